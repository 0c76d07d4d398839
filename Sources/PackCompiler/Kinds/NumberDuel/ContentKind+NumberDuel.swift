internal import Diagnostics
internal import Games
internal import Rows
internal import SchemaFiles

extension ContentKind {
  /// Levels of a number duel.
  static let numberDuel = ContentKind(
    "number-duel", title: "levels of a number duel", SchemaFiles.numberDuel,
    XMLShape(root: "duel", row: "level", text: "Level"), rules: NumberDuelRules.specifications,
    problemWithRules: { RuleError.problem(NumberDuelRules.init, $0) },
    texts: NumberDuelRules.texts,
    codes: [
      NumbersToGuess.code, StartLevel.code, StatedAttempts.code,
    ],
    rowCheck: { columns, context in
      let checks = [NumbersToGuess.findings, StatedAttempts.findings].map { $0(columns, context) }
      return { row in checks.flatMap { $0(row) } }
    },
    answers: ["From", "To", "Computer", "Hints", "Attempts"], isOrdered: true,
    packCheck: { StartLevel.findings($0, $1) }, prove: DuelProof.prove, sample: numberDuelSample)
}
