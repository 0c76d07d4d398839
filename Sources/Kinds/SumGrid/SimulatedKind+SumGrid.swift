internal import Games
internal import PackFormat
internal import Simulation

extension SimulatedKind {
  static let sumGrid = SimulatedKind(
    bots: [
      SimulatedBot("sensible", .sensible, "looks until it has found the answer"),
      SimulatedBot("random", .random, "goes any way from any cell"),
      SimulatedBot("hasty", .other, "goes any way from the first digit"),
    ], defaultGames: 500, roundWord: "try",
    game: { (reader, _) throws(SimulationError) in
      typealias Measure = SumGridTrial.Measure
      let levels = try SimulationError.reading { () throws(PackError) in
        try SumGridLevel.all(in: reader, language: "")
      }
      if levels.isEmpty { throw .empty }
      let rules = try SimulationError.rules(of: reader, SumGridRules.init)
      for (index, level) in levels.enumerated() {
        guard let problem = level.problem(under: rules) else { continue }
        throw .pack(PackError(.malformed("level \(index + 1): \(problem.message)"), at: 0))
      }
      let trial = SumGridTrial(levels, rules: rules)
      return SimulatedGame(
        questions: levels.enumerated().map { ($0, $1.name) },
        measuresEach: Measure.allCases.count,
        levelTests: [
          LevelTest(
            name: "adding steps", bot: "sensible", measure: Measure.steps.rawValue,
            isHarderWhenMore: true),
          LevelTest(
            name: "cells searched", bot: "sensible", measure: Measure.cells.rawValue,
            isHarderWhenMore: true),
          LevelTest(
            name: "hasty tries", bot: "hasty", measure: Measure.tries.rawValue,
            isHarderWhenMore: true),
        ]
      ) { name in
        guard let bot = SumGridBot(named: name) else { return nil }
        return { seed, sums in trial.play(bot, seed: seed, into: &sums) }
      }
    })
}
