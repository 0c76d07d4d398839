internal import SafeText

/// A bot that plays game after game, with a transcript of every grid and every solved question.
package struct SumGridSelfPlay {
  /// The try after which a game ends, because a bot that never finds an answer would search
  /// forever.
  package static var tryLimit: Int { 10_000 }

  private let bot: SumGridBot
  private var game: SumGrid
  private var chance: SeededGenerator
  private var games = 0
  package private(set) var solved: Int64 = 0
  package private(set) var tries = 0
  private var transcript: Transcript

  package init(
    _ levels: [SumGridLevel], rules: SumGridRules, seed: UInt64, bot: SumGridBot,
    format: Transcript.Format
  ) throws(SumGrid.Failure) {
    game = try SumGrid(levels: levels, rules: rules, seed: seed)
    self.bot = bot
    // The bot has its own generator, so that its tries do not change the questions.
    chance = SeededGenerator(seed: ~seed)
    transcript = Transcript(format)
  }

  /// Plays one more game from the first level.
  package mutating func playGame() {
    if games > 0 { game.startAgain() }
    games += 1
    noteLevel()
    var before = 0
    while game.stage != .gameDone, game.tries < Self.tryLimit {
      let path = bot.path(for: game.question, on: game.board, using: &chance)
      let asked = game.questionIndex
      // A bot moves from neighbour to neighbour, so it is never refused.
      guard let outcome = try? game.select(path) else { break }
      guard outcome.isRight else { continue }
      note(outcome, index: asked, tries: game.tries - before)
      before = game.tries
      if outcome.stage == .levelDone {
        game.goOn()
        noteLevel()
      }
    }
    solved += Int64(game.solved)
    tries += game.tries
    noteResult()
  }

  /// Returns the lines written since the last call.
  package mutating func takeLines() -> [UInt8] { transcript.take() }

  /// Writes the last line: the totals of all games.
  package mutating func finish() {
    let wrong = tries - Int(solved)
    switch transcript.format {
    case .text:
      transcript.line(
        "\(counted(games, "game")), \(counted(Int(solved), "question")) solved,"
          + " \(counted(tries, "try", "tries")), \(wrong) wrong")
    case .json:
      transcript.line([
        ("games", .count(games)), ("solved", .count(solved)), ("tries", .count(tries)),
        ("wrong", .count(wrong)),
      ])
    }
  }
}

extension SumGridSelfPlay {
  /// True if the score is in points, which the transcript then has.
  private var isInPoints: Bool { game.rules.scoring == .points }

  private mutating func noteLevel() {
    let level = game.levelIndex + 1
    let name = game.level.name
    switch transcript.format {
    case .text:
      transcript.line("\(games).\(level) \(name.terminalSafe): \(game.grid)")
    case .json:
      transcript.line(game.levelMembers(game: games))
    }
  }

  private mutating func note(_ outcome: SumGrid.Outcome, index: Int, tries: Int) {
    let level = game.levelIndex + 1
    let question = outcome.question
    let path = outcome.path.map { $0.name }.joined(separator: " ")
    switch transcript.format {
    case .text:
      transcript.line(
        "\(games).\(level).\(index + 1) \(question.first) + \(question.second) = \(outcome.spelt):"
          + " \(path), \(counted(tries, "try", "tries"))"
          + (isInPoints ? ", \(counted(question.points, "point"))" : ""))
    case .json:
      transcript.line(
        game.members(of: outcome, game: games, index: index, tries: tries))
    }
  }

  private mutating func noteResult() {
    let isOver = game.stage == .gameDone
    switch transcript.format {
    case .text:
      transcript.line(
        "game \(games) \(isOver ? "over" : "stopped"): \(counted(game.solved, "question"))"
          + " solved in \(counted(game.tries, "try", "tries"))"
          + (isInPoints ? ": score \(game.score)" : ""))
    case .json:
      transcript.line(game.members(game: games))
    }
  }
}
