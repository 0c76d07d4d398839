internal import Diagnostics
internal import Games
internal import Schema
internal import Schemas

extension ContentKind {
  /// Levels of a number duel.
  static let numberDuel = ContentKind(
    "number-duel", title: "levels of a number duel", Schemas.numberDuel,
    XMLShape(root: "duel", row: "level", text: "Level"), rules: NumberDuelRules.specifications,
    problemWithRules: { RuleError.problem(NumberDuelRules.init, $0) },
    texts: NumberDuelRules.texts, codes: [NumbersToGuess.code, StartLevel.code],
    rowCheck: NumbersToGuess.findings, answers: ["From", "To", "Computer", "Hints"],
    isOrdered: true,
    packCheck: { StartLevel.findings($0, $1) }, sample: numberDuelSample)
}
