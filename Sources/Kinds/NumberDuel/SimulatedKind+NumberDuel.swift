internal import Games
internal import PackFormat
internal import Simulation

extension SimulatedKind {
  static let numberDuel = SimulatedKind(
    bots: [
      SimulatedBot("sensible", .sensible, "halves what is left"),
      SimulatedBot("random", .random, "guesses any number left"),
      SimulatedBot("edge", .contentThumb, "thinks of the lowest number, and guesses as random"),
      SimulatedBot("forgetful", .other, "guesses any number of the level"),
    ], defaultGames: 10_000, roundWord: "attempt",
    game: { (reader, _) throws(SimulationError) in
      typealias Measure = NumberDuelTrial.Measure
      let levels = try SimulationError.reading { () throws(PackError) in
        try DuelLevel.all(in: reader, language: "")
      }
      if levels.isEmpty { throw .empty }
      let rules = try SimulationError.rules(of: reader, NumberDuelRules.init)
      if let problem = rules.problem(levelCount: levels.count) { throw .rule(problem) }
      let trial = NumberDuelTrial(levels, rules: rules)
      return SimulatedGame(
        questions: levels.enumerated().map { ($0, $1.name) },
        measuresEach: Measure.allCases.count,
        levelTests: [
          LevelTest(
            name: "result", bot: "sensible", measure: Measure.halfPoints.rawValue,
            isHarderWhenMore: false),
          LevelTest(
            name: "attempts", bot: "sensible", measure: Measure.attempts.rawValue,
            isHarderWhenMore: true),
        ], thumbMeasure: Measure.halfPoints.rawValue
      ) { name in
        guard let bot = NumberDuelBot(named: name) else { return nil }
        return { seed, sums in trial.play(bot, seed: seed, into: &sums) }
      }
    })
}
