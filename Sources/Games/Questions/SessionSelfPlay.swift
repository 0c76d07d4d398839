internal import PackFormat

/// A bot that plays a game which asks a fixed number of questions.
package protocol QuestionBot: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  associatedtype Game: QuestionGame
  /// All that the bot answered to one question.
  associatedtype Answer
  associatedtype Outcome: QuestionOutcome

  /// Answers the open question of a game until it is settled; nil if none is open.
  ///
  /// - Returns: The answer, the time that it took if the game has a clock, and the result.
  func play(
    _ question: Game.Question, of game: inout Game, using chance: inout SeededGenerator
  ) -> (answer: Answer, milliseconds: Int64?, outcome: Outcome)?

  /// Describes an answer and its result in a transcript, behind the number of the round.
  static func text(_ outcome: Outcome, _ answer: Answer, _ milliseconds: Int64) -> String

  /// Returns the line about an answer and its result in a transcript as JSON.
  static func members(
    _ outcome: Outcome, _ answer: Answer, _ milliseconds: Int64, game: Int, round: Int, id: String?
  ) -> Transcript.Members
}

extension QuestionBot {
  package static var names: [String] { allCases.map { $0.rawValue } }

  package init?(named name: String) { self.init(rawValue: name) }
}

/// A bot that plays session after session, with a transcript of every answer.
package struct SessionSelfPlay<Bot: QuestionBot, Source: QuestionSource<Bot.Game.Content>>:
  QuestionSelfPlay
{
  private let source: Source
  private let bot: Bot
  private var game: Bot.Game
  package var log: SelfPlayLog

  init(_ bot: Bot, _ game: Bot.Game, _ source: Source, seed: UInt64, _ format: Transcript.Format) {
    self.source = source
    self.bot = bot
    self.game = game
    log = SelfPlayLog(seed: seed, unit: "question", format)
  }

  package mutating func startAgain() { game.startAgain() }

  package mutating func playRound() throws(Source.Failure) -> Bool {
    // A bot gives answers that count, so none is refused.
    guard let question = try game.ask(from: source),
      let played = bot.play(question, of: &game, using: &log.chance)
    else { return false }
    let outcome = played.outcome
    log.answers?.append(outcome.given(after: played.milliseconds))
    let (games, time) = (log.tally.games, played.milliseconds ?? 0)
    switch log.transcript.format {
    case .text:
      log.transcript.line(
        "\(games).\(game.round) " + Bot.text(outcome, played.answer, time))
    case .json:
      log.transcript.line(
        Bot.members(
          outcome, played.answer, time, game: games, round: game.round,
          id: try source.id(at: outcome.row)))
    }
    return true
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

extension TrialSums {
  /// Lets a bot play one session, and adds its results. It is the first session that `packplay
  /// --self-play` plays with its seed.
  ///
  /// - Parameter limit: The milliseconds after which a question is closed; 0 if the game has no clock.
  mutating func play<Bot: QuestionBot>(
    _ bot: Bot, _ game: Bot.Game, about questions: [Bot.Game.Content], limit: Int64 = 0,
    seed: UInt64
  ) {
    var game = game
    var chance = SeededGenerator(seed: ~seed)
    var time: Int64 = 0
    while let question = game.ask(from: questions) {
      guard let played = bot.play(question, of: &game, using: &chance) else { break }
      time += min(played.milliseconds ?? 0, limit)
      // A wrong answer can cost points, which depend on the score and not on the question.
      note(played.outcome.row, points: max(played.outcome.points, 0))
    }
    end(score: game.score, rounds: game.round, isOver: game.isOver, milliseconds: time)
  }
}
