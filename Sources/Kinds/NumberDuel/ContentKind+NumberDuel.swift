internal import Games
internal import Rows
internal import SchemaFiles
internal import Simulation

extension ContentKind {
  /// Levels of a number duel.
  package static let numberDuel = ContentKind(
    "number-duel", title: "levels of a number duel",
    form: SourceForm(
      SchemaFiles.kind("number-duel"), XMLShape(root: "duel", row: "level", text: "Level"),
      sample: numberDuelSample),
    game: KindGame(
      rules: NumberDuelRules.specifications, makingRules: NumberDuelRules.init,
      texts: NumberDuelRules.texts, answers: ["From", "To", "Computer", "Hints", "Attempts"],
      isOrdered: true, hasPercent: false, prove: DuelProof.prove, simulated: .numberDuel),
    checks: KindChecks(
      codes: [NumbersToGuess.code, StartLevel.code, StatedAttempts.code],
      row: { columns, context in
        let checks = [NumbersToGuess.findings, StatedAttempts.findings].map { $0(columns, context) }
        return { row in checks.flatMap { $0(row) } }
      },
      pack: { StartLevel.findings($0, $1) }))
}

extension ContentKind {
  static let numberDuelSample = Sample(
    fields: ["Level", "From", "To", "Computer", "Hints"],
    rows: [
      ["Easy", "1", "20", "random", "range;attempts;warmth"],
      ["Normal", "1", "100", "careful", "range"],
      ["Hard", "1", "1000", "halving", ""],
    ],
    rules: [("startLevel", "2")])
}
