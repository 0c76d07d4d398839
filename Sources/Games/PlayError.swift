package import PackFormat

/// The reason why a pack cannot be played.
package enum PlayError: Error, Equatable {
  case pack(PackError)
  case rule(RuleError)
  /// The pack has no question.
  case empty
  /// The pack has no question that the player wants, but questions with these tags.
  case nothingSelected(QuestionTags)
  /// The pack asks for years, but neither the pack nor the user gives the current year.
  case noDate
}

extension PlayError {
  /// Runs `body`, and throws its error as a `PlayError`.
  package static func reading<Result>(
    _ body: () throws(PackError) -> Result
  ) throws(PlayError) -> Result {
    do throws(PackError) { return try body() } catch { throw .pack(error) }
  }

  /// Reads the rules of a pack into the form of its game.
  package static func rules<Rules>(
    of reader: PackReader, _ make: ([RuleText]) throws(RuleError) -> Rules
  ) throws(PlayError) -> Rules {
    let texts = try reading { () throws(PackError) in try RuleText.all(in: reader) }
    do throws(RuleError) { return try make(texts) } catch { throw .rule(error) }
  }

  /// The reason in lower case, without a full stop.
  package var message: String {
    switch self {
    case .pack(let error):
      if case .unreadable = error.reason { return error.message }
      return "\(error.message) (at byte \(error.offset))"
    case .rule(let error): return error.message
    case .empty: return "the pack has no question"
    case .nothingSelected(let offered):
      return offered.listed.map {
        "no question is of these tags and difficulties; the pack has " + $0
      } ?? "the questions of the pack have no tags and no difficulties"
    case .noDate: return "the pack asks for years and has no date of its own"
    }
  }
}
