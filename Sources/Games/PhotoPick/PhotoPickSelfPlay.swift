internal import PackFormat
internal import SafeText

/// A bot that plays game after game, with a transcript of every pick.
package struct PhotoPickSelfPlay<Source: PersonSource>: QuestionSelfPlay {
  private let source: Source
  private let bot: PhotoPickBot
  private var game: PhotoPick
  package var log: SelfPlayLog

  /// Creates a bot with its game; nil if the roster is too small for a round.
  package init?(
    _ source: Source, rules: PhotoPickRules, seed: UInt64, bot: PhotoPickBot,
    format: Transcript.Format
  ) {
    guard let game = PhotoPick(rules: rules, personCount: source.personCount, seed: seed)
    else { return nil }
    self.source = source
    self.bot = bot
    self.game = game
    log = SelfPlayLog(seed: seed, unit: "question", format)
  }

  package mutating func startAgain() { game.startAgain() }

  package mutating func playRound() throws(Source.Failure) -> Bool {
    guard let question = try game.ask(from: source) else { return false }
    // A bot picks one of the photos of the open question, so the pick is never refused.
    guard let outcome = try? game.pick(bot.pick(question, using: &log.chance)) else { return false }
    try note(outcome)
    return true
  }

  /// Writes the line of a pick. Photos are numbered from 1, as a person types them.
  private mutating func note(_ outcome: PhotoPick.Outcome) throws(Source.Failure) {
    log.answers?.append(outcome.given(after: nil))
    let question = outcome.question
    switch log.transcript.format {
    case .text:
      func shown(_ photo: PhotoPick.Photo) -> String {
        photo.person.name.terminalSafe
      }
      var names = ""
      for photo in question.photos { names += (names.isEmpty ? "" : ", ") + shown(photo) }
      log.transcript.line(
        "\(log.tally.games).\(game.round) \(shown(question.asked)) among \(names):"
          + " picked \(shown(outcome.picked)): \(outcome.isRight ? "right" : "wrong"),"
          + " score \(outcome.score)")
    case .json:
      log.transcript.line(
        outcome.members(
          game: log.tally.games, round: game.round, id: try source.id(at: question.asked.index)))
    }
  }

  package mutating func endGame() {
    log.tally.end(after: game.round, score: game.score)
    switch log.transcript.format {
    case .text:
      log.transcript.line(
        "game \(log.tally.games) over after \(counted(game.round, "question")): score \(game.score)"
      )
    case .json:
      log.transcript.line(game.members(game: log.tally.games))
    }
  }
}
