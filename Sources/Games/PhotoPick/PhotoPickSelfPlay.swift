internal import PackFormat
internal import SafeText

/// A bot that picks photos.
package enum PhotoPickBot: String, Sendable, CaseIterable {
  /// Knows everybody.
  case expert
  /// Knows four of five people and guesses the others.
  case sensible
  /// Guesses.
  case random
  /// Knows everybody and picks somebody else.
  case contrary
  /// Picks the photo at this position.
  case first
  case middle
  case last

  package static var names: [String] { allCases.map { $0.rawValue } }

  package init?(named name: String) { self.init(rawValue: name) }

  /// Returns the index of the bot's pick.
  package func pick(
    _ question: PhotoPick.Question, using generator: inout SeededGenerator
  ) -> Int {
    let guess = Int(generator.below(UInt64(question.photos.count)))
    let knows = generator.below(5) > 0
    switch self {
    case .expert: return question.right
    case .sensible: return knows ? question.right : guess
    case .random: return guess
    case .contrary: return (question.right + 1) % question.photos.count
    case .first: return 0
    case .middle: return question.photos.count / 2
    case .last: return question.photos.count - 1
    }
  }
}

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

/// Games of a bot whose results are only added up. Each is the first game that `packplay
/// --self-play` plays with its seed.
package struct PhotoPickTrial: Sendable {
  private let people: [Person]
  private let rules: PhotoPickRules

  package init(_ people: [Person], rules: PhotoPickRules) {
    self.people = people
    self.rules = rules
  }

  /// Plays one game and adds its results to `sums`.
  package func play(_ bot: PhotoPickBot, seed: UInt64, into sums: inout TrialSums) {
    guard var game = PhotoPick(rules: rules, personCount: people.count, seed: seed) else { return }
    var chance = SeededGenerator(seed: ~seed)
    while let question = game.ask(from: people) {
      guard let outcome = try? game.pick(bot.pick(question, using: &chance)) else { break }
      // The points lost by a wrong pick depend on the score, not on the question.
      sums.note(question.asked.index, points: max(outcome.points, 0))
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver)
  }
}
