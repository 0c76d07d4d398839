internal import Diagnostics
package import Games
package import PackFormat
package import Schema

/// A kind of content that packs hold: its schema, its rules, and the game that plays it.
package struct ContentKind: Sendable {
  /// As the manifest and the pack say it.
  package let name: String
  /// In a few words, for listings.
  package let title: String
  package let schema: TableSchema
  /// The schema as it stands in `schemas/`.
  package let schemaText: [UInt8]
  /// How its rows stand in XML, and the XML schema of that, as it stands in `schemas/`.
  let shape: XMLShape
  package let xmlSchema: [UInt8]
  /// Every number of the game that a manifest can set.
  package let rules: [RuleSpecification]
  /// What is wrong with rules that are each right by themselves, or nil.
  let problemWithRules: @Sendable ([RuleText]) -> RuleError?
  /// The findings of those of its rules that are about single rows.
  let ruleCodes: [Code]
  let rowCheck: @Sendable ([Binding.Column], RuleContext) -> RowCheck
  /// What a new project starts from.
  let sample: (name: String, bytes: [UInt8])
}

extension ContentKind {
  /// The catalogue: a kind is a folder here, and a line in this list.
  package static let all: [ContentKind] = [.facts]

  package static func named(_ name: String) -> ContentKind? { all.first { $0.name == name } }
}

/// Judges one row of a source by what has to hold beyond its schema.
typealias RowCheck = (TypedRow) -> [Finding]

/// What rules may know beside the row.
package struct RuleContext: Sendable {
  package var file: String
  /// The date that year questions are judged against, where one is known.
  package var now: CalendarDate?
}

extension [Binding.Column] {
  func index(of field: String) -> Int? { firstIndex { $0.field?.name == field } }
}
