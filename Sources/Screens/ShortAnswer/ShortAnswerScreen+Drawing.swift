internal import Games
internal import Terminal
internal import Views
internal import Words

/// Drawing.
extension ShortAnswerScreen {
  /// The rows of the line for the answer, and of the reply below it.
  private static var entryRows: Int { 3 }

  var hints: [KeyHint] {
    guard phase.isAsking else { return hintsBetween }
    return [
      KeyHint(key: .enter, name: "ENTER", label: language(.answer)),
      KeyHint(key: .tab, name: "TAB", label: language(.pass)),
      KeyHint(key: .function(1), name: "F1", label: language(.help)),
      KeyHint(key: .escape, name: "ESC", label: language(.quit)),
    ]
  }

  func layout(_ size: Size) -> QuestionLayout {
    switch phase {
    case .welcome, .over: layout(nil, size)
    case .asking: layout(game.open.map { view($0, entryRows: Self.entryRows) }, size)
    case .judged(let outcome): layout(view(outcome.content), size)
    }
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    draw(on: &canvas, at: time) { layout, canvas in
      if phase.isAsking { drawEntry(layout.entry, on: &canvas) }
    }
  }

  /// Draws the line for the answer, and the reply to the last one below it.
  private func drawEntry(_ area: Area, on canvas: inout Canvas) {
    let lines = note.lines(area.size.columns, most: max(0, area.size.rows - 1))
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(area.origin.column, area.origin.row + 1 + row), theme.bad)
    }
    entry.draw(in: area, theme.key, theme.accent, on: &canvas)
  }
}
