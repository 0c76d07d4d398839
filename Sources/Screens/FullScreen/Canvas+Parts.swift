internal import SafeText
internal import Terminal
internal import TextUnicode

extension Area {
  /// True if a click at a point is meant for this one-row area: at most one row or two columns
  /// away.
  func isNear(_ point: Point) -> Bool {
    (rows.lowerBound - 1..<rows.upperBound + 1).contains(point.row)
      && (columns.lowerBound - 2..<columns.upperBound + 2).contains(point.column)
  }

  /// The area of a line of text in the middle of the columns.
  func line(of text: String, row: Int) -> Area {
    let width = min(text.displayWidth, size.columns)
    return Area(origin.column + (size.columns - width) / 2, row, width, 1)
  }
}

extension String {
  /// The text in at most `most` lines; a last line that needs more room is cropped.
  func lines(_ columns: Int, most: Int) -> [String] {
    let lines = terminalSafe.wrapped(to: max(1, columns))
    guard lines.count > most else { return lines }
    if most <= 0 { return [] }
    return lines.prefix(most - 1)
      + [lines[(most - 1)...].joined(separator: " ").cropped(to: max(1, columns))]
  }
}

extension [(String, Style)] {
  /// The texts in lines no wider than `columns`; an empty text gives none.
  func wrapped(to columns: Int) -> [(String, Style)] {
    flatMap { text, style in
      text.terminalSafe.wrapped(to: columns).filter { !$0.isEmpty }.map { ($0, style) }
    }
  }
}

extension Theme {
  /// The marks for right and wrong, in ASCII for consoles that have no others.
  var marks: (right: String, wrong: String) { hasFineBlocks ? ("✓", "✗") : ("+", "x") }
}
