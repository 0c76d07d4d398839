internal import Diagnostics
internal import Games
internal import PackFormat
internal import Rows

/// Reports levels whose computer may need more attempts than the level states.
enum StatedAttempts {
  static let code = Code(
    "P302", .error, "the computer of a level needs more attempts than the level states",
    why: "What the level promises is not true: in some games the computer guesses on.",
    bad: "Level,From,To,Computer,Attempts\nNormal,1,100,careful,7",
    good: "Level,From,To,Computer,Attempts\nNormal,1,100,halving,7",
    fix: "State as many as it can need, let it guess better, or narrow the numbers.")

  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    let names = ["From", "To", "Computer", "Attempts"]
    let indices = names.compactMap { columns.firstIndex(ofField: $0) }
    guard indices.count == names.count else { return { _ in [] } }
    return { row in
      guard case .integer(let low) = row.values[indices[0]],
        case .integer(let high) = row.values[indices[1]], let numbers = DuelRange(low, high),
        let computer = row.string(indices[2]).flatMap(DuelStrength.init(rawValue:)),
        case .integer(let stated) = row.values[indices[3]]
      else { return [] }
      let level = DuelLevel("", numbers, computer, [])
      guard let found = DuelTrial.firstOver(stated, level) else { return [] }
      return [
        Finding(
          code,
          "the computer needs \(found.attempts) attempts by seed \(found.seed), and the level"
            + " states \(stated)",
          at: Place(context.file, row.places[indices[3]]),
          label: "\(level.worstAttempts) are enough for any number",
          help: "state more, let it guess better, or narrow the numbers",
          replay: "--seed \(found.seed)")
      ]
    }
  }
}

/// The computer's half of a duel, played with a seed.
struct DuelTrial {
  let seed: UInt64
  let number: Int64
  /// The computer's guesses; the last one is right.
  private(set) var guesses: [Int64] = []

  var attempts: Int { guesses.count }

  /// Plays the first duel that `packplay --self-play` plays with this seed at this level.
  init?(_ level: DuelLevel, seed: UInt64) {
    guard let rules = try? NumberDuelRules(RuleText.filled([], of: NumberDuelRules.specifications)),
      var duel = NumberDuel(rules: rules, levels: [level], seed: seed)
    else { return nil }
    var chance = SeededGenerator(seed: ~seed)
    self.seed = seed
    number = NumberDuelBot.sensible.number(from: level.numbers, using: &chance)
    do throws(NumberDuel.Refusal) {
      try duel.choose(level: 0)
      try duel.begin()
      while let guess = duel.computerGuess?.number {
        guesses.append(guess)
        try duel.answer(DuelAnswer(number, guess: guess))
      }
    } catch {
      return nil
    }
  }

  /// The trial of the first seed in which the computer needs more than `stated` attempts; nil if no seed
  /// tried does.
  static func firstOver(_ stated: Int64, _ level: DuelLevel) -> DuelTrial? {
    if level.worstAttempts <= stated { return nil }
    return Proof.seeds.lazy.compactMap { DuelTrial(level, seed: $0) }.first { $0.attempts > stated }
  }
}
