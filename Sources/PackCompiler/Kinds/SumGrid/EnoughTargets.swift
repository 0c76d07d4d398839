internal import Diagnostics
internal import Games

/// Reports levels with fewer different answers than questions.
enum EnoughTargets: LevelRule {
  static let code = Code(
    "P401", .error, "a level has fewer different answers than questions",
    why: "The questions of a level have different answers.",
    bad: "Warming up,5,6,5,5,10,98 (3 questions a level)",
    good: "Warming up,5,7,5,5,10,98 (3 questions a level)",
    fix: "Widen the operands or the targets, or ask fewer questions: <rules questions=\"…\"/>.")

  static func findings(for level: LevelRow) -> [Finding] {
    guard case .tooFewTargets(let count) = level.problem else { return [] }
    return [
      Finding(
        code,
        "the level has \(level.rules.questions) questions, and its operands make \(count)"
          + " different \(count == 1 ? "target" : "targets")",
        at: level.target.fromPlace,
        help: "widen the operands or the targets, or ask fewer: <rules questions=\"\(count)\"/>")
    ]
  }
}
