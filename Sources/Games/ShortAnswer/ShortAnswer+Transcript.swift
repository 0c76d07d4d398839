extension ShortAnswer.Outcome {
  /// The line about a question in a transcript: all answers to it, and the time of the last.
  package func members(
    game: Int, round: Int, id: String?, answers: [String], _ milliseconds: Int64
  ) -> Transcript.Members {
    [
      ("game", .count(game)), ("round", .count(round)), ("question", .count(question.index)),
      ("id", .text(ifAny: id)), ("prompt", .text(question.content.prompt)),
      ("answers", .texts(answers)), ("milliseconds", .count(milliseconds)),
      ("right", .text(question.content.answer)), ("verdict", .text(verdict.rawValue)),
      ("match", .text(ifAny: match?.rawValue)), ("points", .count(points)),
      ("score", .count(score)),
    ]
  }
}

extension ShortAnswer {
  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("questions", .count(round)), ("score", .count(score)),
      ("right", .count(count(of: .right))), ("passed", .count(count(of: .passed))),
      ("late", .count(count(of: .late))),
    ]
  }
}
