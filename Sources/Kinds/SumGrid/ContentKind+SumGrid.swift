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
      isOrdered: true, hasPercent: false, prove: GridProof.prove, simulated: .sumGrid),
    checks: KindChecks(codes: LevelRow.rules.map { $0.code }, row: LevelRow.findings))
}

extension ContentKind {
  static let sumGridSample = Sample(
    fields: [
      "Level", "FirstFrom", "FirstTo", "SecondFrom", "SecondTo", "TargetFrom", "TargetTo",
    ],
    rows: [
      ["Warming up", "5", "20", "5", "20", "10", "40"],
      ["Getting on", "10", "40", "10", "40", "20", "80"],
      ["Steady", "10", "49", "10", "49", "20", "98"],
      ["Steep", "20", "70", "20", "70", "50", "99"],
      ["The top", "30", "69", "30", "69", "60", "99"],
    ])
}
