package import PackFormat

/// The rules of the game, as a pack sets them.
package struct CoinTossRules: Sendable, Equatable {
  package let tosses: Int

  package init(_ rules: [RuleText]) throws(RuleError) {
    tosses = Int(try RuleReader(rules, of: Self.specifications).integer("tosses"))
  }

  package static let specifications: [RuleSpecification] = [
    RuleSpecification("tosses", .integer(1...1000), "10", "tosses in a game")
  ]
}

/// Heads or tails: each correct guess earns a point.
package struct CoinToss: Sendable {
  /// The results of the tosses.
  private let heads: [Bool]
  package private(set) var round = 0
  package private(set) var score: Int64 = 0

  package init(_ reader: PackReader, seed: UInt64) throws(PackError) {
    guard let table = reader.table("coin-toss"), let side = table.optionalColumn("Side", .string),
      table.rowCount > 0, let rules = try? CoinTossRules(try RuleText.all(in: reader))
    else { throw PackError(.malformed("there are no tosses"), at: 0) }
    var generator = SeededGenerator(seed: seed)
    var deck = Deck(count: table.rowCount)
    var heads: [Bool] = []
    for _ in 0..<rules.tosses {
      heads.append(try reader.string(side, deck.draw(using: &generator)) == "heads")
    }
    self.heads = heads
  }

  package var isOver: Bool { round == heads.count }

  package mutating func call(heads call: Bool) {
    guard !isOver else { return }
    if heads[round] == call { score += 1 }
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
    transcript.line([("rounds", .count(game.round)), ("score", .count(game.score))])
  }

  package mutating func finish() {}
  package mutating func takeLines() -> [UInt8] { transcript.take() }
}
