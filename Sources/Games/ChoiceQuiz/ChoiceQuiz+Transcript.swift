extension ChoiceQuiz.Outcome {
  /// The line about an answer in a transcript: the choice, in time or not, and its time. Choices are
  /// numbered from 1, as a person types them; nil stands for no choice.
  package func members(
    game: Int, round: Int, id: String?, choice: Int?, _ milliseconds: Int64
  ) -> Transcript.Members {
    let content = question.content
    return [
      ("game", .count(game)), ("round", .count(round)), ("question", .count(question.index)),
      ("id", .text(ifAny: id)), ("prompt", .text(content.prompt)),
      ("choices", .count(question.choices.count)),
      ("choice", choice.map { .count($0 + 1) } ?? .absent),
      ("answer", .text(ifAny: choice.map { question.choices[$0] })),
      ("milliseconds", .count(milliseconds)), ("rightChoice", .count(question.right + 1)),
      ("right", .text(content.right)), ("verdict", .text(verdict.rawValue)),
      ("points", .count(points)), ("score", .count(score)),
    ]
  }
}

extension ChoiceQuiz {
  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("questions", .count(round)), ("score", .count(score)),
      ("right", .count(count(of: .right))), ("late", .count(count(of: .late))),
    ]
  }
}
