internal import Games
internal import PackFormat
internal import Simulation

extension SimulatedKind {
  /// The bots of the ordering and the matching.
  static func placing(_ form: PlacingForm) -> SimulatedKind {
    SimulatedKind(
      bots: [
        SimulatedBot("expert", .expert, "knows every answer, at once"),
        SimulatedBot(
          "sensible", .sensible, "knows four of five, and swaps two items of the others"),
        SimulatedBot("random", .random, "guesses"),
        SimulatedBot("sorted", .contentThumb, "the items by the alphabet"),
        SimulatedBot("shortest", .contentThumb, "the items from the shortest to the longest"),
        SimulatedBot("shown", .placeThumb, "the items as they are shown"),
      ], defaultGames: 10_000, roundWord: "question",
      game: { (reader, _) throws(SimulationError) in
        let pack = try SimulationError.reading { () throws(PackError) in
          try PackPlacings(reader, form, language: "")
        }
        let rules = try SimulationError.rules(of: reader, PlacingRules.init)
        let questions = try SimulatedGame.read(pack.questionCount) { (index) throws(PackError) in
          try pack.question(at: index)
        }
        let trial = PlacingTrial(questions.map(\.item), rules: rules)
        return SimulatedGame(
          questions: questions.map { ($0.index, $0.item.prompt) },
          chances: rules.credit == .whole ? questions.map { chance(of: $0.item) } : nil,
          rightPoints: Double(rules.points),
          mostSeconds: rules.seconds * rules.length(of: questions.count)
        ) { name in
          guard let bot = PlacingBot(named: name) else { return nil }
          return { seed, sums in trial.play(bot, seed: seed, into: &sums) }
        }
      })
  }

  /// The chance that a guess has every place right.
  private static func chance(of question: PlacingQuestion) -> Double {
    question.places.indices.reduce(1) { $0 / Double(question.items.count - $1) }
  }
}
