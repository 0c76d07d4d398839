/// The gutter with line numbers to the left of a snippet.
struct Frame {
  /// The columns of the longest line number shown.
  let width: Int
  let palette: Palette

  private var blank: String { String(repeating: " ", count: width) }

  var arrow: String { palette.paint(blank + "-->", .gutter) + " " }

  func note(_ text: String) -> String {
    let title = text.prefix { $0 != ":" }
    return palette.paint("\(blank) = ", .gutter)
      + palette.paint(String(title), .help) + text.dropFirst(title.count)
  }

  /// An empty line, the source line with its number, and the rows under it.
  func lines(_ snippet: Snippet, number: Int) -> [String] {
    let rows = snippet.rows()
    let digits = "\(number)"
    let source = String(repeating: " ", count: width - digits.count) + digits
    return [row("", at: blank), row(rows[0], at: source)]
      + rows.dropFirst().map { row($0, at: blank) }
  }

  private func row(_ text: String, at gutter: String) -> String {
    palette.paint("\(gutter) |", .gutter) + (text.isEmpty ? "" : " " + text)
  }
}
