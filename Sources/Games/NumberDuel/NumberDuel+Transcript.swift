extension DuelLevel {
  /// The first line of a duel in a transcript; `number` is the player's.
  package func members(game: Int, number: Int64) -> Transcript.Members {
    [
      ("game", .count(game)), ("level", .text(name)), ("id", .text(ifAny: id)),
      ("from", .count(numbers.low)), ("to", .count(numbers.high)),
      ("computer", .text(computer.rawValue)), ("number", .count(number)),
    ]
  }
}

extension NumberDuel {
  /// The line about a guess in a transcript; `who` is `computer` or `player`.
  package static func members(
    game: Int, _ who: String, attempt: Int, _ guess: Int64, _ answer: DuelAnswer
  ) -> Transcript.Members {
    [
      ("game", .count(game)), ("who", .text(who)), ("attempt", .count(attempt)),
      ("guess", .count(guess)), ("answer", .text(answer.rawValue)),
    ]
  }

  /// The last line of a duel in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("result", .text(outcome?.rawValue ?? "stopped")),
      ("player", .count(playerAttempts)), ("opponent", .count(computerAttempts)),
      ("run", .count(run)),
    ]
  }
}
