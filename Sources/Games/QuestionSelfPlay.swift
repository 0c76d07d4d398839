/// The loop of `--self-play` for games that ask one question after the other.
package protocol QuestionSelfPlay {
  associatedtype Failure: Error

  var log: SelfPlayLog { get set }

  /// Begins another game.
  mutating func startAgain()

  /// Plays one round and logs it; false if the game is over.
  mutating func playRound() throws(Failure) -> Bool

  /// Logs the result of the game that has just ended.
  mutating func endGame()
}

/// The transcript of a bot's games, their sums, and the bot's random numbers.
package struct SelfPlayLog {
  /// The random numbers of the bot, apart from those of the game.
  ///
  /// So the answers of a bot do not change the questions.
  var chance: SeededGenerator
  var tally: PlayTally
  var transcript: Transcript
  /// The answers that were not taken yet; nil if nobody wants them.
  var answers: [GivenAnswer]?

  /// A log of games that are counted in `unit`s, such as rounds.
  init(seed: UInt64, unit: String, _ format: Transcript.Format) {
    chance = SeededGenerator(seed: ~seed)
    tally = PlayTally(of: unit)
    transcript = Transcript(format)
  }
}

extension QuestionSelfPlay {
  /// Plays one more game.
  package mutating func playGame() throws(Failure) {
    log.tally.begin()
    startAgain()
    while try playRound() {}
    endGame()
  }

  /// Returns the lines written since the last call.
  package mutating func takeLines() -> [UInt8] { log.transcript.take() }

  /// Writes the last line, with the sums of all games.
  package mutating func finish() { log.tally.write(to: &log.transcript) }

  /// Keeps the answers from now on, and returns those given since the last call.
  package mutating func takeAnswers() -> [GivenAnswer] {
    defer { log.answers = [] }
    return log.answers ?? []
  }

  package var total: Int64 { log.tally.total }
  package var best: Int64 { log.tally.best }
}

/// The totals of a bot's games.
struct PlayTally {
  /// The name of one step of a game, such as `round` or `question`.
  private let unit: String
  private(set) var games = 0
  private(set) var units = 0
  private(set) var total: Int64 = 0
  private(set) var best: Int64 = 0

  init(of unit: String) { self.unit = unit }

  mutating func begin() { games += 1 }

  mutating func end(after units: Int, score: Int64) {
    self.units += units
    total += score
    best = max(best, score)
  }

  /// Writes the totals as the last line of a transcript.
  func write(to transcript: inout Transcript) {
    switch transcript.format {
    case .text:
      transcript.line(
        "\(counted(games, "game")), \(counted(units, unit)), \(counted(total, "point")), best \(best)"
      )
    case .json:
      transcript.line([
        ("games", .count(games)), (unit + "s", .count(units)), ("points", .count(total)),
        ("best", .count(best)),
      ])
    }
  }
}

/// Returns a number with its noun: `1 game`, `3 games`.
func counted(_ count: some BinaryInteger, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}
