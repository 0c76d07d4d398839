internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// The ordering or the matching on the whole screen: items are put in places by keys and by the mouse.
struct PlacingScreen: SessionScreen {
  let context: GameContext
  var rounds: Rounds<PlayedPlacing<PackPlacings>>
  var logged: Int64 = 0
  var celebration: Celebration?
  /// The answer so far; nil before the first question.
  private(set) var hand: PlacingHand?
  /// The item that was pressed, until the button is released.
  private var pressed: Int?
  /// The place that was pressed, until the button is released.
  private var pressedPlace: Int?
  /// The reply to an answer that does not count; else empty.
  private(set) var note = ""
  var top = 0
  var leavePrompt = LeavePrompt()
  var deadline: Int64?

  init(
    _ form: PlacingForm, _ game: Placing, _ source: PackPlacings, _ context: GameContext
  ) throws(PackError) {
    rounds = try Rounds(PlayedPlacing(form, game, source))
    self.context = context
  }

  var keysHelp: String { language(.howToPlace) }

  var focused: Int? { phase.isAsking ? hand?.place : nil }

  mutating func clear() {
    note = ""
    (pressed, pressedPlace) = (nil, nil)
    hand = game.game.question.map(PlacingHand.init)
  }

  var isOrdering: Bool { game.form == .ordering }

  private mutating func submit(_ moment: Moment) {
    guard let hand else { return }
    guard let items = hand.answer else {
      note = language(.placesLeft, ["n": .count(hand.emptyPlaces)])
      return
    }
    _ = answer(items, as: Placing.letters(items), moment)
  }
}

/// Keys and mouse.
extension PlacingScreen {
  mutating func take(
    _ key: Key, _ modifiers: Modifiers, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    guard phase.isAsking, let question = game.game.question else {
      return try takeBetween(key, moment)
    }
    note = ""
    switch key {
    case .enter: submit(moment)
    case .character(" "): hand?.pickUp()
    case .up, .left: hand?.step(-1)
    case .down, .right, .tab: hand?.step(1)
    case .home: hand?.step(-question.order.count)
    case .end: hand?.step(question.order.count)
    case .backspace, .delete: hand?.remove()
    case .character(let character) where character.isASCII && character.isNumber:
      hand?.go(to: (character.wholeNumberValue ?? 0) - 1)
    default:
      guard let item = ChoiceKey.choice(key, of: question.order.count) else {
        return try takeCommon(key, moment)
      }
      hand?.put(item)
    }
    return .stay
  }

  mutating func takeMouse(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch mouse.action {
    case .press:
      let layout = layout(moment.size)
      if layout.button.contains(mouse.point) { return try take(.enter, [], moment) }
      guard phase.isAsking, let row = row(at: mouse.point, layout) else { return .stay }
      note = ""
      switch row {
      case .place(let place):
        // The second click puts an item down, so its release does nothing.
        pressedPlace = hand?.isHeld == true ? nil : place
        hand?.click(place)
      case .item(let item):
        pressed = item
        hand?.put(item)
      }
    case .release:
      defer { (pressed, pressedPlace) = (nil, nil) }
      guard phase.isAsking, case .place(let place)? = row(at: mouse.point, layout(moment.size))
      else { return .stay }
      if let pressed, hand?.place(of: pressed) != place {
        hand?.go(to: place)
        hand?.put(pressed)
      } else if let pressedPlace, pressedPlace != place {
        hand?.click(place)
      }
    case .wheelUp: return try take(.up, [], moment)
    case .wheelDown: return try take(.down, [], moment)
    case .drag: break
    }
    return .stay
  }

  private enum Row { case place(Int), item(Int) }

  private func row(at point: Point, _ layout: QuestionLayout) -> Row? {
    layout.choices.first { $0.area.contains(point) }.map { row($0.index) }
  }

  /// Returns what a row of the answer is, counted from 0: first the places, then the items of a matching.
  private func row(_ index: Int) -> Row {
    let places = hand?.items.count ?? 0
    return index < places ? .place(index) : .item(index - places)
  }
}

/// Drawing.
extension PlacingScreen {
  var hints: [KeyHint] {
    guard phase.isAsking, let question = game.game.question else { return hintsBetween }
    let last = Placing.letter(question.order.count - 1)
    return [
      KeyHint(key: nil, name: "A–\(last)", label: language(.putInPlace)),
      KeyHint(key: .character(" "), name: "↑↓ SPACE", label: language(.pickUp)),
      KeyHint(key: .enter, name: "ENTER", label: language(.answer)),
      KeyHint(key: .character("p"), name: "p", label: language(.pause)),
    ] + commonHints
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    draw(on: &canvas, at: time) { layout, canvas in
      if let outcome = phase.outcome {
        for line in layout.choices { draw(line, outcome, on: &canvas) }
      } else {
        for row in layout.choices { draw(row, layout, on: &canvas) }
        canvas.write(note, at: layout.entry.origin, theme.bad, columns: layout.entry.size.columns)
      }
    }
  }

  /// Draws a place with its item, or an item of a matching.
  private func draw(
    _ row: QuestionLayout.Choice, _ layout: QuestionLayout, on canvas: inout Canvas
  ) {
    guard let hand else { return }
    var (badge, style, badgeStyle, mark) = ("", theme.text, theme.bar, "")
    switch self.row(row.index) {
    case .place(let place):
      badge = isOrdering ? Placing.letter(hand.items[place] ?? 0) : "\(place + 1)"
      if place == hand.place {
        (style, badgeStyle) = (theme.button, theme.button)
        mark = hand.isHeld ? "↕" : "›"
        canvas.fill(row.area, style)
      }
    case .item(let item):
      badge = Placing.letter(item)
      if hand.place(of: item) != nil { (style, badgeStyle) = (theme.faint, theme.faint) }
    }
    let origin = row.area.origin
    canvas.write(" \(badge) ", at: origin, badgeStyle)
    canvas.write(mark, at: Point(origin.column + 4, origin.row), style)
    write(row, style, from: layout.isPacked(row) ? Self.packedBadge : Self.badge, on: &canvas)
  }

  /// Draws a line of the result.
  private func draw(
    _ line: QuestionLayout.Choice, _ outcome: Placing.Outcome, on canvas: inout Canvas
  ) {
    let isRight = outcome.marks.isEmpty ? nil : outcome.marks[line.index]
    write(
      line, isRight == nil ? theme.text : isRight == true ? theme.good : theme.bad, from: 0,
      on: &canvas)
  }

  private func write(
    _ row: QuestionLayout.Choice, _ style: Style, from start: Int, on canvas: inout Canvas
  ) {
    for (index, line) in row.lines.enumerated() {
      canvas.write(
        line, at: Point(row.area.origin.column + start, row.area.origin.row + index), style,
        columns: row.area.size.columns - start)
    }
  }
}
