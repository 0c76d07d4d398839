internal import Diagnostics
internal import PackFormat
internal import Rows
internal import SchemaFiles
internal import XMLSource

/// A table of the author's own, for other apps: typed and checked like the others, and no game.
extension ContentKind {
  static let tableName = "table"

  /// Stands for all of them where the schema is not known, or not needed.
  package static let anyTable: ContentKind = {
    do throws(SchemaError) {
      return try table(tableSampleSchema)
    } catch {
      preconditionFailure("a built-in schema: \(error.message)")
    }
  }()

  /// A table by its Table Schema.
  static func table(_ json: [UInt8]) throws(SchemaError) -> ContentKind {
    let schema = try TableSchema(ownTable: json)
    // Whether its patterns are any is found out here.
    _ = try TableJudge(schema, units: .builtIn, findings: Findings(limit: 0))
    let xml = Array(TableXSD.text(for: schema).utf8)
    // Without it any XML would do.
    if XMLSchema(xml) == nil {
      throw SchemaError(message: "no XML can be checked by these fields", bytes: 0..<0)
    }
    return ContentKind(
      tableName, title: "a table of your own, by its schema",
      SchemaFiles.Kind(table: json, xml: xml),
      XMLShape(root: "table", row: "row"), rules: [], problemWithRules: { _ in nil },
      codes: [], rowsCheck: { _, _ in { _ in } },
      pictured: nil, sample: tableSample)
  }

  /// Whether a kind is for a game, rather than for other apps.
  package var isPlayed: Bool { name != Self.tableName }

  /// The fields whose values XML has a place for.
  var fieldsInXML: [TableSchema.Field] { isPlayed ? schema.fields : TableXSD.fields(of: schema) }
}
