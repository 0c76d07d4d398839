package import Games
package import Words

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
