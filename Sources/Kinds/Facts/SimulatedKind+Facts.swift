internal import Games
internal import PackFormat
internal import Simulation
internal import Synchronization

extension SimulatedKind {
  /// The positions of the slider that bots try, in percent.
  private static let positions = Array(stride(from: 10, through: 90, by: 10))

  static let facts = SimulatedKind(
    bots: [
      SimulatedBot("expert", .expert, "knows every number"),
      SimulatedBot("sensible", .sensible, "knows roughly, and keeps above"),
      SimulatedBot("random", .random, "guesses"),
      SimulatedBot("low", .placeThumb, "the lower end of the slider"),
      SimulatedBot("middle", .placeThumb, "the middle of the slider"),
      SimulatedBot("high", .placeThumb, "the upper end of the slider"),
      SimulatedBot("offered", .placeThumb, "the guess offered first"),
      SimulatedBot("ends", .ends, "has learnt what the slider's ends tell"),
    ]
      + positions.filter { $0 != 50 }.map {
        SimulatedBot("at-\($0)", .placeThumb, "at \($0) % of the slider")
      },
    defaultGames: 10_000, roundWord: "round",
    game: { (reader, year) throws(SimulationError) in
      let pack = try SimulationError.reading { () throws(PackError) in try PackFacts(reader) }
      let rules = try SimulationError.rules(of: reader, HigherOrLowerRules.init)
      let facts = try SimulatedGame.read(pack.questionCount) { (index) throws(PackError) in
        try pack.question(at: index)
      }
      let year = year ?? reader.header.card.asOfYear
      if year == nil, facts.contains(where: { $0.item.isYear }) { throw .noDate }
      let trial = HigherOrLowerTrial(facts.map(\.item), rules: rules, year: year ?? 0)
      let lessons = EndsLessons(facts.map(\.item), rules: rules, year: year ?? 0)
      return SimulatedGame(questions: facts.map { ($0.index, $0.item.prompt) }) { name in
        guard let bot = name == "ends" ? .ends(lessons.guesser) : bot(name) else { return nil }
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

/// The lessons of the bot `ends`, which it takes once, when a thread first asks for it.
private final class EndsLessons: Sendable {
  private let facts: [Fact]
  private let rules: HigherOrLowerRules
  private let year: Int64
  private let learnt = Mutex<EndsGuesser?>(nil)

  init(_ facts: [Fact], rules: HigherOrLowerRules, year: Int64) {
    self.facts = facts
    self.rules = rules
    self.year = year
  }

  var guesser: EndsGuesser {
    learnt.withLock { learnt in
      if let learnt { return learnt }
      let guesser = EndsGuesser(
        facts, rules: rules, year: year, questions: min(40 * facts.count, Self.mostQuestions),
        seed: Self.seed)
      learnt = guesser
      return guesser
    }
  }

  /// The number of questions that are learnt from at most, which takes a fraction of a second.
  private static let mostQuestions = 20_000
  /// The lessons are not the games that are played, which have the first seeds.
  private static let seed: UInt64 = 0x656E_6473
}
