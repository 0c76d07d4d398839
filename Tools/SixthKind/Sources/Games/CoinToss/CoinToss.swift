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
  /// The tosses of the pack: true for heads.
  private let heads: [Bool]
  private let rules: CoinTossRules
  /// The tosses of the game: their rows in the pack, and how the coin falls.
  private let tosses: [(row: Int, isHeads: Bool)]
  package private(set) var round = 0
  package private(set) var score: Int64 = 0

  /// Draws the tosses of a game from those of a pack, which are not none.
  package init(_ heads: [Bool], rules: CoinTossRules, seed: UInt64) {
    (self.heads, self.rules) = (heads, rules)
    var generator = SeededGenerator(seed: seed)
    var deck = Deck(count: heads.count)
    tosses = (0..<rules.tosses).map { _ in
      let row = deck.draw(using: &generator)
      return (row, heads[row])
    }
  }

  package init(_ reader: PackReader, seed: UInt64) throws(PlayError) {
    let heads = try PlayError.reading { () throws(PackError) in try Self.tosses(in: reader) }
    self.init(heads, rules: try PlayError.rules(of: reader, CoinTossRules.init), seed: seed)
  }

  /// Returns another game of the same pack.
  package func again(seed: UInt64) -> CoinToss { CoinToss(heads, rules: rules, seed: seed) }

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

  /// Takes a call; returns its line in a transcript, or nil if the game is over.
  package mutating func call(heads call: Bool) -> Transcript.Members? {
    guard !isOver else { return nil }
    let isRight = tosses[round].isHeads == call
    if isRight { score += 1 }
    round += 1
    return [
      ("round", .count(round)), ("call", .text(call ? "heads" : "tails")),
      ("right", .boolean(isRight)),
    ]
  }
}
