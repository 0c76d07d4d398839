internal import Words

/// The parts of a game that asks one question after the other, without a clock.
enum RoundPhase<Outcome> {
  case asking
  /// The result of a question.
  case judged(Outcome)
  /// The result of the game.
  case over(isRecord: Bool)

  var name: StaticString {
    switch self {
    case .asking: "asking"
    case .judged: "judged"
    case .over: "over"
    }
  }

  /// The text of the big button; nil if there is none.
  func nextText(_ language: Language) -> String? {
    switch self {
    case .asking: nil
    case .judged: language(.next)
    case .over: language(.playAgain)
    }
  }

  var isOver: Bool { if case .over = self { true } else { false } }
}
