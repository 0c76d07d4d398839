internal import Kinds
internal import PackFormat
internal import Rows
internal import XMLSource

/// Makes the XML element of a question.
struct PackedXMLRow {
  /// The two ways to write the text of a row that also has child elements.
  enum Style: CaseIterable { case asElement, asText }

  private let style: Style
  private let shape: XMLShape
  private let packed: PackedColumns
  private let attributes: [String]
  /// For each field of the schema, the pack's columns, first the one in the pack's own language.
  private let fields: [(field: TableSchema.Field, columns: [Int])]
  private let list: [(field: String, columns: [Int])]
  /// For each field of remarks on the list's elements, the pack's columns.
  private let remarks: [(field: String, columns: [Int])]
  /// The pack's column with the pins of the list.
  private let pins: Int?

  /// `attributes` is the order of the element's attributes.
  init(_ kind: ContentKind, _ packed: PackedColumns, _ style: Style, attributes: [String]) {
    self.style = style
    shape = kind.shape
    self.packed = packed
    self.attributes = attributes
    let columns = { (name: String) in
      packed.columns.indices.filter { packed.columns[$0].packed.name == name }
    }
    fields = kind.schema.fields.map { ($0, columns($0.name)) }
    list = (kind.shape.list?.fields ?? []).map { ($0, columns($0)) }
    remarks = (kind.shape.list?.remark?.fields ?? []).map { ($0, columns($0)) }
    pins = kind.shape.list?.pin.flatMap { columns($0.field).first }
  }

  func element(_ row: Int) throws(DecompileError) -> XMLBranch {
    var said: [String: String] = [:]
    var text: String?
    var children: [XMLBranch] = []
    for (field, columns) in fields {
      if field.name == shape.list?.marked { children += try choices(row) }
      guard let name = shape.name(of: field.name) else { continue }
      for column in columns {
        guard let value = try packed.string(column, row) else { continue }
        let language = packed.columns[column].packed.language
        if !language.isEmpty || field.isTranslatable && shape.text == nil {
          children.append(child(name, language: language, value))
        } else if field.name == shape.text {
          text = value
        } else {
          said[name] = value
        }
      }
    }
    let parts = attributes.compactMap { name in said[name].map { XMLText.attribute(name, $0) } }
    let limits = XMLLimits()
    if parts.count > limits.attributes || parts.reduce(0, { $0 + $1.utf8.count }) > limits.tag / 2 {
      throw .unwritable(
        "its \(packed.noun) \(row) has more attributes than XML is read with; write CSV")
    }
    var element = branch(shape.row, parts, depth: 1)
    if let text {
      if children.isEmpty || style == .asText {
        element.append(text)
      } else {
        let own = child(shape.name(of: shape.text ?? "") ?? "text", language: "", text)
        children.insert(own, at: 0)
      }
    }
    for child in children { element.append(.element(child)) }
    return element
  }

  /// Returns the elements of the list, each before its translations. An empty element keeps the place of a
  /// missing translation if others follow.
  private func choices(_ row: Int) throws(DecompileError) -> [XMLBranch] {
    guard let list = shape.list else { return [] }
    var found: [(field: String, language: String, text: String?, remark: String?)] = []
    var last: [String: Int] = [:]
    let pinned = try pins.flatMap { column throws(DecompileError) in
      try packed.string(column, row).map(XMLShape.Pin.names)
    }
    for field in list.ordered(self.list.map(\.field), pinned: pinned ?? []) {
      let columns = self.list.first { $0.field == field }?.columns ?? []
      for column in columns {
        let language = packed.columns[column].packed.language
        let text = try packed.string(column, row)
        if text != nil, list.others.contains(field) { last[language] = found.count }
        found.append((field, language, text, try remark(on: field, in: language, row)))
      }
    }
    return found.enumerated().compactMap { index, item in
      let isOther = list.others.contains(item.field)
      guard item.text != nil || isOther && index < last[item.language] ?? 0 else { return nil }
      var mark = list.mark(of: item.field).map { [XMLText.attribute(list.mark, $0)] } ?? []
      if let remark = item.remark, let attribute = list.remark?.attribute {
        mark.append(XMLText.attribute(attribute, remark))
      }
      if let pin = list.pin, item.language.isEmpty, pinned?.contains(item.field) == true {
        mark.append(XMLText.attribute(pin.attribute, pin.value))
      }
      return child(list.element, mark, language: item.language, item.text ?? "")
    }
  }

  /// The remark on the element of a field in a language; nil if it has none.
  private func remark(
    on field: String, in language: String, _ row: Int
  ) throws(DecompileError) -> String? {
    guard let name = shape.list?.remark(on: field),
      let columns = remarks.first(where: { $0.field == name })?.columns,
      let column = columns.first(where: { packed.columns[$0].packed.language == language })
    else { return nil }
    return try packed.string(column, row)
  }

  private func child(
    _ name: String, _ attributes: [String] = [], language: String, _ text: String
  ) -> XMLBranch {
    let said = language.isEmpty ? [] : [XMLText.attribute("xml:lang", language)]
    var child = branch(name, attributes + said, depth: 2)
    child.append(text)
    return child
  }

  private func branch(_ name: String, _ attributes: [String], depth: Int) -> XMLBranch {
    XMLBranch(name: name, tag: XMLText.tag(["<\(name)"] + attributes, depth: depth)) { $0 }
  }
}
