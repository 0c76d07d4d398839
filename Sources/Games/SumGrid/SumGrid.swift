/// The game of finding sums in a grid: a pure state machine that deals levels and judges paths.
///
/// Callers pass the time that each move took. The same levels, rules, seed and moves give the same game
/// everywhere.
package struct SumGrid: Sendable {
  /// The move that the game waits for.
  package enum Stage: Sendable, Equatable {
    /// A path for the open question.
    case asking
    /// Every question of the level is solved: `goOn` deals the next level.
    case levelDone
    /// Every level is solved: `startAgain` deals the first level.
    case gameDone
  }

  /// The result of a path.
  package struct Outcome: Sendable, Equatable {
    /// The question that was asked.
    package let question: SumGridQuestion
    package let path: [SumGridCell]
    /// The digits of the path.
    package let spelt: String
    /// The move that the game waits for now.
    package let stage: Stage

    package var isRight: Bool { question.isSolved }
  }

  /// The reason why cells are no path; it costs nothing.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    case empty
    case outside
    case apart(SumGridCell, SumGridCell)
    case twice(SumGridCell)
  }

  /// The reason why no game is possible.
  package enum Failure: Error, Sendable, Equatable {
    case noLevel
    /// The index of the first level that cannot be played, and its problem.
    case level(Int, SumGridProblem)
  }

  package let rules: SumGridRules
  package let levels: [SumGridLevel]
  /// The index of the current level.
  package private(set) var levelIndex = 0
  package private(set) var stage = Stage.asking
  /// The index of the open question in its level.
  package private(set) var questionIndex = 0
  /// The points of this game, or the number of questions solved if the rules say so.
  package private(set) var score: Int64 = 0
  /// The number of questions solved in this game.
  package private(set) var solved = 0
  /// The stars of each level done in this game.
  package private(set) var stars: [Int] = []
  /// The number of paths judged in this game.
  package private(set) var tries = 0
  private var puzzle: SumGridPuzzle
  private var generator: SeededGenerator

  /// Creates a game; throws if there are no levels, or if one cannot be played.
  package init(
    levels: [SumGridLevel], rules: SumGridRules, seed: UInt64
  ) throws(Failure) {
    guard let first = levels.first else { throw .noLevel }
    for (index, level) in levels.enumerated() {
      if let problem = level.problem(under: rules) { throw .level(index, problem) }
    }
    self.levels = levels
    self.rules = rules
    generator = SeededGenerator(seed: seed)
    puzzle = Self.puzzle(first, rules, &generator)
  }

  package var level: SumGridLevel { levels[levelIndex] }
  package var board: SumGridBoard { puzzle.board }
  package var questions: [SumGridQuestion] { puzzle.questions }
  /// The open question; if the level is done, its last one.
  package var question: SumGridQuestion { questions[questionIndex] }

  /// Judges a path: neighbouring cells of the grid, no cell twice.
  ///
  /// A path that spells the answer solves the question, and the next unsolved one is asked. Any
  /// other path only counts as a try.
  package mutating func select(_ path: [SumGridCell]) throws(Refusal) -> Outcome {
    try check(path)
    tries += 1
    let spelt = board.spelt(path)
    let asked = questionIndex
    if spelt == "\(question.answer)" {
      let question = questions[asked]
      let points = rules.points(
        after: question.spent, hints: question.hints, wrongPaths: question.wrongPaths)
      puzzle.questions[asked].solution = path
      puzzle.questions[asked].points = points
      score += points
      solved += 1
      if let next = nextUnsolved {
        questionIndex = next
      } else {
        stars.append(
          rules.stars(for: questions.reduce(0) { $0 + $1.points }, of: questions.count))
        stage = levelIndex + 1 < levels.count ? .levelDone : .gameDone
      }
    } else {
      puzzle.questions[asked].wrongPaths += 1
    }
    return Outcome(question: questions[asked], path: path, spelt: spelt, stage: stage)
  }

  /// Adds the time of a move to the open question, before the move is made.
  package mutating func spend(_ milliseconds: Int64) {
    guard stage == .asking else { return }
    puzzle.questions[questionIndex].spent += min(max(0, milliseconds), rules.longestMove)
  }

  /// Returns a cell where the answer can begin, and counts the hint; nil if nothing is asked.
  package mutating func hint() -> SumGridCell? {
    guard stage == .asking else { return nil }
    puzzle.questions[questionIndex].hints += 1
    return question.planted.first
  }

  /// Asks the next unsolved question; this one comes again later.
  package mutating func skip() {
    if let next = nextUnsolved { questionIndex = next }
  }

  /// Deals the next level if the current one is done.
  package mutating func goOn() {
    if stage == .levelDone { deal(levelIndex + 1) }
  }

  /// Starts a new game from the first level, with new grids.
  package mutating func startAgain() {
    score = 0
    solved = 0
    stars = []
    tries = 0
    deal(0)
  }

  private mutating func deal(_ index: Int) {
    levelIndex = index
    puzzle = Self.puzzle(levels[index], rules, &generator)
    questionIndex = 0
    stage = .asking
  }

  private static func puzzle(
    _ level: SumGridLevel, _ rules: SumGridRules, _ generator: inout SeededGenerator
  ) -> SumGridPuzzle {
    guard let puzzle = SumGridPuzzle(level, rules: rules, using: &generator) else {
      preconditionFailure("the level does not fit")
    }
    return puzzle
  }

  /// The index of the next unsolved question, in a circle; the open one only if no other is left.
  private var nextUnsolved: Int? {
    let count = questions.count
    return (1...count).map { (questionIndex + $0) % count }.first { !questions[$0].isSolved }
  }

  private func check(_ path: [SumGridCell]) throws(Refusal) {
    guard stage == .asking else { throw .nothingAsked }
    guard !path.isEmpty else { throw .empty }
    for index in path.indices {
      let cell = path[index]
      guard board.contains(cell) else { throw .outside }
      if index > 0, !cell.isNeighbour(of: path[index - 1]) {
        throw cell == path[index - 1] ? .twice(cell) : .apart(path[index - 1], cell)
      }
      if path[..<index].contains(cell) { throw .twice(cell) }
    }
  }
}

