internal import Terminal
internal import TextUnicode

extension Area {
  /// A place for a line of text in the middle of the area's columns.
  func line(of text: String, row: Int) -> Area {
    let width = min(text.displayWidth, size.columns)
    return Area(origin.column + (size.columns - width) / 2, row, width, 1)
  }
}

extension String {
  /// The text in so many lines at most, the last one cropped where it would need more.
  func lines(_ columns: Int, most: Int) -> [String] {
    let lines = terminalSafe.wrapped(to: max(1, columns))
    guard lines.count > most else { return lines }
    if most <= 0 { return [] }
    return lines.prefix(most - 1)
      + [lines[(most - 1)...].joined(separator: " ").cropped(to: max(1, columns))]
  }
}

extension Theme {
  /// Marks for what is right and what is wrong, in letters that every console has where it must be.
  var marks: (right: String, wrong: String) { hasFineBlocks ? ("✓", "✗") : ("+", "x") }
}
