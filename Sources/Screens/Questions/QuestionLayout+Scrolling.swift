internal import Terminal

extension QuestionLayout {
  /// A part of texts that are too tall, of which the layout has the visible lines.
  struct Scrolling {
    /// The number of visible lines.
    let rows: Int
    /// The number of all lines.
    let count: Int
    /// The first visible line.
    let first: Int
    /// The row that says which part is shown.
    let mark: Area
    /// The first line below the question.
    var answers = 0
    /// The lines of each choice.
    var choices: [Range<Int>] = []

    /// Returns the first visible line that shows a choice, or its beginning if it is taller than the window.
    func first(showing choice: Int) -> Int {
      guard choices.indices.contains(choice) else { return first }
      let lines = choices[choice]
      if lines.upperBound > first + rows { return min(lines.lowerBound, lines.upperBound - rows) }
      return min(first, lines.lowerBound)
    }
  }
}

extension SessionScreen {
  /// Places texts that do not fit one below the other, from the line `top` on. What is typed stays
  /// below them.
  func scroll(
    _ texts: QuestionLines, _ question: QuestionView, in area: Area, _ layout: inout QuestionLayout
  ) {
    layout.entry = Area(
      area.origin.column, max(area.origin.row, area.rows.upperBound - question.entryRows),
      area.size.columns, question.entryRows)
    let rows = max(1, area.size.rows - question.entryRows - 1)
    // An empty line before the choices, and one before the explanation.
    let (answerGap, toldGap) = (texts.choices.isEmpty ? 0 : 1, question.result == nil ? 0 : 1)
    let count = texts.count + answerGap + toldGap
    let first = max(0, min(top, count - rows))
    let window = first..<first + rows
    var scrolling = QuestionLayout.Scrolling(
      rows: rows, count: count, first: first,
      mark: Area(area.origin.column, area.origin.row + rows, area.size.columns, 1))
    var line = 0
    /// Returns the visible lines of the next text, with the row of the first of them.
    func next(_ lines: [String]) -> (row: Int, lines: [String]) {
      let start = line
      line += lines.count
      let visible = (start..<line).clamped(to: window)
      return (
        area.origin.row + visible.lowerBound - first,
        Array(lines.dropFirst(max(0, visible.lowerBound - start)).prefix(visible.count))
      )
    }
    (layout.promptTop, layout.prompt) = next(texts.prompt)
    layout.caption = next(texts.caption).lines
    line += answerGap
    scrolling.answers = line + (texts.choices.isEmpty ? toldGap : 0)
    for (index, lines) in texts.choices.enumerated() {
      scrolling.choices.append(line..<line + lines.count)
      let (row, visible) = next(lines)
      guard !visible.isEmpty else { continue }
      layout.choices.append(
        .init(
          index: index, area: Area(area.origin.column, row, area.size.columns, visible.count),
          lines: visible))
    }
    line += toldGap
    (layout.explanationTop, layout.explanation) = next(texts.explanation)
    layout.source = next(texts.source).lines
    layout.scrolling = scrolling
  }
}
