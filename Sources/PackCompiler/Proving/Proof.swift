package import Games
package import PackFormat

/// What playing a pack, or one question of it, has shown.
package struct Proof: Sendable, Equatable {
  /// What happened, for a person.
  package var lines: [String]
  /// Whether it can be played as it is meant to be.
  package var holds: Bool

  /// How many games are played where chance decides: those of the seeds from 0 on.
  package static let seeds: Range<UInt64> = 0..<10_000

  /// The result for a pack that no game plays.
  static let nothingToPlay = Proof(["there is nothing to play here"], holds: true)

  package init(_ lines: [String], holds: Bool) {
    self.lines = lines
    self.holds = holds
  }
}

/// What is to be played, and how.
package struct ProofRequest: Sendable {
  /// One question of the pack, from 0; nil for all that there is.
  package var question: Int?
  /// What is guessed; nil for the best guess.
  package var guess: ExactDecimal?
  /// When the quiz is answered; nil for when the question has been read aloud.
  package var milliseconds: Int64?
  /// The game that is played; nil for the first, or for all that are tried.
  package var seed: UInt64?
  /// Empty for the pack's own.
  package var language = ""
  /// The year that questions about years are asked in.
  package var year: Int64 = 0
  /// The fewest points that the best guess at a fact may earn.
  package var leastBest: Int64 = 1

  package init() {}

  /// A guess as it stands in a source; nil for what is no number.
  package static func guess(_ text: String) -> ExactDecimal? { ExactDecimal(digits: text) }
}

/// Why a pack cannot be tried at all.
package enum ProofError: Error {
  case pack(PackError)
  case rule(RuleError)

  /// Runs something that reads from a pack.
  static func reading<Result>(
    _ body: () throws(PackError) -> Result
  ) throws(ProofError) -> Result {
    do throws(PackError) { return try body() } catch { throw .pack(error) }
  }

  /// The rules of a pack, as its game takes them.
  static func rules<Rules>(
    of reader: PackReader, _ make: ([RuleText]) throws(RuleError) -> Rules
  ) throws(ProofError) -> Rules {
    let texts = try reading { () throws(PackError) in try RuleText.all(in: reader) }
    do throws(RuleError) { return try make(texts) } catch { throw .rule(error) }
  }

  /// In a few words, for a person.
  package var message: String {
    switch self {
    case .pack(let error): error.message
    case .rule(let error): error.message
    }
  }
}
