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
