internal import Games

extension ScoreKeeper {
  /// The question is who was asked for.
  func answered(_ outcome: PhotoPick.Outcome) {
    let asked = outcome.question.asked
    answered(row: asked.index, asked.person.name, isRight: outcome.isRight)
  }
}
