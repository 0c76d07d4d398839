internal import Games
internal import PackFormat
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// Keys and mouse.
extension HigherOrLowerScreen {
  mutating func take(
    _ key: Key, _ modifiers: Modifiers, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    if case .asking = phase, let question = game.question {
      if take(key, modifiers, on: question.slider) { return .stay }
      if key == .enter {
        try judge(moment)
        return .stay
      }
    } else if key.isConfirmation {
      try goOnByKey(moment)
      return .stay
    }
    switch key {
    case .character("v"), .character("V"), .character("м"), .character("М"): return prompt()
    default: return try takeCommon(key, moment)
    }
  }

  /// Opens the whole question, which may be longer than the screen.
  private func prompt() -> ScreenStep {
    switch phase {
    case .asking: game.question.map { context.help([words.asked($0.fact)]) } ?? .stay
    case .judged(let outcome): context.help([words.asked(outcome.question.fact)])
    case .welcome, .over: .stay
    }
  }

  /// Moves the slider or types a number; false for a key that does neither.
  private mutating func take(_ key: Key, _ modifiers: Modifiers, on slider: GuessSlider) -> Bool {
    let isFast = !modifiers.isEmpty
    switch key {
    case .left: move(by: isFast ? -0.1 : -0.01, slider)
    case .right: move(by: isFast ? 0.1 : 0.01, slider)
    case .pageDown: move(by: -0.1, slider)
    case .pageUp: move(by: 0.1, slider)
    case .down: set(slider.below(guess))
    case .up: set(slider.above(guess))
    case .home: set(slider.low)
    case .end: set(slider.high)
    case .backspace where !typed.isEmpty:
      typed.removeLast()
      follow(slider)
    case .escape where !typed.isEmpty: typed = ""
    case .character(let character):
      let isNumber = character.isWholeNumber || character == "-" && slider.low < ExactDecimal(0)
      if typed.isEmpty, !isNumber { return nudge(character, slider) }
      type(character)
    default: return false
    }
    return true
  }

  /// Moves the slider by the characters of the plain game; false for any other character.
  private mutating func nudge(_ character: Character, _ slider: GuessSlider) -> Bool {
    switch character {
    case "+": move(by: 0.1, slider)
    case "-": move(by: -0.1, slider)
    case ">": set(slider.above(guess))
    case "<": set(slider.below(guess))
    default: return false
    }
    return true
  }

  /// Moves the slider by a share of its range, but at least by one step.
  private mutating func move(by part: Double, _ slider: GuessSlider) {
    set(slider.moved(guess, by: part))
  }

  private mutating func set(_ position: ExactDecimal) {
    guess = position
    typed = ""
    note = nil
  }

  mutating func type(_ character: Character) {
    guard case .asking = phase, let slider = game.question?.slider,
      typed.count < Self.longestInput,
      GuessText.canBecomeNumber(
        typed + String(character), unit: game.question?.fact.unit ?? "", language)
    else { return }
    typed.append(character)
    note = nil
    follow(slider)
  }

  /// Moves the slider to the typed number, if that is within the range.
  private mutating func follow(_ slider: GuessSlider) {
    guard case .number(let number) = read(typed), slider.low <= number, number <= slider.high else {
      return
    }
    guess = slider.snapped(number)
  }

  func read(_ text: String) -> GuessText.Reading {
    GuessText.read(text.trimmed, unit: game.question?.fact.unit ?? "", language)
  }

  mutating func takeMouse(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    let layout = layout(moment.size)
    switch mouse.action {
    case .press:
      if layout.button.contains(mouse.point) { return try take(.enter, [], moment) }
      if case .asking = phase, let track = layout.track, track.isNear(mouse.point) {
        isDragging = true
        set(track.position(at: mouse.point.column))
      }
    case .drag:
      if case .asking = phase, isDragging, let track = layout.track {
        set(track.position(at: mouse.point.column))
      }
    case .release: isDragging = false
    case .wheelUp: return try take(.right, mouse.modifiers, moment)
    case .wheelDown: return try take(.left, mouse.modifiers, moment)
    }
    return .stay
  }
}
