import PackFormat
import Testing

@testable import Games

/// Tests of the puzzles that are made from a level.
@Suite struct SumGridPuzzleTests {
  @Test(arguments: 0..<5)
  func everyLevelDealtCanBeSolved(index: Int) throws {
    let level = try fiveLevels()[index]
    let rules = try gridRules()
    for seed in 0..<400 as Range<UInt64> {
      try expectSound(level, rules, seed)
    }
  }

  /// The grids are so full that placing lines at random would not succeed.
  @Test(arguments: [
    (2, 2, 1, 10...99), (2, 2, 2, 10...99), (2, 2, 4, 0...9), (2, 3, 2, 100...999),
    (3, 3, 3, 100...999), (3, 3, 4, 10...99), (4, 4, 5, 100...999), (6, 6, 12, 100...999),
    (4, 9, 12, 100...999), (3, 12, 12, 100...999), (4, 6, 12, 10...99), (12, 12, 12, 0...999),
  ])
  func aFullGridIsDealtToo(
    rows: Int, columns: Int, questions: Int, target: ClosedRange<Int>
  ) throws {
    let level = try gridLevel(0...999, 0...999, makes: target)
    let rules = try gridRules(rows: rows, columns: columns, questions: questions)
    for seed in 0..<20 as Range<UInt64> { try expectSound(level, rules, seed) }
  }

  @Test func aGridIsNotAlwaysFilledTheSameWay() throws {
    let level = try gridLevel(0...999, 0...999, makes: 100...999)
    let rules = try gridRules(rows: 6, columns: 6, questions: 12)
    let planted = try (0..<40 as Range<UInt64>).map { seed in
      try deal(level, rules, seed).questions[0].planted
    }
    #expect(Set(planted).count > 20)
  }

  @Test func answersArePlantedInAllEightDirections() throws {
    let level = try gridLevel(100...500, 50...499, makes: 100...999)
    var counts = [Int](repeating: 0, count: 8)
    for seed in 0..<400 as Range<UInt64> {
      for question in try deal(level, gridRules(), seed).questions {
        let step = SumGridStep(
          down: question.planted[1].row - question.planted[0].row,
          right: question.planted[1].column - question.planted[0].column)
        counts[try #require(SumGridStep.all.firstIndex(of: step))] += 1
      }
    }
    // On 6 × 6, lines of 3 along a side have 24 places, and lines along a diagonal 16.
    for (index, count) in counts.enumerated() {
      let expected = 1200 * (index % 2 == 0 ? 24 : 16) / 160
      #expect(abs(count - expected) < 60, "\(counts)")
    }
  }

  @Test func everyTargetIsAsLikelyAndThenEveryPair() throws {
    // One pair makes 10, and nine pairs make 18.
    let level = try gridLevel(1...9, 9...17, makes: 10...18)
    let rules = try gridRules("questions", "1")
    var targets: [Int: Int] = [:]
    var firsts: [Int: Int] = [:]
    for seed in 0..<4500 as Range<UInt64> {
      let question = try deal(level, rules, seed).questions[0]
      targets[question.answer, default: 0] += 1
      if question.answer == 18 { firsts[question.first, default: 0] += 1 }
    }
    #expect(targets.count == 9 && targets.values.allSatisfy { (410...590).contains($0) })
    #expect(firsts.count == 9 && firsts.values.allSatisfy { (30...85).contains($0) })
  }

  @Test func digitsThatWereNotPlantedAreAnyOfTen() throws {
    let level = try gridLevel(1...9, 1...9, makes: 10...18)
    var counts = [Int](repeating: 0, count: 10)
    for seed in 0..<300 as Range<UInt64> {
      let puzzle = try deal(level, gridRules(), seed)
      let planted = Set(puzzle.questions.flatMap { $0.planted })
      for cell in puzzle.board.cells where !planted.contains(cell) {
        counts[Int(puzzle.board[cell])] += 1
      }
    }
    #expect(counts.allSatisfy { (800...1000).contains($0) }, "\(counts)")
  }

  /// Checks a puzzle: straight, separate lines with the digits of different answers, and operands
  /// of the level.
  private func expectSound(_ level: SumGridLevel, _ rules: SumGridRules, _ seed: UInt64) throws {
    try #require(level.problem(under: rules) == nil)
    let puzzle = try deal(level, rules, seed)
    expectApart(puzzle.questions.map { $0.planted }, rows: rules.rows, columns: rules.columns)
    #expect(puzzle.questions.count == rules.questions)
    #expect(Set(puzzle.questions.map { $0.answer }).count == rules.questions, "seed \(seed)")
    #expect(puzzle.board.cells.allSatisfy { puzzle.board[$0] <= 9 })
    for question in puzzle.questions {
      #expect(puzzle.board.spelt(question.planted) == "\(question.answer)", "seed \(seed)")
      #expect(level.first.contains(question.first) && level.second.contains(question.second))
      #expect(level.target.contains(question.answer))
      #expect(!question.isSolved)
    }
  }

  private func deal(
    _ level: SumGridLevel, _ rules: SumGridRules, _ seed: UInt64
  ) throws -> SumGridPuzzle {
    var generator = SeededGenerator(seed: seed)
    return try #require(SumGridPuzzle(level, rules: rules, using: &generator))
  }
}
