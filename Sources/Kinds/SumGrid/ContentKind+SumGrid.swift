internal import Games
internal import Rows
internal import SchemaFiles
internal import Simulation

extension ContentKind {
  /// Levels of a sum grid.
  package static let sumGrid = ContentKind(
    "sum-grid", title: "levels of a sum grid",
    form: SourceForm(
      SchemaFiles.kind("sum-grid"), XMLShape(root: "grid", row: "level", text: "Level"),
      sample: sumGridSample),
    game: KindGame(
      rules: SumGridRules.specifications, makingRules: SumGridRules.init,
      answers: ["FirstFrom", "FirstTo", "SecondFrom", "SecondTo", "TargetFrom", "TargetTo"],
      isOrdered: true, prove: GridProof.prove, simulated: .sumGrid),
    checks: KindChecks(codes: LevelRow.rules.map { $0.code }, row: LevelRow.findings))
}
