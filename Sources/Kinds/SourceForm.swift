internal import Rows
internal import SchemaFiles
internal import Synchronization

/// The form of a kind's source files, in CSV and in XML.
package struct SourceForm: Sendable {
  private let table: BuiltInSchema
  /// The schema files, byte for byte.
  let schemas: SchemaFiles.Kind
  /// The elements that rows are in XML.
  let shape: XMLShape
  /// The rows that a new project starts with.
  let sample: Sample
  /// The name of the Table Schema in a new project; nil if the kind brings its schema itself.
  package let projectSchema: String?

  init(
    _ schemas: SchemaFiles.Kind, _ shape: XMLShape, own schema: TableSchema? = nil,
    projectSchema: String? = nil, sample: Sample
  ) {
    table = BuiltInSchema(schemas.table, parsed: schema)
    self.schemas = schemas
    self.shape = shape
    self.projectSchema = projectSchema
    self.sample = sample
  }

  /// Returns the form with another Table Schema for its rows.
  func judging(by schema: TableSchema) -> SourceForm {
    SourceForm(schemas, shape, own: schema, projectSchema: projectSchema, sample: sample)
  }

  /// The Table Schema that judges rows.
  var schema: TableSchema { table.schema }

  /// True if each project of the kind has a Table Schema of its own.
  package var isSchemaOfProject: Bool { projectSchema != nil }
}

/// The rows that a new project starts with, for its author to replace.
package struct Sample: Sendable {
  /// The names of the fields, as in the schema.
  package let fields: [String]
  package let rows: [[String]]
  /// The game settings with which so few rows are enough.
  package var rules: [(name: String, value: String)] = []
  /// The files of the folder `images`.
  package var images: [(name: String, bytes: [UInt8])] = []
  /// The files beside the manifest.
  package var files: [(name: String, bytes: [UInt8])] = []
}

/// A Table Schema that is parsed at its first use; `CatalogueTests` parses every built-in one.
final class BuiltInSchema: Sendable {
  private let json: [UInt8]
  private let parsed: Mutex<TableSchema?>

  /// `schema` is the schema of an author's own table, which is parsed already.
  init(_ json: [UInt8], parsed schema: TableSchema? = nil) {
    self.json = json
    parsed = Mutex(schema)
  }

  var schema: TableSchema {
    parsed.withLock { parsed in
      if let parsed { return parsed }
      do throws(SchemaError) {
        let schema = try TableSchema(json: json)
        parsed = schema
        return schema
      } catch {
        preconditionFailure("a built-in schema: \(error.message)")
      }
    }
  }
}
