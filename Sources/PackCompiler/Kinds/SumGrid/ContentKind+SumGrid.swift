internal import Diagnostics
internal import Games
internal import Rows
internal import SchemaFiles

extension ContentKind {
  /// Levels of a sum grid.
  static let sumGrid = ContentKind(
    "sum-grid", title: "levels of a sum grid", SchemaFiles.sumGrid,
    XMLShape(root: "grid", row: "level", text: "Level"), rules: SumGridRules.specifications,
    problemWithRules: { RuleError.problem(SumGridRules.init, $0) },
    codes: LevelRow.rules.map { $0.code }, rowCheck: LevelRow.findings,
    answers: ["FirstFrom", "FirstTo", "SecondFrom", "SecondTo", "TargetFrom", "TargetTo"],
    isOrdered: true, prove: GridProof.prove, sample: sumGridSample)
}
