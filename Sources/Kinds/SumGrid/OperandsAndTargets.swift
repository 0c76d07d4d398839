internal import Diagnostics

/// Reports ranges of a level whose first number is above the second.
enum OperandsAndTargets: LevelRule {
  static let code = Code(
    "Q401", .error, "a range of a level is empty",
    why: "There is no number from which a sum could be made.",
    bad: """
      Level,FirstFrom,FirstTo,SecondFrom,SecondTo,TargetFrom,TargetTo
      Warming up,49,1,1,49,10,98
      """,
    good: """
      Level,FirstFrom,FirstTo,SecondFrom,SecondTo,TargetFrom,TargetTo
      Warming up,1,49,1,49,10,98
      """,
    fix: "Swap the two bounds, or correct one of them.")

  static func findings(for level: LevelRow) -> [Finding] {
    [level.first, level.second, level.target].filter(\.isEmpty).map { bounds in
      Finding(
        code, "\(bounds.name)To is \(bounds.to), below \(bounds.name)From, which is \(bounds.from)",
        at: bounds.toPlace, label: "expected at least \(bounds.from)", help: "swap the two",
        related: [Related(bounds.fromPlace, "from here")])
    }
  }
}
