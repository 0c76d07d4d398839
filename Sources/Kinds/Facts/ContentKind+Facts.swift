internal import Games
internal import Rows
internal import SchemaFiles
internal import Simulation

extension ContentKind {
  /// Facts with a number each, for higher-or-lower.
  package static let facts = ContentKind(
    "facts", title: "facts, for higher-or-lower",
    form: SourceForm(
      SchemaFiles.kind("facts"), XMLShape(root: "facts", row: "fact", text: "Fact"),
      sample: factsSample),
    game: KindGame(
      form: .number, rules: HigherOrLowerRules.specifications, makingRules: HigherOrLowerRules.init,
      answers: ["Value", "Unit"], usesDate: true, prove: FactProof.prove, simulated: .facts,
      screens: FactScreen.all),
    checks: KindChecks(
      codes: FactRow.rules.map { $0.code } + [TwoValues.code, FarOffValue.code],
      row: FactRow.findings, bulkRows: BulkFactRules.check,
      acrossRows: { template in
        [
          SimilarRows("Fact", answers: ["Value", "Unit"], template), TwoValues(template),
          FarOffValue(template),
        ]
      },
      pack: { BestScore.findings($0, $1) },
      joined: [JoinedFinding(code: BestScore.code, make: BestScore.joined)]))
}
