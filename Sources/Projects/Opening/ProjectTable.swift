package import Kinds

/// A table of a project: that of its kind, or one of the author's own.
package struct ProjectTable: Sendable {
  /// The name in packs and in foreign keys.
  package let name: String
  package let kind: ContentKind
  /// The file with the Table Schema; nil if the schema is built in.
  package let schemaFile: String?
  package let sources: [Manifest.Source]
  /// The foreign keys whose targets are fields of a table of the project.
  package internal(set) var references: [Reference] = []

  /// A foreign key.
  package struct Reference: Sendable, Equatable {
    package var fields: [String]
    /// The position of the table with the target among those of the project.
    package var table: Int
    package var targets: [String]
  }

  init(_ name: String, _ kind: ContentKind, schemaFile: String?, _ sources: [Manifest.Source]) {
    self.name = name
    self.kind = kind
    self.schemaFile = schemaFile
    self.sources = sources
  }
}
