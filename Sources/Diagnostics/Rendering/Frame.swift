/// The gutter with line numbers to the left of a snippet.
struct Frame {
  /// The columns of the longest line number shown.
  let width: Int
  let palette: Palette

  private var blank: String { String(filling: width) }

  var arrow: String { palette.paint(blank + "-->", .gutter) + " " }

  func note(_ text: String) -> String {
    let end = text.utf8.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
    return palette.paint("\(blank) = ", .gutter)
      + palette.paint(String(text[..<end]), .help) + text[end...]
  }

  /// An empty line, the source line with its number, and the rows under it.
  func lines(_ snippet: Snippet, number: Int) -> [String] {
    let rows = snippet.rows()
    let digits = "\(number)"
    let source = String(filling: width - digits.utf8.count) + digits
    return [row("", at: blank), row(rows[0], at: source)]
      + rows.dropFirst().map { row($0, at: blank) }
  }

  private func row(_ text: String, at gutter: String) -> String {
    palette.paint("\(gutter) |", .gutter) + (text.isEmpty ? "" : " " + text)
  }
}

extension String {
  /// A text of `count` equal ASCII characters.
  ///
  /// `String(repeating:count:)` appends them one after the other, and takes fifty times as long.
  init(filling count: Int, with character: Unicode.Scalar = " ") {
    self.init(
      decoding: [UInt8](repeating: UInt8(ascii: character), count: count), as: UTF8.self)
  }
}
