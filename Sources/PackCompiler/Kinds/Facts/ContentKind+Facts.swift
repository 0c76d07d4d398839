internal import Games
internal import Rows
internal import SchemaFiles

extension ContentKind {
  /// Facts with a number each, for higher-or-lower.
  package static let facts = ContentKind(
    "facts", title: "facts, for higher-or-lower", SchemaFiles.facts,
    XMLShape(root: "facts", row: "fact", text: "Fact"),
    rules: HigherOrLowerRules.specifications,
    problemWithRules: { RuleError.problem(HigherOrLowerRules.init, $0) },
    codes: FactRow.rules.map { $0.code } + [TwoValues.code, FarOffValue.code],
    rowCheck: FactRow.findings, rowsCheck: BulkFactRules.check,
    tableRules: { template in
      [
        SimilarRows("Fact", answers: ["Value", "Unit"], template), TwoValues(template),
        FarOffValue(template),
      ]
    }, answers: ["Value", "Unit"], packCheck: { BestScore.findings($0, $1) },
    prove: FactProof.prove, screens: FactScreen.all,
    sample: factsSample)
}
