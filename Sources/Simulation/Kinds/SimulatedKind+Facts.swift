internal import Games
internal import PackFormat

extension SimulatedKind {
  /// The positions of the slider that bots try, in percent.
  private static let positions = Array(stride(from: 10, through: 90, by: 10))

  static let facts = SimulatedKind(
    kind: "facts",
    bots: [
      SimulatedBot("expert", .expert, "knows every number"),
      SimulatedBot("sensible", .sensible, "knows roughly, and keeps above"),
      SimulatedBot("random", .random, "guesses"),
      SimulatedBot("low", .placeThumb, "the lower end of the slider"),
      SimulatedBot("middle", .placeThumb, "the middle of the slider"),
      SimulatedBot("high", .placeThumb, "the upper end of the slider"),
      SimulatedBot("offered", .placeThumb, "the guess offered first"),
    ]
      + positions.filter { $0 != 50 }.map {
        SimulatedBot("at-\($0)", .placeThumb, "at \($0) % of the slider")
      },
    defaultGames: 10_000, roundWord: "round",
    game: { (reader, year) throws(SimulationError) in
      let pack = try SimulationError.reading { () throws(PackError) in try PackFacts(reader) }
      let rules = try SimulationError.rules(of: reader, HigherOrLowerRules.init)
      let facts = try SimulatedGame.read(pack.factCount) { (index) throws(PackError) in
        try pack.fact(at: index)
      }
      let year = year ?? reader.header.card.asOfYear
      if year == nil, facts.contains(where: { $0.item.isYear }) { throw .noDate }
      let trial = HigherOrLowerTrial(facts.map(\.item), rules: rules, year: year ?? 0)
      return SimulatedGame(questions: facts.map { ($0.index, $0.item.prompt) }) { name in
        guard let bot = bot(name) else { return nil }
        return { seed, sums in trial.play(bot, seed: seed, into: &sums) }
      }
    })

  private static func bot(_ name: String) -> HigherOrLowerBot? {
    if let position = positions.first(where: { name == "at-\($0)" }) {
      return .fixed(at: Double(position) / 100)
    }
    return HigherOrLowerBot(named: name)
  }
}
