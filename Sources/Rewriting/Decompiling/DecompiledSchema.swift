internal import Diagnostics
internal import PackFormat

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
