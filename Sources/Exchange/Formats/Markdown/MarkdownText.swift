/// Text in CommonMark, in which no character has a meaning of its own.
enum MarkdownText {
  private static let signs = Set("\\`*_[]<>#|~&$".unicodeScalars)

  /// Returns a text for the middle of a line.
  static func inline(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var isBehindSpace = false
    for scalar in text.unicodeScalars {
      // A line break would end a cell or an item.
      if scalar.value < 0x21 || scalar == "\u{2028}" || scalar == "\u{2029}" {
        if !isBehindSpace { escaped.append(" ") }
        isBehindSpace = true
        continue
      }
      isBehindSpace = false
      if signs.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// Returns a text for the start of a block, where a hyphen or a number would begin a list.
  static func block(_ text: String) -> String {
    let text = inline(text)
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text[digits.endIndex...]
    if !digits.isEmpty, let first = rest.first, first == "." || first == ")" {
      return "\(digits)\\\(rest)"
    }
    return ["-", "+", "="].contains { text.hasPrefix($0) } ? "\\\(text)" : text
  }

  /// Returns a picture by the name of its file.
  static func image(_ name: String, alt: String) -> String {
    let target = name.replacing("\\", with: "\\\\").replacing("<", with: "\\<")
      .replacing(">", with: "\\>")
    return "![\(inline(alt))](<\(target)>)"
  }
}
