/// The grid game: a pure state machine that deals a level, judges paths, and deals the next.
///
/// The same levels, rules, seed and paths give the same game everywhere.
package struct SumGrid: Sendable {
  /// What the game waits for.
  package enum Stage: Sendable, Equatable {
    /// A path for the question.
    case asking
    /// Every question of the level is solved: `goOn` deals the next.
    case levelDone
    /// Every level is solved: `startAgain` deals the first.
    case gameDone
  }

  /// What became of a path.
  package struct Outcome: Sendable, Equatable {
    /// The one that was asked.
    package let question: SumGridQuestion
    package let path: [SumGridCell]
    /// Its digits.
    package let spelt: String
    /// What the game waits for now.
    package let stage: Stage

    package var isRight: Bool { question.isSolved }
  }

  /// Why cells are no path; it costs nothing, as a wrong path does.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    case empty
    case outside
    case apart(SumGridCell, SumGridCell)
    case twice(SumGridCell)
  }

  /// Why there is no game.
  package enum Failure: Error, Sendable, Equatable {
    case noLevel
    /// The first level that cannot be played, from 0, and why.
    case level(Int, SumGridProblem)
  }

  package let rules: SumGridRules
  package let levels: [SumGridLevel]
  /// Which level is played, from 0.
  package private(set) var levelIndex = 0
  package private(set) var stage = Stage.asking
  /// Which question of the level is asked, from 0.
  package private(set) var questionIndex = 0
  /// How many questions this game has solved.
  package private(set) var score: Int64 = 0
  /// How many paths this game has judged.
  package private(set) var tries = 0
  private var puzzle: SumGridPuzzle
  private var generator: SeededGenerator

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
  /// The one that is asked, or the last of a level that is done.
  package var question: SumGridQuestion { questions[questionIndex] }

  /// Judges a path: neighbouring cells of the grid, no cell twice.
  ///
  /// One that spells the answer solves the question, and the next unsolved one is asked; any other
  /// changes nothing but the number of tries.
  package mutating func select(_ path: [SumGridCell]) throws(Refusal) -> Outcome {
    try check(path)
    tries += 1
    let spelt = board.spelt(path)
    let asked = questionIndex
    if spelt == "\(question.answer)" {
      puzzle.questions[asked].solution = path
      score += 1
      if let next = nextUnsolved {
        questionIndex = next
      } else {
        stage = levelIndex + 1 < levels.count ? .levelDone : .gameDone
      }
    }
    return Outcome(question: questions[asked], path: path, spelt: spelt, stage: stage)
  }

  /// Asks the next question that is not solved, and this one again later.
  package mutating func skip() {
    if let next = nextUnsolved { questionIndex = next }
  }

  /// The next level, where one is done.
  package mutating func goOn() {
    if stage == .levelDone { deal(levelIndex + 1) }
  }

  /// A new game from the first level, on new grids.
  package mutating func startAgain() {
    score = 0
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

  /// After the one asked, and round again; the one asked only where no other is left.
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
