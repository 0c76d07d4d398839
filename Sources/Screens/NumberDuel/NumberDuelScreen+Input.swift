internal import Games
internal import PackFormat
internal import Terminal
internal import TextUnicode
internal import Views

/// Keys and mouse.
extension NumberDuelScreen {
  mutating func take(
    _ key: Key, _ modifiers: Modifiers, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    if let step = take(key, modifiers, in: moment) { return step }
    switch key {
    case .character("i"), .character("I"), .character("ш"), .character("Ш"): changeHints()
    case .character("b"), .character("B"), .character("и"), .character("И"):
      if duel.phase != .start, duel.phase != .result { takeBack() }
    default: return try takeCommon(key, moment)
    }
    return .stay
  }

  /// Takes a key that has a meaning in this phase; nil for any other key.
  private mutating func take(
    _ key: Key, _ modifiers: Modifiers, in moment: Moment
  ) -> ScreenStep? {
    switch duel.phase {
    case .start: return select(key)
    case .thinking:
      switch key {
      case _ where key.isConfirmation: begin()
      case .backspace: takeBack()
      default: return nil
      }
      return .stay
    case .computerGuesses:
      if key == .backspace {
        takeBack()
        return .stay
      }
      return Self.answer(key).map { answer($0) }
    case .playerGuesses:
      if key == .enter { return guess(moment) }
      return edit(key, modifiers) ? .stay : nil
    case .result:
      guard key.isConfirmation else { return nil }
      startAgain("")
      return .stay
    }
  }

  /// Moves through the levels, or takes one; nil for a key that does neither.
  private mutating func select(_ key: Key) -> ScreenStep? {
    let last = duel.levels.count - 1
    switch key {
    case .up: look(at: chosen - 1)
    case .down: look(at: chosen + 1)
    case .pageUp: look(at: chosen - 8)
    case .pageDown: look(at: chosen + 8)
    case .home: look(at: 0)
    case .end: look(at: last)
    case .enter, .character(" "): choose(chosen)
    case .character(let character):
      guard let digit = character.wholeNumberValue, (1...last + 1).contains(digit) else {
        return nil
      }
      look(at: digit - 1)
    default: return nil
    }
    return .stay
  }

  private mutating func look(at level: Int) {
    forget()
    chosen = min(max(level, 0), duel.levels.count - 1)
  }

  private static func answer(_ key: Key) -> DuelAnswer? {
    switch key {
    case .left, .character("<"), .character("l"), .character("L"), .character("м"),
      .character("М"), .character(","):
      .less
    case .right, .character(">"), .character("g"), .character("G"), .character("б"),
      .character("Б"), .character("."):
      .greater
    case .down, .character("="), .character("e"), .character("E"), .character("р"),
      .character("Р"):
      .equal
    default: nil
    }
  }

  /// Moves the guess or types one; false for a key that does neither.
  private mutating func edit(_ key: Key, _ modifiers: Modifiers) -> Bool {
    let numbers = duel.level.numbers
    let leap = max(1, numbers.count / 10)
    let step = modifiers.isEmpty ? 1 : leap
    switch key {
    case .left, .down: set(guess - step)
    case .right, .up: set(guess + step)
    case .pageDown: set(guess - leap)
    case .pageUp: set(guess + leap)
    case .home: set(numbers.low)
    case .end: set(numbers.high)
    case .backspace:
      // With nothing typed, this key takes an answer back in the other phases, too.
      if typed.isEmpty {
        takeBack()
      } else {
        forget()
        typed.removeLast()
      }
    case .escape where !typed.isEmpty: typed = ""
    case .character(let character):
      let isNumber = character.isWholeNumber || character == "-" && numbers.low < 0
      guard !typed.isEmpty || isNumber else { return false }
      type(character)
    default: return false
    }
    return true
  }

  private mutating func set(_ number: Int64) {
    let numbers = duel.level.numbers
    guess = min(max(number, numbers.low), numbers.high)
    typed = ""
    forget()
  }

  mutating func type(_ character: Character) {
    guard duel.phase == .playerGuesses, typed.count < Self.longestInput,
      GuessText.canBecomeNumber(typed + String(character), language)
    else { return }
    forget()
    typed.append(character)
    // The mark on the bar follows a typed number within the range.
    if case .number(let number) = DuelGuess(typed, language), duel.level.numbers.contains(number) {
      guess = number
    }
  }

  mutating func takeMouse(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    let layout = layout(moment.size)
    switch mouse.action {
    case .press:
      if let button = layout.buttons.first(where: { $0.area.contains(mouse.point) }) {
        return try take(button.key, [], moment)
      }
      press(mouse.point, layout)
    case .drag: if isDragging, let bar = layout.bar { set(bar.number(at: mouse.point.column)) }
    case .release: isDragging = false
    case .wheelUp: turn(up: true, mouse.modifiers)
    case .wheelDown: turn(up: false, mouse.modifiers)
    }
    return .stay
  }

  private mutating func press(_ point: Point, _ layout: DuelLayout) {
    if duel.phase == .playerGuesses, let bar = layout.bar, bar.isNear(point) {
      isDragging = true
      set(bar.number(at: point.column))
    }
    guard duel.phase == .start, layout.list.contains(point) else { return }
    let level = layout.firstLevel + point.row - layout.list.origin.row
    guard duel.levels.indices.contains(level) else { return }
    // A second click on the same level takes it.
    if level == chosen { choose(level) } else { look(at: level) }
  }

  private mutating func turn(up: Bool, _ modifiers: Modifiers) {
    switch duel.phase {
    case .start: look(at: chosen + (up ? -1 : 1))
    case .playerGuesses: _ = edit(up ? .right : .left, modifiers)
    default: break
    }
  }
}
