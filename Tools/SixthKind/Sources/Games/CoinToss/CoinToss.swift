package import PackFormat

/// The rules of the game, as a pack sets them.
package struct CoinTossRules: Sendable, Equatable {
  package let tosses: Int

  package init(_ rules: [RuleText]) throws(RuleError) {
    tosses = Int(try RuleReader(rules, of: Self.specifications).integer("tosses"))
  }

  package static let specifications: [RuleSpecification] = [
    RuleSpecification("tosses", .integer(1...1000), "3", "tosses in a game")
  ]
}

/// Heads or tails: each correct guess earns a point.
package struct CoinToss: Sendable {
  /// The tosses: their rows in the pack, and how the coin falls.
  private let tosses: [(row: Int, isHeads: Bool)]
  package private(set) var round = 0
  package private(set) var score: Int64 = 0

  /// Draws the tosses of a game from those of a pack, which are not none.
  package init(_ heads: [Bool], rules: CoinTossRules, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var deck = Deck(count: heads.count)
    tosses = (0..<rules.tosses).map { _ in
      let row = deck.draw(using: &generator)
      return (row, heads[row])
    }
  }

  package init(_ reader: PackReader, seed: UInt64) throws(PackError) {
    guard let rules = try? CoinTossRules(try RuleText.all(in: reader)) else {
      throw PackError(.malformed("the rules contradict each other"), at: 0)
    }
    self.init(try Self.tosses(in: reader), rules: rules, seed: seed)
  }

  /// The tosses of a pack: true for heads.
  package static func tosses(in reader: PackReader) throws(PackError) -> [Bool] {
    guard let table = reader.table("coin-toss"), let side = table.optionalColumn("Side", .string),
      table.rowCount > 0
    else { throw PackError(.malformed("there are no tosses"), at: 0) }
    var heads: [Bool] = []
    for row in 0..<table.rowCount { heads.append(try reader.string(side, row) == "heads") }
    return heads
  }

  package var isOver: Bool { round == tosses.count }

  /// The row of the open toss.
  var row: Int { tosses[round].row }

  /// The line of the game in a transcript.
  package var members: Transcript.Members { [("rounds", .count(round)), ("score", .count(score))] }

  package mutating func call(heads call: Bool) {
    guard !isOver else { return }
    if tosses[round].isHeads == call { score += 1 }
    round += 1
  }
}

/// A bot that always says heads.
package struct CoinTossSelfPlay {
  private let start: CoinToss
  private var transcript: Transcript

  package init(_ game: CoinToss, format: Transcript.Format) {
    start = game
    transcript = Transcript(format)
  }

  package mutating func playGame() {
    var game = start
    while !game.isOver { game.call(heads: true) }
    transcript.line(game.members)
  }

  package mutating func finish() {}
  package mutating func takeLines() -> [UInt8] { transcript.take() }
}

/// Games of that bot whose results are only added up.
package struct CoinTossTrial: Sendable {
  private let heads: [Bool]
  private let rules: CoinTossRules

  package init(_ heads: [Bool], rules: CoinTossRules) { (self.heads, self.rules) = (heads, rules) }

  /// Plays one game and adds its results to `sums`.
  package func play(seed: UInt64, into sums: inout TrialSums) {
    var game = CoinToss(heads, rules: rules, seed: seed)
    while !game.isOver {
      let (row, before) = (game.row, game.score)
      game.call(heads: true)
      sums.note(row, points: game.score - before)
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver)
  }
}
