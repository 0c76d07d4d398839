internal import Diagnostics
internal import Games

/// Reports levels in which no sum of operands lies in the range of targets.
enum ReachableTargets: LevelRule {
  static let code = Code(
    "Q402", .error, "no operands of a level make a target",
    why: "The level would have no sum to ask for.",
    bad: """
      Level,FirstFrom,FirstTo,SecondFrom,SecondTo,TargetFrom,TargetTo
      Warming up,1,4,1,4,10,98
      """,
    good: """
      Level,FirstFrom,FirstTo,SecondFrom,SecondTo,TargetFrom,TargetTo
      Warming up,1,49,1,49,10,98
      """,
    fix: "Change the operands or the targets, so that some sum lies within the targets.")

  static func findings(for level: LevelRow) -> [Finding] {
    guard level.problem == .noTarget else { return [] }
    let least = level.first.from + level.second.from
    let greatest = level.first.to + level.second.to
    return [
      Finding(
        code,
        "no operands make a target: sums go from \(least) to \(greatest), targets from"
          + " \(level.target.from) to \(level.target.to)",
        at: level.target.fromPlace, help: "change the operands or the targets, so that they meet",
        related: [
          Related(level.first.fromPlace, "first operands"),
          Related(level.second.fromPlace, "second operands"),
        ])
    ]
  }
}
