extension HigherOrLower.Outcome {
  /// The line about this guess in a transcript.
  package func members(game: Int, round: Int, id: String?) -> Transcript.Members {
    let (fact, slider) = (question.fact, question.slider)
    return [
      ("game", .count(game)), ("round", .count(round)), ("question", .count(question.index)),
      ("id", .text(ifAny: id)), ("prompt", .text(fact.prompt)), ("unit", .text(fact.unit)),
      ("low", .number(slider.low)), ("high", .number(slider.high)),
      ("offered", .number(slider.offered)), ("guess", .number(guess)), ("answer", .number(answer)),
      ("points", .count(verdict.points)), ("lives", .count(lives)), ("score", .count(score)),
    ]
  }
}

extension HigherOrLower {
  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("rounds", .count(round)), ("score", .count(score)),
      ("over", .boolean(isOver)),
    ]
  }
}
