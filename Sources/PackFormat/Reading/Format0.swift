/// Packs of version 0, which were made before the first release and can only be decompiled and listed (FORMAT.md,
/// "Version 0").
package enum Format0 {
  /// The major version.
  package static let major: UInt16 = 0

  /// Returns the tables of a zone with the names and in the order of version 1.
  static func tables(_ tables: [PackTable], kind: String) -> [PackTable] {
    let named = tables.map { table in
      PackTable(
        name: name(table.name, kind), rowCount: table.rowCount,
        columns: table.columns.map { column in
          PackColumn(
            name: column.name, language: column.language, type: column.type,
            target: name(column.target, kind), rowCount: column.rowCount, zone: column.zone,
            layout: column.layout)
        })
    }
    return named.filter { $0.name.hasBytes(of: kind) }
      + named.filter { !$0.name.hasBytes(of: kind) }
  }

  private static func name(_ name: String, _ kind: String) -> String {
    name.hasBytes(of: kind) ? name : OwnTable(rawValue: "." + name)?.rawValue ?? name
  }
}
