internal import Diagnostics
internal import PackFormat
internal import Rows

/// The Table Schema of a table in a pack without one: the names and types of its columns, and its key.
enum DecompiledSchema {
  static func json(of table: PackTable, key: [String]) -> [UInt8] {
    let own = table.columns.filter(\.language.isEmpty)
    let fields = own.map { column in
      let isTranslated = table.columns.contains {
        $0.name == column.name && !$0.language.isEmpty
      }
      var members = [
        ("name", JSONText.string(column.name)), ("type", .string(type(of: column.type))),
      ]
      if isTranslated { members.append(("translatable", .bool(true))) }
      if column.type == .reference { members.append(("asset", .bool(true))) }
      return "    " + JSONText.object(members).text
    }
    let names = JSONText.array(key.map { .string($0) }).text
    let end = key.isEmpty ? "" : ",\n  \"primaryKey\": \(names)"
    return Array("{\n  \"fields\": [\n\(fields.joined(separator: ",\n"))\n  ]\(end)\n}\n".utf8)
  }

  private static func type(of type: ColumnType) -> String {
    switch type {
    case .integer: "integer"
    case .decimal: "number"
    case .flag: "boolean"
    case .date: "date"
    case .year: "year"
    case .string, .blob, .reference: "string"
    }
  }
}

/// The Table Schema of a game's questions for other programs: of the columns that the pack has, and without patterns,
/// which other programs read as another sort of regular expressions.
enum StandardSchema {
  static func json(of schema: TableSchema, _ columns: [PackColumn]) -> [UInt8] {
    let own = columns.filter(\.language.isEmpty)
    let fields = own.map { column -> JSONText in
      guard let field = schema.field(column.name) else {
        return ["name": .string(column.name), "type": "string"]
      }
      let isTranslated = columns.contains { $0.name == column.name && !$0.language.isEmpty }
      return .object(members(field, isTranslated: isTranslated))
    }
    var json: [(key: String, value: JSONText)] = [
      ("$schema", "https://datapackage.org/profiles/2.0/tableschema.json"),
      ("fields", .array(fields)),
    ]
    // Translations are columns that no field describes.
    if own.count < columns.count { json.append(("fieldsMatch", "subset")) }
    return Array((JSONText.object(json).indented + "\n").utf8)
  }

  private static func members(
    _ field: TableSchema.Field, isTranslated: Bool
  ) -> [(key: String, value: JSONText)] {
    var members: [(key: String, value: JSONText)] = [
      ("name", .string(field.name)), ("type", .string(field.type.rawValue)),
    ]
    if !field.description.isEmpty { members.append(("description", .string(field.description))) }
    if isTranslated { members.append(("translatable", true)) }
    if field.isAsset { members.append(("asset", true)) }
    let limits = field.constraints
    var constraints: [(key: String, value: JSONText)] = []
    if limits.required { constraints.append(("required", true)) }
    if limits.unique { constraints.append(("unique", true)) }
    for (name, limit) in [("minimum", limits.minimum), ("maximum", limits.maximum)] {
      guard let limit else { continue }
      constraints.append((name, field.type == .date ? .string(limit.text) : .number(limit.text)))
    }
    for (name, limit) in [("minLength", limits.minLength), ("maxLength", limits.maxLength)] {
      if let limit { constraints.append((name, .integer(limit))) }
    }
    if let options = limits.options {
      constraints.append(("enum", .array(options.texts.map(JSONText.string))))
    }
    if !constraints.isEmpty { members.append(("constraints", .object(constraints))) }
    return members
  }
}
