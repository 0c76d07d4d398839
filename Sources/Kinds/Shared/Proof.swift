package import Games
package import PackFormat

/// The result of playing a pack, or one of its questions.
package struct Proof: Sendable, Equatable {
  /// The events, as lines for a person.
  package var lines: [String]
  /// True if everything can be played as intended.
  package var holds: Bool

  /// The seeds that are tried for games of chance.
  package static let seeds: Range<UInt64> = 0..<10_000

  /// The result for a pack that no game plays.
  package static let nothingToPlay = Proof(["there is nothing to play here"], holds: true)

  package init(_ lines: [String], holds: Bool) {
    self.lines = lines
    self.holds = holds
  }
}

/// The question and the way of playing that `packtool prove` asks for.
package struct ProofRequest: Sendable {
  /// The number of a question, from 0; nil for all questions.
  package var question: Int?
  /// The guess to play; nil for the best one.
  package var guess: ExactDecimal?
  /// The time after which the quiz is answered; nil for the time of reading aloud.
  package var milliseconds: Int64?
  /// The seed of the game to play; nil for the first seed, or for all seeds.
  package var seed: UInt64?
  /// The language; empty for the pack's own.
  package var language = ""
  /// The year of play, for year questions.
  package var year: Int64 = 0
  /// The points that the best guess at a fact has to earn.
  package var leastBest: Int64 = 1

  package init() {}

  /// Parses a guess; nil if the text is no number.
  package static func guess(_ text: String) -> ExactDecimal? { ExactDecimal(digits: text) }
}

/// The reason why a pack cannot be played at all.
package enum ProofError: Error {
  case pack(PackError)
  case rule(RuleError)

  /// Runs a body that reads from a pack, and wraps its error.
  static func reading<Result>(
    _ body: () throws(PackError) -> Result
  ) throws(ProofError) -> Result {
    do throws(PackError) { return try body() } catch { throw .pack(error) }
  }

  /// Returns the settings of a pack as a value of its game.
  static func rules<Rules>(
    of reader: PackReader, _ make: ([RuleText]) throws(RuleError) -> Rules
  ) throws(ProofError) -> Rules {
    let texts = try reading { () throws(PackError) in try RuleText.all(in: reader) }
    do throws(RuleError) { return try make(texts) } catch { throw .rule(error) }
  }

  /// A few words for a person.
  package var message: String {
    switch self {
    case .pack(let error): error.message
    case .rule(let error): error.message
    }
  }
}
