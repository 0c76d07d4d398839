internal import Games
internal import PackFormat
internal import Simulation

extension SimulatedKind {
  static let shortAnswer = SimulatedKind(
    bots: [
      SimulatedBot("expert", .expert, "knows every answer, at once"),
      SimulatedBot("sensible", .sensible, "knows four of five, and slips in one of five"),
      SimulatedBot("random", .random, "types letters at random"),
      SimulatedBot("slips", .other, "knows every answer, and slips on its first try"),
      SimulatedBot("last", .other, "knows every answer, on its last try"),
    ], defaultGames: 10_000, roundWord: "question",
    game: { (reader, _) throws(SimulationError) in
      let pack = try SimulationError.reading { () throws(PackError) in
        try PackShortQuestions(reader, language: "")
      }
      let rules = try SimulationError.rules(of: reader, ShortAnswerRules.init)
      let questions = try SimulatedGame.read(pack.questionCount) { (index) throws(PackError) in
        try pack.question(at: index)
      }
      let trial = ShortAnswerTrial(
        questions.map(\.item), rules: rules, languages: pack.languages)
      return SimulatedGame(
        questions: questions.map { ($0.index, $0.item.prompt) },
        chances: questions.map { _ in 0 },
        rightPoints: Double(rules.rightPoints),
        mostSeconds: rules.seconds * rules.length(of: questions.count)
      ) { name in
        guard let bot = ShortAnswerBot(named: name) else { return nil }
        return { seed, sums in trial.play(bot, seed: seed, into: &sums) }
      }
    })
}
