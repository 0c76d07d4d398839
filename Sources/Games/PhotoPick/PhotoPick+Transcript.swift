extension PhotoPick.Outcome {
  /// The line about this pick in a transcript. Photos are numbered from 1, as a person types them.
  package func members(game: Int, round: Int, id: String?) -> Transcript.Members {
    [
      ("game", .count(game)), ("round", .count(round)), ("person", .count(question.asked.index)),
      ("id", .text(ifAny: id)), ("name", .text(question.asked.person.name)),
      ("photos", .count(question.photos.count)), ("choice", .count(choice + 1)),
      ("picked", .text(picked.person.name)), ("rightChoice", .count(question.right + 1)),
      ("right", .boolean(isRight)), ("points", .count(points)), ("score", .count(score)),
    ]
  }
}

extension PhotoPick {
  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [("game", .count(game)), ("questions", .count(round)), ("score", .count(score))]
  }
}
