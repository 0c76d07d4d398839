internal import Words

/// The parts of a game that asks one question after the other.
enum RoundPhase<Outcome> {
  /// The rules, until the player starts the clock; games without a clock have no such part.
  case welcome
  case asking
  /// The result of a question.
  case judged(Outcome)
  /// The result of the game.
  case over(isRecord: Bool)

  var name: StaticString {
    switch self {
    case .welcome: "welcome"
    case .asking: "asking"
    case .judged: "judged"
    case .over: "over"
    }
  }

  /// The text of the big button; nil if there is none.
  func nextText(_ language: Language) -> String? {
    switch self {
    case .welcome: language(.start)
    case .asking: nil
    case .judged: language(.next)
    case .over: language(.playAgain)
    }
  }

  /// The result of a question that is shown; nil if none is.
  var outcome: Outcome? { if case .judged(let outcome) = self { outcome } else { nil } }

  var isOver: Bool { if case .over = self { true } else { false } }
}
