/// Escapes text for XML; only characters that need a reference get one.
package enum XMLText {
  package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Escapes text between tags.
  package static func inElement(_ text: String) -> String {
    written(text, ["&": "&amp;", "<": "&lt;"]).replacing("]]>", with: "]]&gt;")
  }

  /// Escapes the value of an attribute.
  package static func inQuotes(_ text: String) -> String {
    written(
      text,
      ["&": "&amp;", "<": "&lt;", "\"": "&quot;", "\n": "&#10;", "\t": "&#9;", "\r": "&#13;"])
  }

  package static func attribute(_ name: String, _ value: String) -> String {
    "\(name)=\"\(inQuotes(value))\""
  }

  /// Joins the parts of a tag on one line, or on several if the line would be too long.
  package static func tag(_ parts: [String], depth: Int) -> String {
    let margin = 2 * depth
    var lines = ""
    var width = margin - 1
    for part in parts {
      let length = part.unicodeScalars.count
      // Leaves room for `/>`.
      if !lines.isEmpty, width + 1 + length + 2 > columns {
        lines += "\n" + String(repeating: " ", count: margin + 2) + part
        width = margin + 2 + length
      } else {
        lines += (lines.isEmpty ? "" : " ") + part
        width += 1 + length
      }
    }
    return lines
  }

  /// The maximal width of a tag's line.
  private static let columns = 120

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
