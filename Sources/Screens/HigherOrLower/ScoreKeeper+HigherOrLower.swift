internal import Games

extension ScoreKeeper {
  /// Counts an answer; a guess is right if it earns points.
  func answered(_ outcome: HigherOrLower.Outcome) {
    answered(
      row: outcome.question.index, outcome.question.fact.prompt,
      isRight: outcome.verdict.points > 0)
  }
}
