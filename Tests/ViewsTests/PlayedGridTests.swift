import Games
import Testing
import Views

/// The life of a sum grid, as all forms of the game share it.
@Suite struct PlayedGridTests {
  private let keeper = RoundsTests.Kept()

  private func grid() throws -> PlayedGrid {
    let level = try #require(
      SumGridLevel(name: "Easy", first: 1...9, second: 1...9, target: 10...99))
    let rules = try SumGridRules(
      RuleText.filled([RuleText("score", "solved")], of: SumGridRules.specifications))
    return PlayedGrid(try SumGrid(levels: [level], rules: rules, seed: 7))
  }

  @Test func theLastRightPathEndsTheGameAndIsKept() throws {
    var grid = try grid()
    let count = grid.game.questions.count
    for number in 1...count {
      #expect(grid.isInProgress == (number > 1))
      let outcome = try grid.select(grid.game.question.planted, keeper)
      #expect(outcome.isRight && outcome.stage == (number < count ? .asking : .gameDone))
    }
    #expect(grid.isRecord && !grid.isInProgress && !grid.leave(keeper))
    #expect(keeper.calls == (1...count).map { "note \($0)" } + ["finish \(count)"])
  }

  @Test func aGameThatIsBrokenOffIsKeptOnlyIfAQuestionIsSolved() throws {
    var grid = try grid()
    _ = try grid.select(Array(grid.game.question.planted.dropLast()), keeper)
    _ = grid.leave(keeper)
    #expect(keeper.calls == [])
    _ = try grid.select(grid.game.question.planted, keeper)
    _ = grid.leave(keeper)
    #expect(keeper.calls == ["note 1", "leave 1"])
  }

  @Test func aMoveTakesTheTimeSinceTheOneBefore() throws {
    var grid = try grid()
    #expect(!grid.isTimed)
    var spent = [500, 1700].map { grid.spend(until: $0) }
    grid.wait(from: 5000)
    spent += [5300, 5200].map { grid.spend(until: $0) }
    #expect(spent == [0, 1200, 300, 0] && grid.game.question.spent == 1500)
  }

  @Test func theOnlyQuestionLeftIsAskedAgain() throws {
    var grid = try grid()
    var isAnother = grid.skip()
    #expect(isAnother)
    while grid.game.questions.count(where: { !$0.isSolved }) > 1 {
      _ = try grid.select(grid.game.question.planted, keeper)
    }
    isAnother = grid.skip()
    #expect(!isAnother && grid.game.stage == .asking)
  }
}
