internal import Diagnostics
internal import PackFormat

/// The Table Schema of a table, as far as a pack shows it: the names and types of its columns.
///
/// The constraints of the author's schema are not in the pack.
enum DecompiledSchema {
  static func json(of table: PackTable) -> [UInt8] {
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
    return Array("{\n  \"fields\": [\n\(fields.joined(separator: ",\n"))\n  ]\n}\n".utf8)
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