extension SumGrid {
  /// The digits of the grid, its rows with spaces between.
  package var grid: String { rows.joined(separator: " ") }

  /// The digits of each row of the grid.
  package var rows: [String] {
    (0..<board.rows).map { row in
      board.spelt((0..<board.columns).map { SumGridCell(row: row, column: $0) })
    }
  }

  /// True if the score is in points, which the transcript then has.
  private var isInPoints: Bool { rules.scoring == .points }

  /// The first line of a level in a transcript.
  package func levelMembers(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("level", .count(levelIndex + 1)), ("id", .text(ifAny: level.id)),
      ("name", .text(level.name)), ("grid", .text(grid)),
    ]
  }

  /// The line about a solved question in a transcript, of which `tries` paths were judged.
  package func members(
    of outcome: Outcome, game: Int, index: Int, tries: Int
  ) -> Transcript.Members {
    let question = outcome.question
    let path = outcome.path.map { $0.name }.joined(separator: " ")
    return [
      ("game", .count(game)), ("level", .count(levelIndex + 1)), ("question", .count(index + 1)),
      ("first", .count(question.first)), ("second", .count(question.second)),
      ("answer", .count(question.answer)), ("path", .text(path)), ("tries", .count(tries)),
      ("points", isInPoints ? .count(question.points) : .absent),
    ]
  }

  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("solved", .count(solved)), ("tries", .count(tries)),
      ("score", isInPoints ? .count(score) : .absent), ("over", .boolean(stage == .gameDone)),
    ]
  }
}
