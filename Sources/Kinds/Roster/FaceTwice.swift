internal import Games
internal import PackFormat

/// Finds a game in which one picture is seen twice: in one round, or as the answer to two rounds.
enum FaceTwice {
  static func game(
    _ first: Int, _ second: Int, _ count: RowCount, _ context: RuleContext
  ) -> SharedGame? {
    guard let rules = try? PhotoPickRules(context.rules) else { return nil }
    let people = Strangers(questionCount: count.rows)
    for seed in Proof.seeds {
      var asked: Int?
      for (number, round) in PhotoPick.rounds(of: people, rules, seed: seed).enumerated() {
        let shown = round.photos.map(\.index)
        if shown.contains(first), shown.contains(second) {
          return SharedGame(words: "both in round \(number + 1) of seed \(seed)", seed: seed)
        }
        guard round.asked.index == first || round.asked.index == second else { continue }
        if let asked {
          return SharedGame(
            words: "asked for in rounds \(asked) and \(number + 1) of seed \(seed)", seed: seed)
        }
        asked = number + 1
      }
    }
    return nil
  }
}
