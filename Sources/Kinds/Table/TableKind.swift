internal import PackFormat
package import Rows
internal import SchemaFiles
internal import XMLSource

/// A table of the author's own, for other apps: typed and checked like the other kinds, but no game.
extension ContentKind {
  package static let tableName = "table"

  /// The table of the sample's schema; stands for any table whose own schema is unknown or not needed.
  package static let anyTable: ContentKind = {
    do throws(SchemaError) {
      return try table(tableSampleSchema[...])
    } catch {
      preconditionFailure("a built-in schema: \(error.message)")
    }
  }()

  /// Makes the kind of a table from its Table Schema.
  package static func table(_ json: [UInt8]) throws(SchemaError) -> ContentKind {
    try table(json[...])
  }

  /// Makes the kind of a table from its Table Schema, which may be a part of a file.
  package static func table(_ json: ArraySlice<UInt8>) throws(SchemaError) -> ContentKind {
    let schema = try TableSchema(ownTable: json)
    let xml = Array(TableXSD.text(for: schema).utf8)
    // A table without an XSD would accept any XML.
    if XMLSchema(xml) == nil {
      throw SchemaError(
        message: "no XML can be checked by these fields", bytes: json.startIndex..<json.startIndex)
    }
    return ContentKind(
      tableName, title: "a table of your own, by its schema",
      form: SourceForm(
        SchemaFiles.Kind(table: Array(json), xml: xml), XMLShape(root: "table", row: "row"),
        own: schema,
        projectSchema: tableSchemaName, sample: tableSample),
      checks: KindChecks(codes: [], bulkRows: { _, _ in { _ in } }))
  }

  /// The fields that have an attribute or an element in XML; a table may have columns for CSV alone.
  package var fieldsInXML: [TableSchema.Field] {
    form.isSchemaOfProject ? TableXSD.fields(of: schema) : schema.fields
  }
}

extension ContentKind {
  static let tableSample = Sample(
    fields: ["Name", "Diameter", "Moons", "HasRings", "Discovered"],
    rows: [
      ["Mercury", "4879", "0", "false", ""],
      ["Earth", "12756", "1", "false", ""],
      ["Mars", "6792", "2", "false", ""],
      ["Neptune", "49528", "", "true", "1846-09-23"],
    ],
    files: [(tableSchemaName, tableSampleSchema)])

  /// The name of the Table Schema in a new project.
  package static let tableSchemaName = "table.schema.json"

  static let tableSampleSchema = Array(
    """
    {
      "$schema": "https://datapackage.org/profiles/2.0/tableschema.json",
      "fields": [
        {
          "name": "Name",
          "type": "string",
          "description": "the planet's name",
          "constraints": { "required": true, "maxLength": 40 }
        },
        {
          "name": "Diameter",
          "type": "number",
          "description": "its diameter at the equator, in km",
          "constraints": { "required": true, "minimum": 1 }
        },
        {
          "name": "Moons",
          "type": "integer",
          "description": "how many moons are known",
          "constraints": { "minimum": 0 }
        },
        {
          "name": "HasRings",
          "type": "boolean",
          "description": "whether it has rings: true or false"
        },
        {
          "name": "Discovered",
          "type": "date",
          "description": "the day of its discovery, such as 1846-09-23"
        }
      ],
      "primaryKey": "Name"
    }

    """.utf8)
}
