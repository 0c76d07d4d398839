internal import Games
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// A button and the key that it presses.
struct DuelButton {
  let text: String
  let key: Key
  var area = Area(0, 0, 0, 0)
}

/// The places of everything on a duel's screen, for drawing and for the mouse.
struct DuelLayout {
  let body: Area
  /// The lines at the top, and those at the bottom.
  var lead: [String] = []
  var said: [String] = []
  var leadRow = 0
  var numberRow = 0
  /// True if the number has room for large digits.
  var isBig = false
  var saidRow = 0
  var bar: DuelBar?
  var list = Area(0, 0, 0, 0)
  /// The level in the first row of the list.
  var firstLevel = 0
  var buttons: [DuelButton] = []

  init(_ body: Area) { self.body = body }

  /// The first rows of blocks with these heights, stacked in an area with gaps if there is room.
  static func stacked(_ heights: [Int], in body: Area) -> [Int] {
    let spare = body.size.rows - heights.reduce(0, +)
    let gaps = heights.count { $0 > 0 } - 1
    let gap = gaps > 0 ? max(0, min(2, spare / (gaps + 1))) : 0
    var row = body.origin.row + max(0, spare - gap * max(0, gaps)) / 3
    return heights.map { height in
      defer { if height > 0 { row += height + gap } }
      return row
    }
  }

  /// Places the buttons side by side in the middle of a row.
  mutating func place(_ buttons: [DuelButton], row: Int) {
    let widths = buttons.map { $0.text.displayWidth }
    let least = widths.reduce(0, +) + buttons.count - 1
    let gap = least + 3 * (buttons.count - 1) <= body.size.columns ? 4 : 1
    let width = widths.reduce(0, +) + gap * (buttons.count - 1)
    var column = body.origin.column + max(0, body.size.columns - width) / 2
    self.buttons = zip(buttons, widths).map { button, width in
      defer { column += width + gap }
      var button = button
      button.area = Area(column, row, width, 1)
      return button
    }
  }

  /// The text in at most `rows` lines of the body's width; the last line is cropped if necessary.
  func lines(_ text: String, rows: Int) -> [String] {
    let lines = text.terminalSafe.wrapped(to: body.size.columns).filter { !$0.isEmpty }
    let rows = max(1, rows)
    guard lines.count > rows else { return lines }
    return lines.prefix(rows - 1)
      + [lines[(rows - 1)...].joined(separator: " ").cropped(to: body.size.columns)]
  }
}

extension NumberDuelScreen {
  func layout(_ size: Size) -> DuelLayout {
    // The row above the body shows the five steps of a duel.
    let whole = frame.body(in: size)
    let body = Area(
      whole.origin.column, whole.origin.row + 1, whole.size.columns, max(0, whole.size.rows - 1))
    var layout = DuelLayout(body)
    switch duel.phase {
    case .start: placeLevels(in: &layout)
    case .thinking: placeThinking(in: &layout)
    case .computerGuesses, .playerGuesses: placeGuesses(in: &layout)
    case .result: layout.place(buttons, row: frame.sky(in: size).rows.upperBound - 2)
    }
    return layout
  }

  private func placeLevels(in layout: inout DuelLayout) {
    let body = layout.body
    let about = duel.levels[chosen].described(language)
    layout.lead = body.size.rows > 14 ? layout.lines(words.inShort, rows: 2) : []
    layout.said = layout.lines(note?.text ?? about, rows: 3)
    let rest = layout.lead.count + layout.said.count + 1
    let count = max(1, min(duel.levels.count, body.size.rows - rest))
    let rows = DuelLayout.stacked(
      [layout.lead.count, count, layout.said.count, 1], in: body)
    layout.leadRow = rows[0]
    let columns = min(60, body.size.columns)
    layout.list = Area(
      body.origin.column + (body.size.columns - columns) / 2, rows[1], columns, count)
    layout.firstLevel = min(max(0, chosen - count / 2), duel.levels.count - count)
    layout.saidRow = rows[2]
    layout.place(buttons, row: rows[3])
  }

  private func placeThinking(in layout: inout DuelLayout) {
    let body = layout.body
    layout.lead = layout.lines(words.think(of: duel.level), rows: 4)
    layout.said = layout.lines(note?.text ?? "", rows: 3)
    let rows = DuelLayout.stacked(
      [layout.lead.count, DuelBar.rows, 1, layout.said.count], in: body)
    layout.leadRow = rows[0]
    layout.bar = bar(body, rows[1])
    layout.place(buttons, row: rows[2])
    layout.saidRow = rows[3]
  }

  private func placeGuesses(in layout: inout DuelLayout) {
    let body = layout.body
    let said = note?.text ?? hint ?? ""
    // Large digits need a body of twelve rows.
    let big = body.size.rows >= 12 ? BigNumber.rows : 1
    let rest = big + DuelBar.rows + 1
    layout.lead = layout.lines(lead, rows: min(2, body.size.rows - rest - 2))
    let room = body.size.rows - rest - layout.lead.count
    layout.said = layout.lines(said, rows: min(4, max(1, room)))
    let rows = DuelLayout.stacked(
      [layout.lead.count, big, DuelBar.rows, 1, layout.said.count], in: body)
    layout.leadRow = rows[0]
    layout.numberRow = rows[1]
    layout.isBig = big == BigNumber.rows
    layout.bar = bar(body, rows[2])
    layout.place(buttons, row: rows[3])
    layout.saidRow = rows[4]
  }

  private func bar(_ body: Area, _ row: Int) -> DuelBar {
    DuelBar(
      duel.level.numbers, language, at: Point(body.origin.column, row),
      columns: body.size.columns)
  }

  /// The text above the number.
  private var lead: String {
    guard duel.phase == .computerGuesses else { return words.answered(duel) }
    let attempt = duel.computerAttempts
    return attempt == 1
      ? words.roundOne
      : language(.duelIsThisYours, ["n": .count(attempt)])
  }

  private var buttons: [DuelButton] {
    func go(_ text: Phrase) -> [DuelButton] {
      [DuelButton(text: "[ ENTER  \(language(text)) ]", key: .enter)]
    }
    func answer(_ sign: Character, _ letter: Character, _ text: Phrase) -> DuelButton {
      // Signs are mirrored among Arabic letters, where "<" looks like the key for greater.
      let key = language.isRightToLeft ? letter : sign
      return DuelButton(text: "[ \(key) \(language(text)) ]", key: .character(key))
    }
    switch duel.phase {
    case .start: return go(.start)
    case .thinking: return go(.duelThought)
    case .computerGuesses:
      return [
        answer("<", "l", .duelLess), answer("=", "e", .duelEqual), answer(">", "g", .duelGreater),
      ]
    case .playerGuesses: return go(.duelGuess)
    case .result: return go(.duelNew)
    }
  }
}
