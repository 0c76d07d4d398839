internal import Games
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Views

/// The places of everything on the screen, for drawing and for the mouse.
struct HigherOrLowerLayout {
  var body: Area
  /// The lines of the question, above everything else.
  var prompt: [String] = []
  var top = 0
  /// True if there is room for the value in large digits, with its unit in a row below them.
  var isBig = false
  /// The first row of the value.
  var valueRow = 0
  /// The row of the verdict on the guess.
  var verdictRow = 0
  /// The lines of the verdict; those about the points follow.
  var judgement: [String] = []
  var earned: [String] = []
  var track: SliderTrack?
  var curveRows = 0
  /// The lines that name the source of the fact, above the button.
  var origin: [String] = []
  var originRow = 0
  /// The button that ENTER presses.
  var button = Area(0, 0, 0, 0)
  var noteRow = 0
}

extension HigherOrLowerScreen {
  /// The rows that large digits need beyond those of a value in a line.
  private static let moreForBig = BigNumber.rows

  func layout(_ size: Size) -> HigherOrLowerLayout {
    let body = frame.body(in: size)
    var layout = HigherOrLowerLayout(body: body)
    let width = buttonText.displayWidth
    let left = body.origin.column + (body.size.columns - width) / 2
    switch phase {
    case .asking: place(game.question, in: &layout)
    case .judged(let outcome): place(outcome, in: &layout)
    case .welcome, .over: layout.button = Area(left, body.rows.upperBound - 1, width, 1)
    }
    layout.button = Area(left, layout.button.origin.row, width, 1)
    return layout
  }

  /// Places question, value, slider with its ends, button and note, and spreads the spare rows
  /// between them.
  private func place(_ question: HigherOrLower.Question?, in layout: inout HigherOrLowerLayout) {
    guard let question else { return }
    let body = layout.body
    let rest = 1 + 1 + 2 + 1 + 2
    let lines = lines(of: words.asked(question.fact), body, rows: body.size.rows - rest)
    var spare = body.size.rows - rest - lines.count
    layout.isBig = spare >= Self.moreForBig + 4
    if layout.isBig { spare -= Self.moreForBig }
    let gap = max(0, min(2, spare / 4))
    var row = body.origin.row + max(0, spare - 4 * gap) / 2
    layout.prompt = lines
    layout.top = row
    row += 1 + lines.count + gap
    layout.valueRow = row
    row += 1 + (layout.isBig ? Self.moreForBig : 0) + gap
    layout.track = SliderTrack(
      question.slider, at: Point(body.origin.column, row), columns: body.size.columns)
    row += 2 + gap
    layout.button.origin.row = row
    layout.noteRow = row + 1 + min(1, gap)
  }

  /// Places a result. What tells less gets room last: large digits, and the points that other
  /// guesses would have earned.
  private func place(_ outcome: HigherOrLower.Outcome, in layout: inout HigherOrLowerLayout) {
    let body = layout.body
    layout.judgement = lines(of: words.judgement(outcome), body, rows: 2)
    layout.earned = lines(of: words.accuracy(outcome.verdict), body, rows: 2)
    let said = layout.judgement.count + layout.earned.count
    // The number of the question, the slider, its ends, two marks and the button.
    let rest = 1 + said + 1 + 1 + 2 + 1
    let lines = lines(
      of: words.asked(outcome.question.fact), body, rows: min(3, body.size.rows - rest))
    var spare = body.size.rows - rest - lines.count
    layout.origin = (origin ?? "").lines(body.size.columns, most: max(0, min(2, spare)))
      .filter { !$0.isEmpty }
    spare -= layout.origin.count
    layout.isBig = spare >= 2 * (1 + Self.moreForBig)
    if layout.isBig { spare -= 1 + Self.moreForBig }
    let gap = spare > 5 ? 1 : 0
    spare -= 2 * gap
    // A curve of a single row would show nothing.
    layout.curveRows = spare < 2 ? 0 : min(10, spare)
    spare -= layout.curveRows
    var row = body.origin.row + max(0, spare) / 3
    layout.prompt = lines
    layout.top = row
    row += 1 + lines.count + gap
    layout.valueRow = row
    if layout.isBig { row += 1 + Self.moreForBig }
    layout.verdictRow = row
    row += said + layout.curveRows
    layout.track = SliderTrack(
      outcome.question.slider, at: Point(body.origin.column, row), columns: body.size.columns)
    row += 4
    layout.originRow = row
    row += layout.origin.count + gap
    layout.button.origin.row = row
  }

  private func lines(of text: String, _ body: Area, rows: Int) -> [String] {
    let lines = text.terminalSafe.wrapped(to: body.size.columns)
    let rows = max(1, rows)
    guard lines.count > rows else { return lines }
    let rest = lines[(rows - 1)...].joined(separator: " ")
    return lines.prefix(rows - 1) + [rest.cropped(to: body.size.columns - 4) + " [v]"]
  }
}
