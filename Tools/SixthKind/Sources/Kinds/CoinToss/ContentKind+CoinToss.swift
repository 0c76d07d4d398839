internal import Diagnostics
internal import Games
internal import Rows
internal import SchemaFiles
internal import Simulation

extension ContentKind {
  /// The kind `coin-toss`: tosses of a coin, for heads-or-tails.
  static let coinToss = ContentKind(
    "coin-toss", title: "tosses of a coin, for heads-or-tails",
    form: SourceForm(
      SchemaFiles.kind("coin-toss"), XMLShape(root: "tosses", row: "toss", text: "Toss"),
      sample: Sample(
        fields: ["Toss", "Side"],
        rows: [
          ["The first one", "heads"], ["The second, later", "tails"], ["The last", "heads"],
        ],
        rules: [("tosses", "3")])),
    game: KindGame(
      rules: CoinTossRules.specifications, makingRules: CoinTossRules.init, simulated: .coinToss),
    checks: KindChecks(codes: [EnoughTosses.code], pack: { EnoughTosses.findings($0, $1) }))
}

/// Reports a pack with fewer tosses than a game needs.
enum EnoughTosses {
  static let code = Code(
    "P701", .error, "there are fewer tosses than a game shows",
    why: "The game could not be played to its end.",
    bad: "(2 tosses, and <rules tosses=\"3\"/>)",
    good: "<rules tosses=\"2\"/>",
    fix: "Add tosses, or show fewer.")

  static func findings(_ count: RowCount, _ context: RuleContext) -> [Finding] {
    guard let rules = try? CoinTossRules(context.rules), count.rows < rules.tosses else {
      return []
    }
    return [
      Finding(
        code, "a game shows \(rules.tosses) tosses, and there are \(count.rows)", at: count.place)
    ]
  }
}
