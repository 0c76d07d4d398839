internal import Rows
internal import XMLSource

/// Writes rows as a source, as authors would write them.
enum SourceText {
  /// Returns rows as CSV (RFC 4180); cells are quoted only if necessary.
  static func csv(_ fields: [String], _ rows: [[String]]) -> String {
    ([fields] + rows).map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
  }

  private static func cell(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ![0x2c, 0x22, 0x0a, 0x0d].contains($0) }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }

  /// Returns rows as XML in a kind's shape.
  static func xml(
    _ fields: [String], _ rows: [[String]], _ shape: XMLShape, _ schema: TableSchema
  ) -> String {
    var text = XMLText.declaration + "<\(shape.root)>\n"
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
    let pinned = (shape.list?.pin).flatMap { values[$0.field] }.map(XMLShape.Pin.names) ?? []
    for field in schema.fields {
      if field.name == shape.list?.pin?.field { continue }
      guard let value = values[field.name], field.name != shape.text else { continue }
      if let name = shape.name(of: field.name) {
        // A row that has text content has no child elements except translations.
        if field.isTranslatable, shape.text == nil {
          children.append("<\(name)>\(XMLText.inElement(value))</\(name)>")
        } else {
          attributes += " \(name)=\"\(XMLText.inQuotes(value))\""
        }
      } else if let list = shape.list {
        if list.remark?.fields.contains(field.name) == true { continue }
        var mark = list.mark(of: field.name).map { " \(list.mark)=\"\($0)\"" } ?? ""
        if let remark = list.remark, let text = list.remark(on: field.name).flatMap({ values[$0] })
        {
          mark += " \(remark.attribute)=\"\(XMLText.inQuotes(text))\""
        }
        if let pin = list.pin, pinned.contains(field.name) {
          mark += " \(pin.attribute)=\"\(pin.value)\""
        }
        children.append("<\(list.element)\(mark)>\(XMLText.inElement(value))</\(list.element)>")
      }
    }
    let text = shape.text.flatMap { values[$0] }.map(XMLText.inElement) ?? ""
    if !children.isEmpty {
      let lines = children.map { "    \($0)\n" }.joined()
      return "  <\(shape.row)\(attributes)>\n\(lines)  </\(shape.row)>\n"
    }
    if text.isEmpty { return "  <\(shape.row)\(attributes)/>\n" }
    return "  <\(shape.row)\(attributes)>\(text)</\(shape.row)>\n"
  }
}
