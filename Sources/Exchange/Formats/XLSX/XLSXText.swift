internal import XMLSource

/// Texts with runs of different letters, as workbooks of Excel have them.
enum XLSXText {
  /// Returns the text of an element with a text or with runs; how words are read aloud is no part of it.
  static func text(of element: MarkupElement) -> String {
    var text = ""
    for case .element(let child) in element.content {
      switch child.localName {
      case "t": text += child.text
      case "r": text += child.child("t")?.text ?? ""
      default: break
      }
    }
    return unescaped(text)
  }

  /// True if parts of a text are bold, raised or the like.
  static func hasMarkup(_ element: MarkupElement) -> Bool {
    for case .element(let run) in element.content where run.localName == "r" {
      if run.child("rPr")?.children.contains(where: { marks.contains($0.localName) }) == true {
        return true
      }
    }
    return false
  }

  private static let marks: Set = ["b", "i", "u", "strike", "vertAlign"]

  /// Replaces escapes such as `_x000D_` by the characters they stand for.
  static func unescaped(_ text: String) -> String {
    // Nearly no text has the sign that begins an escape.
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    var parts = ""
    var rest = text[...]
    while let range = rest.firstRange(of: start) {
      parts += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      if let scalar = escape(rest) {
        parts.unicodeScalars.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        parts += start
      }
    }
    return parts + rest
  }

  /// Writes the beginning of each escape so that it is read as it stands.
  static func escaped(_ text: String) -> String {
    var parts = ""
    var rest = text[...]
    while let range = rest.firstRange(of: start) {
      parts += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      parts += escape(rest) == nil ? start : "_x005F_x"
    }
    return parts + rest
  }

  private static let start = "_x"
  /// The length of the digits and the line behind them.
  private static let length = 5

  /// The character that four digits and a line stand for; nil if something else stands there.
  private static func escape(_ text: Substring) -> Unicode.Scalar? {
    let digits = text.prefix(length)
    guard digits.count == length, digits.last == "_", digits.dropLast().allSatisfy(\.isHexDigit)
    else { return nil }
    return UInt32(digits.dropLast(), radix: 16).flatMap { Unicode.Scalar($0) }
  }
}
