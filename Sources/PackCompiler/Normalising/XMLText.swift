/// Text as XML writes it, with references only where there have to be.
enum XMLText {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Between the tags of an element.
  static func inElement(_ text: String) -> String {
    written(text, ["&": "&amp;", "<": "&lt;"]).replacing("]]>", with: "]]&gt;")
  }

  /// Between quotation marks.
  static func inQuotes(_ text: String) -> String {
    written(
      text,
      ["&": "&amp;", "<": "&lt;", "\"": "&quot;", "\n": "&#10;", "\t": "&#9;", "\r": "&#13;"])
  }

  private static func written(
    _ text: String, _ references: [Unicode.Scalar: String]
  ) -> String {
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let reference = references[scalar] {
        written += reference.unicodeScalars
      } else {
        written.append(scalar)
      }
    }
    return String(written)
  }
}
