internal import Diagnostics
internal import Games

/// Reports a `startLevel` that is beyond the last level.
enum StartLevel {
  static let code = Code(
    "P301", .error, "the level offered first is not there",
    why: "The game would begin with a level that it does not have.",
    bad: "(3 levels, and <rules startLevel=\"4\"/>)",
    good: "<rules startLevel=\"1\"/>",
    fix: "Correct startLevel in pack.xml, or add levels.")

  static func findings(_ count: RowCount, _ context: RuleContext) -> [Finding] {
    guard let rules = try? NumberDuelRules(context.rules), count.rows < rules.startLevel,
      count.rows > 0
    else { return [] }
    return [
      Finding(
        code, "the game starts with level \(rules.startLevel), and \(count.thereAre)",
        at: count.place, help: "correct startLevel, or add levels")
    ]
  }
}
