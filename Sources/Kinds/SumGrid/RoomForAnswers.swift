internal import Diagnostics
internal import Games

/// Reports levels that may draw answers for which the grid has no room.
enum RoomForAnswers: LevelRule {
  static let code = Code(
    "P402", .error, "the grid has no room for the answers of a level",
    why: "Every answer stands in a straight line, and no two share a cell: some that may be drawn"
      + " would not fit.",
    bad: "Steep,99,900,99,99,100,999 (and <rules rows=\"2\" columns=\"2\"/>)",
    good: "Steep,99,900,99,99,100,999 (and a grid of 6 × 6)",
    fix: "Make the grid larger, ask fewer questions, or take smaller targets.")

  static func findings(for level: LevelRow) -> [Finding] {
    guard case .noRoom(let choices) = level.problem, let first = choices.first else { return [] }
    let rules = level.rules
    // Nil if the draw is so rare that none of the seeds has it.
    let seed = level.level?.firstWithoutRoom(in: Proof.seeds, under: rules)
    return [
      Finding(
        code,
        "a grid of \(rules.rows) × \(rules.columns) has no room for the answers: \(first.text)",
        at: level.target.toPlace, label: seed.map { "drawn by seed \($0)" },
        help: "make the grid larger, ask fewer questions, or take smaller targets",
        replay: seed.map { "--seed \($0)" })
    ]
  }
}
