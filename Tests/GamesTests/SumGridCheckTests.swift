import PackFormat
import Testing

@testable import Games

/// Tests of the checks that a level must pass before it is played.
@Suite struct SumGridCheckTests {
  @Test func theReachableTargetsAreThoseThatSomePairMakes() throws {
    var generator = SeededGenerator(seed: 21)
    func range(below bound: Int) -> ClosedRange<Int> {
      let one = Int(generator.below(UInt64(bound)))
      let other = Int(generator.below(UInt64(bound)))
      return min(one, other)...max(one, other)
    }
    for _ in 0..<300 {
      let (first, second, target) = (range(below: 40), range(below: 40), range(below: 90))
      let level = try gridLevel(first, second, makes: target)
      var made: Set<Int> = []
      for one in first { for other in second { made.insert(one + other) } }
      let reachable = made.filter { target.contains($0) }
      #expect(Set(level.reachableTargets.map { Array($0) } ?? []) == reachable, "\(level)")
      for sum in reachable {
        let pairs = first.filter { second.contains(sum - $0) }
        #expect(Array(level.firstOperands(of: sum)) == pairs, "\(level)")
      }
    }
  }

  @Test func theWidestRangesAreJudgedAtOnce() throws {
    let level = try gridLevel(0...999, 0...999, makes: 0...999)
    #expect(level.reachableTargets == 0...999)
    #expect(level.problem(under: try gridRules(rows: 12, columns: 12, questions: 12)) == nil)
  }

  @Test(arguments: [-1...5, 5...1000])
  func numbersHaveOneToThreeDigits(range: ClosedRange<Int>) {
    #expect(SumGridLevel(name: "", first: range, second: 1...2, target: 1...2) == nil)
    #expect(SumGridLevel(name: "", first: 1...2, second: range, target: 1...2) == nil)
    #expect(SumGridLevel(name: "", first: 1...2, second: 1...2, target: range) == nil)
  }

  @Test func aLevelWithoutTargetsIsNoLevel() throws {
    let problem = try gridLevel(1...4, 1...5).problem(under: gridRules())
    #expect(problem == .noTarget)
    #expect(problem?.message == "no pair of operands makes a target")
  }

  @Test func aLevelAsksNoMoreThanItHasDifferentTargets() throws {
    let rules = try gridRules()
    for (level, length) in [
      (try gridLevel(1...4, 1...5), 0), (try gridLevel(1...5, 1...6), 2),
      (try gridLevel(1...6, 1...6), 3), (try gridLevel(1...9, 1...9), 3),
    ] {
      #expect(rules.length(of: level) == length)
      #expect(level.problem(under: rules) == (length == 0 ? .noTarget : nil))
    }
  }

  @Test func aTargetOfThreeDigitsHasNoRoomOnTwoByTwo() throws {
    let level = try gridLevel(50...60, 40...60, makes: 10...999)
    let rules = try gridRules(rows: 2, columns: 2, questions: 1)
    let problem = level.problem(under: rules)
    #expect(problem == .noRoom([AnswerLengths(one: 0, two: 0, three: 1)]))
    #expect(problem?.message == "the grid has no room for the answers: 1 of 3 digits")
  }

  @Test func everyChoiceThatHasNoRoomIsNamedAndNoOther() throws {
    // Of the targets 8 to 101, two have 1 digit, ninety have 2, and two have 3.
    let level = try gridLevel(4...50, 4...51, makes: 8...101)
    let problem = level.problem(under: try gridRules(rows: 3, columns: 2, questions: 3))
    #expect(
      problem
        == .noRoom([
          AnswerLengths(one: 0, two: 2, three: 1), AnswerLengths(one: 1, two: 0, three: 2),
          AnswerLengths(one: 0, two: 1, three: 2),
        ]))
    #expect(
      problem?.message
        == "the grid has no room for the answers: 2 of 2 digits and 1 of 3 digits"
        + " (one of 3 such choices)")
  }

  /// For every size of grid and every choice of lines, the search must decide quickly and exactly
  /// whether the lines have room.
  @Test(arguments: 2...12)
  func whetherAnswersHaveRoomIsKnownExactly(rows: Int) {
    var generator = SeededGenerator(seed: 22)
    for columns in 2...12 {
      for three in 0...12 {
        for two in 0...12 - three {
          let lengths = AnswerLengths(one: 0, two: two, three: three)
          guard lengths.cells <= rows * columns else { continue }
          let lines = SumGridPacking.lines(
            of: lengths.list, rows: rows, columns: columns, using: &generator)
          #expect(
            (lines != nil) == lengths.fit(rows: rows, columns: columns),
            "\(lengths) on \(rows) × \(columns)")
          if let lines { expectApart(lines, rows: rows, columns: columns) }
        }
      }
    }
  }

  @Test func cellsAreCountedForAnswersOfOneDigit() {
    #expect(AnswerLengths(one: 4, two: 0, three: 0).fit(rows: 2, columns: 2))
    #expect(!AnswerLengths(one: 5, two: 0, three: 0).fit(rows: 2, columns: 2))
    #expect(AnswerLengths(one: 1, two: 1, three: 2).fit(rows: 3, columns: 3))
    #expect(!AnswerLengths(one: 2, two: 1, three: 2).fit(rows: 3, columns: 3))
  }
}

extension AnswerLengths {
  var list: [Int] {
    Array(repeating: 3, count: three) + Array(repeating: 2, count: two)
      + Array(repeating: 1, count: one)
  }
}

/// Checks that the lines are straight, lie inside the grid and share no cell.
func expectApart(_ lines: [[SumGridCell]], rows: Int, columns: Int) {
  let cells = lines.flatMap { $0 }
  #expect(Set(cells).count == cells.count, "\(lines)")
  #expect(cells.allSatisfy { 0..<rows ~= $0.row && 0..<columns ~= $0.column }, "\(lines)")
  for line in lines where line.count > 1 {
    let isStraight = SumGridStep.all.contains { step in
      line.indices.allSatisfy { line[$0] == line[0].moved(step, by: $0) }
    }
    #expect(isStraight, "\(line)")
  }
}
