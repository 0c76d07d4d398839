internal import Games
internal import PackFormat
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// Keys and mouse.
extension SumGridScreen {
  mutating func take(
    _ key: Key, _ modifiers: Modifiers, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    guard case .asking = phase else { return try celebrated(key, moment) }
    if let line = typed { return typing(key, line, moment) }
    // The board has its first column on the left in every language.
    if let step = Self.step(language.isRightToLeft ? key.turned : key) {
      forget()
      move(step, isMarking: !modifiers.isEmpty)
      return .stay
    }
    switch key {
    case .character(" "):
      forget()
      hasCursor = true
      mark(cursor)
      return .stay
    case .enter:
      forget()
      hasCursor = true
      if selection.path.isEmpty {
        mark(cursor)
        return .stay
      }
      return submit(moment)
    case .backspace, .delete:
      forget()
      selection.undo()
      if let last = selection.path.last { cursor = last }
      return .stay
    case .escape where !selection.path.isEmpty:
      selection.clear()
      return .stay
    case .character(let character) where command(character, moment): return .stay
    default: return try takeCommon(key, moment)
    }
  }

  /// Obeys a command of this game by its letter or the Russian one on the same key; false for other
  /// characters.
  private mutating func command(_ character: Character, _ moment: Moment) -> Bool {
    switch character {
    case "s", "S", "ы", "Ы": skip(moment)
    case "i", "I", "ш", "Ш": hint(moment)
    case "/", ":", ".":
      selection.clear()
      typed = ""
    // The small letter moves the cursor, so the capital one does not open the help.
    case "H": break
    default: return false
    }
    return true
  }

  /// Takes a key during a celebration, which it stops, or ends after a level.
  private mutating func celebrated(_ key: Key, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch key {
    case .character(let character) where "qQйЙnNтТwц?".contains(character):
      return try takeCommon(key, moment)
    case .function(1): return help()
    default: break
    }
    if case .over = phase {
      if isMoving {
        still()
      } else if key.isConfirmation {
        goOn(moment)
      } else if key == .escape {
        return try take(.leave, moment)
      }
    } else {
      goOn(moment)
    }
    return .stay
  }

  private mutating func typing(_ key: Key, _ line: String, _ moment: Moment) -> ScreenStep {
    switch key {
    case .enter:
      guard !line.trimmed.isEmpty else {
        typed = nil
        return .stay
      }
      return submit(line.trimmed, moment)
    case .escape: typed = nil
    case .backspace: typed = line.isEmpty ? nil : String(line.dropLast())
    case .character(let character): type(character)
    default: break
    }
    return .stay
  }

  mutating func type(_ character: Character) {
    guard case .asking = phase, typed?.count ?? 0 < Self.longestInput,
      character.displayWidth == 1, !character.isNewline
    else { return }
    forget()
    typed = (typed ?? "") + String(character)
  }

  /// The step of an arrow key, a key of vi or a digit of the number pad.
  ///
  /// Some number pads send Home for 7, and so on.
  private static func step(_ key: Key) -> SumGridStep? {
    switch key {
    case .up, .character("k"), .character("л"), .character("8"): SumGridStep(down: -1, right: 0)
    case .down, .character("j"), .character("о"), .character("2"): SumGridStep(down: 1, right: 0)
    case .left, .character("h"), .character("р"), .character("4"): SumGridStep(down: 0, right: -1)
    case .right, .character("l"), .character("д"), .character("6"): SumGridStep(down: 0, right: 1)
    case .home, .character("7"), .character("y"), .character("н"): SumGridStep(down: -1, right: -1)
    case .pageUp, .character("9"), .character("u"), .character("г"):
      SumGridStep(down: -1, right: 1)
    case .end, .character("1"), .character("b"), .character("и"): SumGridStep(down: 1, right: -1)
    case .pageDown, .character("3"): SumGridStep(down: 1, right: 1)
    default: nil
    }
  }

  /// Moves the cursor by a step; with `isMarking` it marks the cell that it reaches.
  private mutating func move(_ step: SumGridStep, isMarking: Bool) {
    hasCursor = true
    let next = cursor.moved(step)
    guard game.board.contains(next) else { return }
    if isMarking {
      if selection.path.isEmpty { selection.begin(at: cursor) }
      guard selection.step(to: next) else { return }
    }
    cursor = next
  }

  /// Extends the path to a neighbour or takes a step back; any other cell begins a new path.
  private mutating func mark(_ cell: SumGridCell) {
    if selection.path.last == cell {
      selection.undo()
    } else if !selection.step(to: cell) {
      selection.begin(at: cell)
    }
  }

  /// Takes a mouse event; of the buttons only the left one does anything.
  mutating func take(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    let isOther = mouse.action == .press && mouse.button != .left
    return isOther ? .stay : try takeClick(mouse, moment)
  }

  mutating func takeMouse(_ mouse: Mouse, _ moment: Moment) -> ScreenStep {
    switch mouse.action {
    case .press: press(mouse.point, moment)
    case .drag:
      let layout = layout(moment.size)
      if let drag, let cell = layout.cell(at: mouse.point, isDragged: true) {
        follow(drag, to: cell)
      }
    case .release:
      guard let drag else { break }
      self.drag = nil
      let digits = "\(game.question.answer)".utf8.count
      // A single click marks one digit, so that the next one may be clicked, too.
      let isWhole = selection.path.count == digits || drag.isMoved && selection.path.count > 1
      if isWhole { return submit(moment) }
    default: break
    }
    return .stay
  }

  /// Extends the path of a drag, which begins anew whatever was clicked before.
  private mutating func follow(_ drag: (from: SumGridCell, isMoved: Bool), to cell: SumGridCell) {
    if !drag.isMoved {
      if cell == drag.from { return }
      self.drag = (drag.from, true)
      selection.begin(at: drag.from)
    }
    selection.go(to: cell)
    cursor = selection.path.last ?? cursor
  }

  private mutating func press(_ point: Point, _ moment: Moment) {
    guard case .asking = phase else {
      if buttonArea(moment.size).contains(point) {
        still()
        goOn(moment)
      } else if isMoving {
        still()
      }
      return
    }
    let layout = layout(moment.size)
    guard let cell = layout.cell(at: point, isDragged: false) else {
      selection.clear()
      return
    }
    forget()
    typed = nil
    hasCursor = false
    drag = (cell, false)
    cursor = cell
    if selection.path.last == cell || !selection.step(to: cell) { selection.begin(at: cell) }
  }
}

/// Leaving and help.
extension SumGridScreen {
  /// True if a question is solved and the game goes on, so that leaving would lose something.
  var isInProgress: Bool { game.solved > 0 && game.stage == .asking }

  /// Keeps the score of a game that is broken off; true for a new record.
  mutating func finish() -> Bool {
    isInProgress ? keeper.leave(game.score) : false
  }

  func question(before ending: GameEnding) -> String? {
    guard isInProgress else { return nil }
    return language.paragraph([ending.question(language), words.endsWith(game.score)])
  }

  mutating func startAgain(_ moment: Moment) {
    _ = finish()
    context.note("n")
    begin(moment)
  }

  func help() -> ScreenStep {
    context.help(
      game.howToPlay(language)
        + [language(.gridMouse), language(.gridKeys), language(.gridLetters)])
  }
}
