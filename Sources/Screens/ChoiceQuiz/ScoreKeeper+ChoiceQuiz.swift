internal import Games

extension ScoreKeeper {
  func answered(_ outcome: ChoiceQuiz.Outcome) {
    answered(
      row: outcome.question.index, outcome.question.content.prompt,
      isRight: outcome.verdict == .right)
  }
}
