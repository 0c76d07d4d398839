import Games
import PackFormat
import Testing

@Suite struct SumGridTests {
  @Test func aGameStartsWithTheFirstQuestionOfTheFirstLevel() throws {
    let game = try game(seed: 1)
    #expect(game.levelIndex == 0 && game.questionIndex == 0)
    #expect(game.score == 0 && game.tries == 0)
    #expect(game.stage == .asking)
    #expect(game.questions.map { $0.isSolved } == [false, false, false])
    #expect(game.board.rows == 6 && game.board.columns == 6)
  }

  @Test func withoutALevelThereIsNoGame() throws {
    #expect(throws: SumGrid.Failure.noLevel) {
      try SumGrid(levels: [], rules: gridRules(), seed: 1)
    }
  }

  @Test func aLevelThatCannotBeDealtIsKnownInAdvance() throws {
    let levels = try fiveLevels()
    let problem = SumGridProblem.noRoom([AnswerLengths(one: 0, two: 0, three: 3)])
    #expect(throws: SumGrid.Failure.level(4, problem)) {
      try SumGrid(levels: levels, rules: gridRules(rows: 2, columns: 4, questions: 3), seed: 1)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aLevelWithFewTargetsIsPlayedWithAllOfThem(seed: UInt64) throws {
    let levels = [try gridLevel(5...6, 5...5), try gridLevel(5...20, 5...20)]
    var game = try SumGrid(levels: levels, rules: gridRules("score", "points"), seed: seed)
    #expect(Set(game.questions.map(\.answer)) == [10, 11])
    for _ in game.questions { _ = try game.select(game.question.planted) }
    #expect(game.stage == .levelDone && game.stars == [3])
    game.goOn()
    #expect(game.questions.count == 3)
  }

  @Test func thePlantedPathSolvesTheQuestionAndTheNextIsAsked() throws {
    var game = try game(seed: 2)
    let question = game.question
    let outcome = try game.select(question.planted)
    #expect(outcome.isRight)
    #expect(outcome.spelt == "\(question.answer)")
    #expect(outcome.question.solution == question.planted)
    #expect(outcome.stage == .asking)
    #expect(game.questions.map { $0.isSolved } == [true, false, false])
    #expect(game.questionIndex == 1)
    #expect(game.score == 1 && game.tries == 1)
  }

  @Test func anyPathThatSpellsTheAnswerCountsPlantedOrNot() throws {
    var found = 0
    for seed in 0..<200 as Range<UInt64> {
      var game = try game(seed: seed)
      let planted = game.question.planted
      let path = try #require(game.board.path(spelling: "\(game.question.answer)"))
      if path == planted { continue }
      found += 1
      #expect(try game.select(path).question.solution == path, "seed \(seed)")
    }
    #expect(found > 50)
  }

  @Test func aPathMayTurn() throws {
    // The answers of the last level have 3 digits.
    let levels = [try fiveLevels()[4]]
    for seed in 0..<1000 as Range<UInt64> {
      var game = try SumGrid(levels: levels, rules: gridRules(), seed: seed)
      let path = try #require(game.board.path(spelling: "\(game.question.answer)"))
      if path[2].row - path[1].row == path[1].row - path[0].row,
        path[2].column - path[1].column == path[1].column - path[0].column
      {
        continue
      }
      #expect(try game.select(path).isRight)
      return
    }
    Issue.record("no path turned")
  }

  @Test func aWrongPathChangesNeitherGridNorQuestions() throws {
    var game = try game(seed: 13)
    let (board, questions) = (game.board, game.questions)
    let backwards = Array(game.question.planted.reversed())
    for wrong in [Array(game.question.planted.dropLast()), backwards] {
      let outcome = try game.select(wrong)
      #expect(!outcome.isRight)
      #expect(outcome.spelt == board.spelt(wrong))
    }
    #expect(game.board == board && game.questions.map(\.answer) == questions.map(\.answer))
    #expect(game.questionIndex == 0 && game.score == 0 && game.stage == .asking)
    #expect(game.tries == 2)
  }

  /// A leading zero makes an answer wrong: 7 is not written 07.
  @Test func aZeroInFrontIsWrong() throws {
    let levels = [try gridLevel(0...9, 0...9, makes: 0...9)]
    for seed in 0..<100 as Range<UInt64> {
      var game = try SumGrid(levels: levels, rules: gridRules(), seed: seed)
      guard let path = game.board.path(spelling: "0\(game.question.answer)") else { continue }
      #expect(try game.select(path).isRight == false)
      #expect(try game.select([path[1]]).isRight)
      return
    }
    Issue.record("no zero beside an answer")
  }

  @Test func whatIsNoPathIsRefusedAndIsNoTry() throws {
    var game = try game(seed: 4)
    func cell(_ row: Int, _ column: Int) -> SumGridCell { SumGridCell(row: row, column: column) }
    let refusals: [([SumGridCell], SumGrid.Refusal)] = [
      ([], .empty),
      ([cell(6, 0)], .outside), ([cell(0, 6)], .outside), ([cell(0, 0), cell(-1, 0)], .outside),
      ([cell(0, 0), cell(0, 2)], .apart(cell(0, 0), cell(0, 2))),
      ([cell(0, 5), cell(1, 0)], .apart(cell(0, 5), cell(1, 0))),
      ([cell(1, 1), cell(1, 1)], .twice(cell(1, 1))),
      ([cell(1, 1), cell(1, 2), cell(1, 1)], .twice(cell(1, 1))),
    ]
    for (path, refusal) in refusals {
      #expect(throws: refusal) { try game.select(path) }
    }
    #expect(game.tries == 0)
  }

  @Test(arguments: SumGridStep.all.map { ($0.down, $0.right) })
  func everyDirectionCountsAsNeighbouring(down: Int, right: Int) throws {
    var game = try game(seed: 5)
    let start = SumGridCell(row: 2, column: 2)
    let path = [start, start.moved(SumGridStep(down: down, right: right))]
    #expect(try game.select(path).path == path)
  }

  @Test func aSkippedQuestionComesAgainAfterTheOthers() throws {
    var game = try game(seed: 6)
    game.skip()
    #expect(game.questionIndex == 1)
    _ = try game.select(game.question.planted)
    #expect(game.questionIndex == 2)
    game.skip()
    #expect(game.questionIndex == 0)
    game.skip()
    #expect(game.questionIndex == 2)
    _ = try game.select(game.question.planted)
    #expect(game.questionIndex == 0)
    game.skip()
    #expect(game.questionIndex == 0)
  }

  @Test func afterThreeTheNextLevelWithANewGridAndAfterFiveTheEnd() throws {
    var game = try game(seed: 7)
    for index in 0..<5 {
      #expect(game.levelIndex == index)
      let board = game.board
      for question in 0..<3 {
        #expect(game.stage == .asking && game.questionIndex == question)
        _ = try game.select(game.question.planted)
      }
      #expect(game.stage == (index < 4 ? .levelDone : .gameDone))
      #expect(throws: SumGrid.Refusal.nothingAsked) { try game.select(game.question.planted) }
      #expect(game.board == board)
      game.goOn()
      #expect((game.board == board) == (index == 4))
    }
    #expect(game.stage == .gameDone)
    #expect(game.score == 15 && game.tries == 15)
  }

  @Test func playAgainStartsFromLevelOneOnANewGrid() throws {
    var game = try game(seed: 8)
    let board = game.board
    for _ in 0..<3 { _ = try game.select(game.question.planted) }
    game.goOn()
    _ = try game.select(game.question.planted)
    game.startAgain()
    #expect(game.levelIndex == 0 && game.questionIndex == 0)
    #expect(game.score == 0 && game.tries == 0 && game.stage == .asking)
    #expect(game.questions.allSatisfy { !$0.isSolved })
    #expect(game.board != board)
  }

  @Test func aLevelIsNotLeftBeforeItIsDone() throws {
    var game = try game(seed: 9)
    let board = game.board
    game.goOn()
    #expect(game.levelIndex == 0 && game.board == board)
  }

  @Test func thePathsDoNotChangeWhatIsDealt() throws {
    var one = try game(seed: 10)
    var other = try game(seed: 10)
    for _ in 0..<5 { _ = try other.select([SumGridCell(row: 0, column: 0)]) }
    for _ in 0..<3 {
      _ = try one.select(one.question.planted)
      let path = try #require(other.board.path(spelling: "\(other.question.answer)"))
      _ = try other.select(path)
    }
    one.goOn()
    other.goOn()
    #expect(one.board == other.board && one.questions == other.questions)
  }

  @Test func anotherSeedIsAnotherGame() throws {
    #expect(try game(seed: 11).board != game(seed: 12).board)
    #expect(try game(seed: 11).board == game(seed: 11).board)
  }

  @Test func cellsAreNamedByRowLetterAndColumnNumber() {
    #expect(SumGridCell(row: 0, column: 0).name == "A1")
    #expect(SumGridCell(row: 5, column: 5).name == "F6")
    #expect(SumGridCell(row: 11, column: 11).name == "L12")
  }

  private func game(seed: UInt64) throws -> SumGrid {
    try SumGrid(levels: fiveLevels(), rules: gridRules(), seed: seed)
  }
}
