internal import Diagnostics
internal import Games

/// Reports rosters that are too small: nobody is asked for twice, and the last round still needs different
/// people. It is an error if there is no round, or fewer than the manifest states.
enum RosterSize {
  static let code = Code(
    "P501", .error, "a roster is too small for its game",
    why:
      "Nobody is asked for twice, and each round shows different people, so the game needs enough of them.",
    bad: "(9 people, and <rules rounds=\"8\" photos=\"3\"/>)",
    good: "<rules rounds=\"7\"/>",
    fix: "Add people, or let the rules of pack.xml have fewer rounds or photos.")

  static func findings(_ count: RowCount, _ context: RuleContext) -> [Finding] {
    guard let rules = try? PhotoPickRules(context.rules), count.rows < rules.smallestRoster,
      count.rows > 0
    else { return [] }
    let rounds = rules.length(of: count.rows)
    if rounds == 0 {
      let fewer = count.rows > 1 ? ", or show fewer photos: <rules photos=\"\(count.rows)\"/>" : ""
      return [
        Finding(
          code,
          "a round of \(rules.photos) photos needs \(rules.photos) people, and \(count.thereAre)",
          at: count.place, help: "add people" + fewer, replay: context.replay.text())
      ]
    }
    let asked =
      "\(rules.rounds) round\(rules.rounds == 1 ? "" : "s") of \(rules.photos) photos need"
      + " \(rules.smallestRoster) people, and \(count.thereAre)"
    guard context.stated.contains("rounds") else {
      return [
        FewerThanAsked.finding(
          "\(asked): a game has \(rounds)", at: count.place, add: "add people",
          rule: ("rounds", rounds), context)
      ]
    }
    return [
      Finding(
        code, asked, at: count.place,
        help: "add people, or play fewer rounds: <rules rounds=\"\(rounds)\"/>")
    ]
  }
}
