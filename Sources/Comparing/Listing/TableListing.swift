internal import Diagnostics
internal import PackFormat
internal import Projects
internal import Rows

/// A table of a pack with its key and its foreign keys, for `inspect`.
package struct TableListing {
  /// A foreign key: columns whose values are those of columns of another table.
  package struct Reference: Sendable, Equatable {
    package let fields: [String]
    /// The name of the other table, which may be the table itself.
    package let table: String
    package let targets: [String]
  }

  let table: PackTable
  /// The name of the table.
  package var name: String { table.name }
  /// The names of the columns that identify a row; empty without a key.
  package let key: [String]
  /// The foreign keys of its Table Schema; empty if the pack has none that this version can read.
  package let references: [Reference]
  /// The SHA-256 of its Table Schema; nil if the pack has none.
  let schemaDigest: PackDigest?

  /// The bytes of schemas that are parsed for a listing; a hostile pack may have very many.
  private static let mostBytes = 1 << 22

  /// Returns the tables of the content zone.
  static func all(of pack: PackReader) throws(PackError) -> [TableListing] {
    var left = mostBytes
    var tables: [TableListing] = []
    for table in pack.tables {
      var references: [Reference] = []
      let json = try PackListing.schema(of: table, in: pack)
      if let json, json.count <= left {
        left -= json.count
        references = ((try? TableSchema(ownTable: json[...]))?.foreignKeys ?? []).map { key in
          Reference(
            fields: key.fields, table: key.resource.isEmpty ? table.name : key.resource,
            targets: key.targets)
        }
      }
      tables.append(
        TableListing(
          table: table, key: try pack.keyColumns(of: table).map(\.name), references: references,
          schemaDigest: json.map { SHA256.digest($0) }))
    }
    return tables
  }

  /// The line for people that names the table.
  var text: String {
    "table \(table.name), \(table.rowCount) rows"
      + (key.isEmpty ? "" : ", key \(key.joined(separator: ", "))")
  }

  var json: JSONText {
    let columns = table.columns.map { column -> JSONText in
      [
        "name": .string(column.name), "language": .string(column.language),
        "type": .string(column.type.name), "bytes": .number(String(column.byteCount)),
        "unpackedBytes": .number(String(column.unpackedByteCount)),
      ]
    }
    let references = references.map { reference -> JSONText in
      [
        "fields": .array(reference.fields.map { .string($0) }), "table": .string(reference.table),
        "targets": .array(reference.targets.map { .string($0) }),
      ]
    }
    return [
      "name": .string(table.name), "rows": .integer(table.rowCount),
      "key": .array(key.map { .string($0) }), "references": .array(references),
      "columns": .array(columns),
    ]
  }
}

extension TableListing.Reference {
  /// The reference for people, as in `City → cities (Name)`.
  package var text: String {
    "\(fields.joined(separator: ", ")) → \(table) (\(targets.joined(separator: ", ")))"
  }
}
