internal import Games
internal import PackFormat
internal import Simulation

extension SimulatedKind {
  static let choiceQuiz = SimulatedKind(
    bots: [
      SimulatedBot("expert", .expert, "knows every answer, at once"),
      SimulatedBot("sensible", .sensible, "knows four of five, and is late now and then"),
      SimulatedBot("random", .random, "guesses"),
      SimulatedBot("longest", .contentThumb, "the longest choice"),
      SimulatedBot("shortest", .contentThumb, "the shortest choice"),
      SimulatedBot("first", .placeThumb, "the first choice"),
      SimulatedBot("middle", .placeThumb, "the choice in the middle"),
      SimulatedBot("last", .placeThumb, "the last choice"),
    ], defaultGames: 20_000, roundWord: "question",
    game: { (reader, _) throws(SimulationError) in
      let pack = try SimulationError.reading { () throws(PackError) in
        try PackChoiceQuestions(reader, language: "")
      }
      let rules = try SimulationError.rules(of: reader, ChoiceQuizRules.init)
      let questions = try SimulatedGame.read(pack.questionCount) { (index) throws(PackError) in
        try pack.question(at: index)
      }
      let trial = ChoiceQuizTrial(questions.map(\.item), rules: rules)
      return SimulatedGame(
        questions: questions.map { ($0.index, $0.item.prompt) },
        chances: questions.map(\.item.chanceOfOneGuess),
        rightPoints: Double(rules.rightPoints),
        mostSeconds: rules.seconds * rules.length(of: questions.count)
      ) { name in
        guard let bot = ChoiceQuizBot(named: name) else { return nil }
        return { seed, sums in trial.play(bot, seed: seed, into: &sums) }
      }
    })
}
