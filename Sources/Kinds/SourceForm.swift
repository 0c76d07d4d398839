internal import Rows
internal import SchemaFiles

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
