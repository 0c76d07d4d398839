internal import Games
internal import Schema
internal import Schemas

extension ContentKind {
  /// Facts with a number each, for higher-or-lower.
  static let facts = ContentKind(
    name: "facts", title: "facts, for higher-or-lower", schema: .builtIn(Schemas.factsTable),
    schemaText: Schemas.factsTable,
    shape: XMLShape(root: "facts", row: "fact", text: "Fact"), xmlSchema: Schemas.facts,
    rules: HigherOrLowerRules.specifications,
    problemWithRules: { rules in
      do throws(RuleError) {
        _ = try HigherOrLowerRules(rules)
        return nil
      } catch {
        return error
      }
    },
    ruleCodes: FactRow.rules.map { $0.code }, rowCheck: FactRow.findings,
    sample: ("facts.csv", Array(factsSample.utf8)))
}

extension TableSchema {
  /// A schema of the project's own, compiled in; a test reads every one of them.
  static func builtIn(_ json: [UInt8]) -> TableSchema {
    do throws(SchemaError) {
      return try TableSchema(json: json)
    } catch {
      preconditionFailure("a built-in schema: \(error.message)")
    }
  }
}
