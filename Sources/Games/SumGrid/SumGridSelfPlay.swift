internal import SafeText

/// A bot that plays the grid game. It sees the grid and the sum, and not where the answer is
/// planted.
package enum SumGridBot: Sendable, Equatable {
  /// Adds up, and searches the grid until it finds the answer.
  case sensible
  /// Finds the first digit of the answer, and goes on from there at random.
  case hasty
  /// Takes a random path.
  case random

  package static let names = ["sensible", "hasty", "random"]

  package init?(named name: String) {
    switch name {
    case "sensible": self = .sensible
    case "hasty": self = .hasty
    case "random": self = .random
    default: return nil
    }
  }

  /// Returns a path with as many cells as the answer has digits, or fewer if it is blocked.
  package func path(
    for question: SumGridQuestion, on board: SumGridBoard, using generator: inout SeededGenerator
  ) -> [SumGridCell] {
    let answer = "\(question.answer)"
    switch self {
    case .sensible: return board.path(spelling: answer) ?? []
    case .hasty:
      let starts = board.cells.filter {
        UInt8(ascii: "0") + board[$0] == answer.utf8.first
      }
      let start = starts[Int(generator.below(UInt64(starts.count)))]
      return Self.wander(answer.utf8.count, from: start, on: board, using: &generator)
    case .random:
      let start = SumGridCell(
        row: Int(generator.below(UInt64(board.rows))),
        column: Int(generator.below(UInt64(board.columns))))
      return Self.wander(answer.utf8.count, from: start, on: board, using: &generator)
    }
  }

  /// Returns a random path of free neighbours.
  private static func wander(
    _ count: Int, from start: SumGridCell, on board: SumGridBoard,
    using generator: inout SeededGenerator
  ) -> [SumGridCell] {
    var path = [start]
    while path.count < count {
      let cell = path[path.count - 1]
      let ways = SumGridStep.all.map { cell.moved($0) }.filter {
        board.contains($0) && !path.contains($0)
      }
      if ways.isEmpty { break }
      path.append(ways[Int(generator.below(UInt64(ways.count)))])
    }
    return path
  }
}

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

/// Games of a bot whose results are only added up. Each is the first game that `packplay
/// --self-play` plays with its seed.
package struct SumGridTrial: Sendable {
  /// The quantities measured at each level, for each question.
  package enum Measure: Int, CaseIterable, Sendable {
    /// The paths tried until one was right.
    case tries
    /// The cells looked at, row by row, until the right path began.
    case cells
    /// The steps of the addition: columns in which both numbers have a digit, and carries.
    case steps
  }

  private let levels: [SumGridLevel]
  private let rules: SumGridRules

  package init(_ levels: [SumGridLevel], rules: SumGridRules) {
    self.levels = levels
    self.rules = rules
  }

  /// Plays one game and adds its results to `sums`.
  package func play(_ bot: SumGridBot, seed: UInt64, into sums: inout TrialSums) {
    guard var game = try? SumGrid(levels: levels, rules: rules, seed: seed) else { return }
    var chance = SeededGenerator(seed: ~seed)
    var before = 0
    while game.stage != .gameDone, game.tries < SumGridSelfPlay.tryLimit {
      let path = bot.path(for: game.question, on: game.board, using: &chance)
      guard let outcome = try? game.select(path) else { break }
      guard outcome.isRight, let start = path.first else { continue }
      let cells = start.row * game.board.columns + start.column + 1
      let (level, question) = (game.levelIndex, outcome.question)
      sums.note(level: level, points: question.points)
      let values: [Int64] = [
        Int64(game.tries - before), Int64(cells),
        Int64(Self.steps(question.first, question.second)),
      ]
      for measure in Measure.allCases {
        sums.note(values[measure.rawValue], measure: measure.rawValue, of: level)
      }
      before = game.tries
      if outcome.stage == .levelDone { game.goOn() }
    }
    sums.end(score: game.score, rounds: game.tries, isOver: game.stage == .gameDone)
  }

  /// Returns the steps of an addition: `45 + 23` takes 2, `45 + 27` takes 3, and `45 + 3` takes 1.
  static func steps(_ first: Int, _ second: Int) -> Int {
    var (first, second, carry, steps) = (first, second, 0, 0)
    while (first > 0 && second > 0) || carry > 0 {
      if first > 0 && second > 0 { steps += 1 }
      carry = (first % 10 + second % 10 + carry) / 10
      steps += carry
      first /= 10
      second /= 10
    }
    return steps
  }
}
