package import Games
package import Words

/// A sum grid whose moves are timed and whose results are kept, for every form of the game.
package struct PlayedGrid {
  package private(set) var game: SumGrid
  /// True if the game that is over set a record.
  package private(set) var isRecord = false
  /// The time since which the next move is awaited; nil until the question is seen.
  private var awaitedSince: Int64?

  package init(_ game: SumGrid) { self.game = game }

  /// True if a question is solved and the game goes on, so that leaving would lose something.
  package var isInProgress: Bool { game.solved > 0 && game.stage != .gameDone }

  // MARK: - The clock

  /// True if the time of the next move runs.
  package var isTimed: Bool { awaitedSince != nil }

  /// Starts the time of the next move.
  package mutating func wait(from time: Int64) { awaitedSince = time }

  /// Ends the time of a move, and returns its milliseconds. The time of the next move starts.
  @discardableResult
  package mutating func spend(until time: Int64) -> Int64 {
    let spent = max(0, time - (awaitedSince ?? time))
    awaitedSince = time
    spend(spent)
    return spent
  }

  /// Adds the time of a move to the open question, before the move is made.
  package mutating func spend(_ milliseconds: Int64) { game.spend(milliseconds) }

  // MARK: - The moves

  /// Judges a path. The last right one ends the game, which is kept.
  package mutating func select(
    _ path: [SumGridCell], _ keeper: some RoundKeeper
  ) throws(SumGrid.Refusal) -> SumGrid.Outcome {
    let outcome = try game.select(path)
    if outcome.isRight { keeper.note(game.score) }
    if outcome.stage == .gameDone { isRecord = keeper.finish(game.score) }
    return outcome
  }

  /// Asks another question; false if the open one is the last.
  package mutating func skip() -> Bool {
    let asked = game.questionIndex
    game.skip()
    return game.questionIndex != asked
  }

  package mutating func hint() -> SumGridCell? { game.hint() }

  package mutating func goOn() { game.goOn() }

  /// Begins another game; a running one has been left before.
  package mutating func startAgain() { game.startAgain() }

  /// Keeps the score of a game that is broken off; true for a new record.
  package func leave(_ keeper: some RoundKeeper) -> Bool {
    isInProgress && keeper.leave(game.score)
  }
}

