/// A sum whose answer must be found in the grid.
package struct SumGridQuestion: Sendable, Equatable {
  package let first: Int
  package let second: Int
  /// The cells where the answer was planted; it may also occur elsewhere.
  package let planted: [SumGridCell]
  /// The path by which the player found the answer.
  package internal(set) var solution: [SumGridCell]?
  /// The milliseconds for which the question was open.
  package internal(set) var spent: Int64 = 0
  package internal(set) var hints = 0
  package internal(set) var wrongPaths = 0
  /// The points that the answer earned; 0 until it is found.
  package internal(set) var points: Int64 = 0

  package var answer: Int { first + second }
  package var isSolved: Bool { solution != nil }
}

/// A level as it is dealt: a grid, and the sums whose answers are in it.
package struct SumGridPuzzle: Sendable, Equatable {
  package let board: SumGridBoard
  package internal(set) var questions: [SumGridQuestion]

  /// Draws a puzzle; nil if the grid has no room for it, which cannot happen if the level has no
  /// problem under these rules.
  ///
  /// Drawn are the different targets, the first operand of each, the place of each answer, and at
  /// last all digits, row by row. The answers are then written over the digits.
  init?(
    _ level: SumGridLevel, rules: SumGridRules, using generator: inout SeededGenerator
  ) {
    let sums = level.sums(rules.length(of: level), using: &generator)
    let answers = sums.map { Array("\($0.first + $0.second)".utf8) }
    guard
      let lines = SumGridPlanting.lines(
        of: answers.map { $0.count }, rows: rules.rows, columns: rules.columns, using: &generator)
    else { return nil }
    var board = SumGridBoard(rows: rules.rows, columns: rules.columns)
    for cell in board.cells { board[cell] = UInt8(generator.below(10)) }
    questions = []
    for (index, sum) in sums.enumerated() {
      for (cell, digit) in zip(lines[index], answers[index]) {
        board[cell] = digit - UInt8(ascii: "0")
      }
      questions.append(
        SumGridQuestion(first: sum.first, second: sum.second, planted: lines[index]))
    }
    self.board = board
  }
}

extension SumGridLevel {
  /// Returns the answers that a seed draws for the level, and the puzzle; nil if the grid has no
  /// room. The answers are in the order of the questions. The level must have a target.
  package func dealt(
    by seed: UInt64, under rules: SumGridRules
  ) -> (answers: [Int], puzzle: SumGridPuzzle?) {
    var generator = SeededGenerator(seed: seed)
    let answers = sums(rules.length(of: self), using: &generator).map { $0.first + $0.second }
    generator = SeededGenerator(seed: seed)
    return (answers, SumGridPuzzle(self, rules: rules, using: &generator))
  }

  /// Returns the first of these seeds for which the grid has no room for the answers.
  package func firstWithoutRoom(in seeds: Range<UInt64>, under rules: SumGridRules) -> UInt64? {
    seeds.first { seed in
      var generator = SeededGenerator(seed: seed)
      let digits = sums(rules.length(of: self), using: &generator).map {
        "\($0.first + $0.second)".utf8.count
      }
      func count(_ length: Int) -> Int { digits.count { $0 == length } }
      let lengths = AnswerLengths(one: count(1), two: count(2), three: count(3))
      return !lengths.fit(rows: rules.rows, columns: rules.columns)
    }
  }

  /// Draws sums with different targets. All targets are equally likely, and so are all operands of
  /// a target.
  fileprivate func sums(
    _ count: Int, using generator: inout SeededGenerator
  ) -> [(first: Int, second: Int)] {
    guard let targets = reachableTargets else { preconditionFailure("the level has no target") }
    var deck = Deck(count: targets.count)
    let drawn = (0..<count).map { _ in targets.lowerBound + deck.draw(using: &generator) }
    return drawn.map { target in
      let operands = firstOperands(of: target)
      let first = operands.lowerBound + Int(generator.below(UInt64(operands.count)))
      return (first, target - first)
    }
  }
}
