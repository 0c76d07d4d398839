internal import XMLSource

/// Texts with runs of different letters, as workbooks of Excel have them.
enum XLSXText {
  /// Returns the text of an element with a text or with runs; how words are read aloud is no part of it.
  static func text(of element: MarkupElement) -> String {
    var text = ""
    for child in element.children {
      switch child.localName {
      case "t": text += child.text
      case "r": text += child.child("t")?.text ?? ""
      default: break
      }
    }
    return text.contains("_x") ? unescaped(text) : text
  }

  /// Replaces escapes such as `_x000D_` by the characters they stand for.
  static func unescaped(_ text: String) -> String {
    replacingEscapes(in: text) { String(Character($0)) }
  }

  /// Writes the beginning of each escape so that it is read as it stands.
  static func escaped(_ text: String) -> String {
    replacingEscapes(in: text) { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "_x005F_x" + String(repeating: "0", count: 4 - digits.count) + digits + "_"
    }
  }

  private static func replacingEscapes(
    in text: String, by replacement: (Unicode.Scalar) -> String
  ) -> String {
    var parts = ""
    var rest = text[...]
    while let range = rest.firstRange(of: "_x") {
      parts += rest[..<range.lowerBound]
      let digits = rest[range.upperBound...].prefix(5)
      if digits.count == 5, digits.last == "_", let code = UInt32(digits.dropLast(), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        parts += replacement(scalar)
        rest = rest[digits.endIndex...]
      } else {
        parts += "_x"
        rest = rest[range.upperBound...]
      }
    }
    return parts + rest
  }
}
