package import Words

/// The parts of a game that asks one question after the other.
package enum RoundPhase<Outcome> {
  /// The rules, until the player starts the clock; games without a clock have no such part.
  case welcome
  case asking
  /// The result of a question.
  case judged(Outcome)
  /// The result of the game.
  case over(isRecord: Bool)

  package var name: StaticString {
    switch self {
    case .welcome: "welcome"
    case .asking: "asking"
    case .judged: "judged"
    case .over: "over"
    }
  }

  /// The text of the button that goes on; nil if a question is open.
  package func nextText(_ language: Language) -> String? {
    switch self {
    case .welcome: language(.start)
    case .asking: nil
    case .judged: language(.next)
    case .over: language(.playAgain)
    }
  }

  /// The result of a question that is shown; nil if none is.
  package var outcome: Outcome? { if case .judged(let outcome) = self { outcome } else { nil } }

  package var isWelcome: Bool { if case .welcome = self { true } else { false } }
  package var isAsking: Bool { if case .asking = self { true } else { false } }
  package var isJudged: Bool { outcome != nil }
  package var isOver: Bool { if case .over = self { true } else { false } }
  package var isRecord: Bool { if case .over(let isRecord) = self { isRecord } else { false } }
}
