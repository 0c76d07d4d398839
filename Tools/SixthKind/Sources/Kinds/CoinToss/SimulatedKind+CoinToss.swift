internal import Games
internal import PackFormat
internal import Simulation

extension SimulatedKind {
  static let coinToss = SimulatedKind(
    bots: [SimulatedBot("sensible", .sensible, "always says heads")],
    defaultGames: 1000, roundWord: "throw",
    game: { (reader, _) throws(SimulationError) in
      let heads = try SimulationError.reading { () throws(PackError) in
        try CoinToss.tosses(in: reader)
      }
      let rules = try SimulationError.rules(of: reader, CoinTossRules.init)
      let trial = CoinTossTrial(heads, rules: rules)
      return SimulatedGame(questions: heads.indices.map { ($0, "toss \($0 + 1)") }) { _ in
        { seed, sums in trial.play(seed: seed, into: &sums) }
      }
    })
}
