internal import Schema

/// Rows written as a source: what authors would write themselves.
enum SourceText {
  /// As CSV (RFC 4180): a cell in quotes only where it has to be.
  static func csv(_ fields: [String], _ rows: [[String]]) -> String {
    ([fields] + rows).map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
  }

  private static func cell(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ![0x2c, 0x22, 0x0a, 0x0d].contains($0) }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }

  /// As XML of a kind's shape.
  static func xml(
    _ fields: [String], _ rows: [[String]], _ shape: XMLShape, _ schema: TableSchema
  ) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(shape.root)>\n"
    for row in rows {
      let values = Dictionary(zip(fields, row).filter { !$1.isEmpty }) { first, _ in first }
      text += element(values, shape, schema)
    }
    return text + "</\(shape.root)>\n"
  }

  private static func element(
    _ values: [String: String], _ shape: XMLShape, _ schema: TableSchema
  ) -> String {
    var attributes = ""
    var children: [String] = []
    for field in schema.fields {
      guard let value = values[field.name], field.name != shape.text else { continue }
      if let name = shape.name(of: field.name) {
        // A row with a text of its own holds no elements but translations.
        if field.isTranslatable, shape.text == nil {
          children.append("<\(name)>\(escaped(value))</\(name)>")
        } else {
          attributes += " \(name)=\"\(escaped(value))\""
        }
      } else if let list = shape.list {
        let mark = field.name == list.marked ? " \(list.mark)=\"true\"" : ""
        children.append("<\(list.element)\(mark)>\(escaped(value))</\(list.element)>")
      }
    }
    let text = shape.text.flatMap { values[$0] }.map(escaped) ?? ""
    if !children.isEmpty {
      let lines = children.map { "    \($0)\n" }.joined()
      return "  <\(shape.row)\(attributes)>\n\(lines)  </\(shape.row)>\n"
    }
    if text.isEmpty { return "  <\(shape.row)\(attributes)/>\n" }
    return "  <\(shape.row)\(attributes)>\(text)</\(shape.row)>\n"
  }

  /// Text for XML, in an element or between quotation marks.
  static func escaped(_ text: String) -> String {
    let named: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return text.map { named[$0] ?? String($0) }.joined()
  }
}
