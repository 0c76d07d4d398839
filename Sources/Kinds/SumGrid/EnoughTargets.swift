internal import Diagnostics
internal import Games

/// Reports levels with fewer different answers than questions: an error if the manifest states the number.
enum EnoughTargets: LevelRule {
  static let code = Code(
    "P401", .error, "a level has fewer different answers than the manifest has it ask",
    why:
      "The questions of a level have different answers, so it would ask fewer than pack.xml states.",
    bad: "Warming up,5,6,5,5,10,98 (and <rules questions=\"3\"/>)",
    good: "Warming up,5,7,5,5,10,98 (and <rules questions=\"3\"/>)",
    fix: "Widen the operands or the targets, or ask fewer questions: <rules questions=\"…\"/>.")

  static func findings(for level: LevelRow) -> [Finding] {
    guard let count = level.level?.reachableTargets?.count, count < level.rules.questions else {
      return []
    }
    let targets = "\(count) different \(count == 1 ? "target" : "targets")"
    let widen = "widen the operands or the targets"
    guard level.context.stated.contains("questions") else {
      return [
        FewerThanAsked.finding(
          "the level would ask \(level.rules.questions) questions, and its operands make \(targets)",
          at: level.target.fromPlace, add: widen, rule: ("questions", count), level.context)
      ]
    }
    return [
      Finding(
        code,
        "the level has \(level.rules.questions) questions, and its operands make \(targets)",
        at: level.target.fromPlace,
        help: "\(widen), or ask fewer: <rules questions=\"\(count)\"/>")
    ]
  }
}
