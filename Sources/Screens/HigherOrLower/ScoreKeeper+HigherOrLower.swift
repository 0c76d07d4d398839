internal import Games

extension ScoreKeeper {
  /// A guess is right where it earns something.
  func answered(_ outcome: HigherOrLower.Outcome) {
    answered(
      row: outcome.question.index, outcome.question.fact.prompt,
      isRight: outcome.verdict.points > 0)
  }
}
