internal import Games
internal import PackFormat
internal import Simulation

extension SimulatedKind {
  static let roster = SimulatedKind(
    bots: [
      SimulatedBot("expert", .expert, "knows everybody"),
      SimulatedBot("sensible", .sensible, "knows four of five"),
      SimulatedBot("random", .random, "guesses"),
      SimulatedBot("first", .placeThumb, "the first photo"),
      SimulatedBot("middle", .placeThumb, "the photo in the middle"),
      SimulatedBot("last", .placeThumb, "the last photo"),
    ], defaultGames: 20_000, roundWord: "question",
    game: { (reader, _) throws(SimulationError) in
      let pack = try SimulationError.reading { () throws(PackError) in
        try PackPeople(reader, language: "")
      }
      let rules = try SimulationError.rules(of: reader, PhotoPickRules.init)
      let people = try SimulatedGame.read(pack.questionCount) { (index) throws(PackError) in
        try pack.question(at: index)
      }
      guard rules.length(of: people.count) > 0 else {
        throw .rule(
          RuleError(
            "photos",
            "needs a roster of \(rules.photos), and the pack's has \(people.count)"))
      }
      let trial = PhotoPickTrial(people.map(\.item), rules: rules)
      return SimulatedGame(
        questions: people.map { ($0.index, $0.item.name) },
        chances: people.map { _ in 1 / Double(rules.photos) },
        rightPoints: Double(rules.rightPoints)
      ) { name in
        guard let bot = PhotoPickBot(named: name) else { return nil }
        return { seed, sums in trial.play(bot, seed: seed, into: &sums) }
      }
    })
}
