internal import Games

extension ScoreKeeper {
  /// Counts an answer; the person asked for stands for the question.
  func answered(_ outcome: PhotoPick.Outcome) {
    let asked = outcome.question.asked
    answered(row: asked.index, asked.person.name, isRight: outcome.isRight)
  }
}