/// The sentences of the grid game, for every form of the game.
package struct SumGridWords {
  package let language: Language
  package let scoring: SumGridRules.Scoring

  package init(_ game: SumGrid, _ language: Language) {
    self.language = language
    scoring = game.rules.scoring
  }

  package func heading(_ game: SumGrid) -> String {
    language(
      .gridHeading,
      [
        "number": .count(game.levelIndex + 1), "count": .count(game.levels.count),
        "name": .text(game.level.name),
      ])
  }

  /// The open question.
  package func sum(_ game: SumGrid) -> String {
    "\(game.question.first) + \(game.question.second) = ?"
  }

  /// The open question in forms for large digits, the widest one first.
  package func sums(_ game: SumGrid) -> [String] {
    let sum = "\(game.question.first)+\(game.question.second)"
    return [self.sum(game), sum + "=?", sum]
  }

  /// The sum that a right path spells and, in points, what it earned.
  package func right(_ outcome: SumGrid.Outcome) -> String {
    let question = outcome.question
    let earned = scoring == .points ? "  +\(question.points)" : ""
    let sum = "\(question.first) + \(question.second) = \(outcome.spelt)\(earned)"
    return language(.gridRight, ["sum": .text(sum)])
  }

  package func wrong(_ spelt: String) -> String {
    language(.gridWrong, ["spelt": .text(spelt)])
  }

  package func levelDone(_ number: Int) -> String {
    language(.gridLevelDone, ["number": .count(number)])
  }

  package func allDone(_ score: Int64) -> String {
    language(scoring == .points ? .gridAllDoneWith : .gridAllDone, ["n": .count(score)])
  }

  package func highScore(_ best: Int64) -> String {
    language(scoring == .points ? .gridHighScoreInPoints : .gridHighScore, ["n": .count(best)])
  }

  package func leaving(with score: Int64) -> String {
    scoring == .points
      ? language(.youLeaveWith, ["points": .count(score)])
      : language(.gridLeaving, ["n": .count(score)])
  }

  package func endsWith(_ score: Int64) -> String {
    scoring == .points
      ? language(.gameEndsWith, ["points": .count(score)])
      : language(.gridEndsWith, ["n": .count(score)])
  }

  /// The score beside the title.
  package func status(_ score: Int64, best: Int64) -> String {
    language(
      scoring == .points ? .gridStatusInPoints : .gridStatus,
      ["score": .count(score), "best": .count(best)])
  }

  package func record(_ isNew: Bool, best: Int64) -> String {
    isNew ? language(.newRecord) : language(.gridHighScoreIs, ["best": .count(best)])
  }

  package var lastOne: String { language(.gridLastOne) }

  package func hint(_ cell: SumGridCell) -> String {
    language(.gridHint, ["cell": .text(cell.name)])
  }

  package func unreadable(_ line: String) -> String {
    language(.gridUnreadable, ["line": .text(line)])
  }

  package func explanation(of refusal: SumGrid.Refusal, on board: SumGridBoard) -> String {
    switch refusal {
    case .nothingAsked, .empty: return language(.gridNoPath)
    case .outside:
      let last = SumGridCell(row: board.rows - 1, column: board.columns - 1).name
      return language(.gridOutside, ["last": .text(last)])
    case .apart(let one, let other):
      return language(.gridApart, ["one": .text(one.name), "other": .text(other.name)])
    case .twice(let cell): return language(.gridTwice, ["cell": .text(cell.name)])
    }
  }
}

extension SumGrid {
  /// The rules with the pack's own numbers, one string for each paragraph.
  package func howToPlay(_ language: Language) -> [String] {
    let cells: KeyValuePairs<StaticString, PhraseValue> = [
      "rows": .count(board.rows), "columns": .count(board.columns),
    ]
    let most = levels.map { rules.length(of: $0) }.max() ?? 0
    let counts: KeyValuePairs<StaticString, PhraseValue> = [
      "levels": .count(levels.count), "questions": .count(most),
      "full": .count(rules.fullScore), "quick": .count(rules.quickSeconds),
      "slow": .count(rules.slowScore), "late": .count(rules.slowSeconds),
      "hint": .count(rules.hintCost), "wrong": .count(rules.wrongCost),
    ]
    return switch rules.scoring {
    case .solved:
      [language(.gridRules, cells), language(.gridPaths), language(.gridLevels, counts)]
    case .points:
      [
        language(.gridRules, cells), language(.gridAnyPath), language(.gridPoints, counts),
      ]
    }
  }
}

/// A path that is being marked: a step to a neighbour extends it, a step back shortens it.
package struct SumGridSelection: Sendable, Equatable {
  package private(set) var path: [SumGridCell] = []

  package init() {}

  package mutating func begin(at cell: SumGridCell) { path = [cell] }

  package mutating func clear() { path = [] }

  package mutating func undo() { _ = path.popLast() }

  /// Steps to a neighbour, or back to the cell before; false for any other cell.
  package mutating func step(to cell: SumGridCell) -> Bool {
    guard let last = path.last, cell.isNeighbour(of: last) else { return false }
    if path.count > 1, path[path.count - 2] == cell {
      path.removeLast()
      return true
    }
    guard !path.contains(cell) else { return false }
    path.append(cell)
    return true
  }

  /// Steps towards a cell as far as possible, because terminals do not report every cell that the
  /// mouse passed.
  package mutating func go(to cell: SumGridCell) {
    while let last = path.last, last != cell {
      let step = SumGridStep(
        down: (cell.row - last.row).signum(), right: (cell.column - last.column).signum())
      if !self.step(to: last.moved(step)) { return }
    }
  }
}
