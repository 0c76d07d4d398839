internal import Games
internal import PackFormat
internal import Views
internal import Words

/// A game on the page that asks one question after the other.
protocol RoundGame: PageGame {
  associatedtype Game: PlayedGame where Game.Failure == PackError

  var rounds: Rounds<Game> { get set }

  /// The sentence that asks the open question; nil if none is open.
  func asked(_ language: Language) -> String?

  /// The result of the game in a sentence.
  func result(_ language: Language) -> String

  /// The sign for an answer in a result that is shared.
  func mark(_ outcome: Game.Outcome) -> String

  /// The last line of the game in the transcript.
  func members(game: Int) -> Transcript.Members
}

extension RoundGame {
  /// Takes the events that go on or start again; false for others.
  func takeNext(_ event: PageEvent, _ play: Play) throws(PackError) -> Bool {
    switch (event.name, rounds.phase) {
    case ("new", .asking), ("new", .judged):
      play.record(members(game: play.games))
      try startAgain(at: event.time, play)
    case ("new", .over), ("next", .over): try startAgain(at: event.time, play)
    case ("new", .welcome), ("next", .welcome), ("next", .judged):
      try rounds.next(at: event.time, play)
      entered(play)
    default: return false
    }
    return true
  }

  private func startAgain(at time: Int64, _ play: Play) throws(PackError) {
    try rounds.startAgain(at: time, play)
    play.startAgain()
    entered(play)
  }

  /// Tells the question, or the end of the game.
  func entered(_ play: Play) {
    switch rounds.phase {
    case .asking: play.say(asked(play.language))
    case .over:
      // A game that no number of questions ends can have any number of answers.
      let shown = rounds.game.hasFullScore ? rounds.outcomes : rounds.outcomes.suffix(40)
      let marks = shown.map { mark($0) }.joined(separator: "")
      play.share(
        result(play.language), isFull: rounds.isFull, percent: rounds.percent, marks: marks)
      play.record(members(game: play.games))
      for line in summary(play) { play.say(line) }
    case .welcome, .judged: break
    }
  }

  func summary(_ play: Play) -> [String] {
    let record = play.language.record(rounds.phase.isRecord, best: play.best)
    return [result(play.language)] + (play.keepsScores ? [record] : [])
  }

  var wake: Int64? { rounds.wake }
  var isInProgress: Bool { rounds.isInProgress }
  var asksQuestions: Bool { true }
  var partyState: PartyState? { PartyState(rounds) }
  func uncovered(_ play: Play) { entered(play) }
  var phaseName: StaticString { rounds.phase.name }

  func nextText(_ language: Language) -> String? { rounds.phase.nextText(language) }
}
