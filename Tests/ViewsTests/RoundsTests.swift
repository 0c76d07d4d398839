import Games
import PackFormat
import TestSupport
import Testing
import Views

/// The life of a session, as all forms of the game share it.
@Suite struct RoundsTests {
  /// A keeper that remembers what it was asked to keep.
  final class Kept: RoundKeeper {
    var calls: [String] = []
    func note(_ score: Int64) { calls.append("note \(score)") }
    var given: [GivenAnswer] = []
    func answered(_ outcome: some RoundOutcome, after milliseconds: Int64?) {
      calls.append("answered \(outcome.prompt) \(outcome.isRight)")
      given.append(outcome.given(after: milliseconds))
    }
    func finish(_ score: Int64) -> Bool {
      calls.append("finish \(score)")
      return true
    }
    func leave(_ score: Int64) -> Bool {
      calls.append("leave \(score)")
      return false
    }
  }

  private let keeper = Kept()

  private func session(warningSeconds: String = "3") throws -> Rounds<PlayedQuiz<[ChoiceQuestion]>>
  {
    let questions = ["A?", "B?"].map { ChoiceQuestion(prompt: $0, right: "yes", wrong: ["no"]) }
    let texts = RuleText.filled(
      [RuleText("warningSeconds", warningSeconds)], of: ChoiceQuizRules.specifications)
    let game = try #require(ChoiceQuiz(rules: ChoiceQuizRules(texts), questionCount: 2, seed: 7))
    return Rounds(PlayedQuiz(game, questions))
  }

  private func right(_ rounds: Rounds<PlayedQuiz<[ChoiceQuestion]>>) -> Int {
    rounds.game.game.question?.right ?? 9
  }

  @Test func aSessionIsKeptOnceItIsOver() throws {
    var rounds = try session()
    #expect(rounds.phase.isWelcome && rounds.wake == nil && !rounds.isInProgress)
    for time in [0, 10_000] as [Int64] {
      rounds.next(at: time, keeper)
      #expect(rounds.phase.isAsking && rounds.wake == time + 7000)
      _ = rounds.answer([right(rounds)], at: time + 1000, keeper)
      #expect(rounds.phase.isJudged && rounds.isInProgress && rounds.wake == time + 4000)
    }
    #expect(keeper.calls.suffix(1) != ["finish 2"] && rounds.streak == 2)
    rounds.next(at: 20_000, keeper)
    #expect(rounds.phase.isRecord && !rounds.isInProgress && rounds.wake == nil)
    #expect(rounds.leave(keeper) == nil)
    #expect(
      keeper.calls.filter { !$0.hasPrefix("answered") } == ["note 1", "note 2", "finish 2"])
  }

  @Test func theClockWarnsEndsTheQuestionAndGoesOn() throws {
    var rounds = try session()
    rounds.next(at: 0, keeper)
    #expect(rounds.tick(at: 6999, keeper) == .none)
    #expect(rounds.tick(at: 7000, keeper) == .low)
    #expect(rounds.tick(at: 7001, keeper) == .none && rounds.wake == 10_000)
    #expect(rounds.tick(at: 10_000, keeper) == .late && rounds.phase.outcome?.verdict == .late)
    #expect(rounds.tick(at: 13_000, keeper) == .next && rounds.phase.isAsking)
    // Nobody has asked for the question, so an early answer was meant for the one before.
    _ = rounds.answer([0], at: 13_399, keeper)
    #expect(rounds.phase.isAsking)
    _ = rounds.answer([0], at: 13_400, keeper)
    #expect(rounds.phase.isJudged)
  }

  @Test func aQuestionWithoutAWarningWakesAtItsEnd() throws {
    var rounds = try session(warningSeconds: "0")
    rounds.next(at: 0, keeper)
    #expect(!rounds.hasWarning && rounds.wake == 10_000)
  }

  @Test func aClockThatIsOffStandsStill() throws {
    var rounds = try session()
    rounds.useClock(false, at: 0)
    rounds.next(at: 0, keeper)
    rounds.goOn(at: 1)
    #expect(rounds.wake == nil && rounds.tick(at: 99_000, keeper) == .none)
    _ = rounds.answer([0], at: 99_000, keeper)
    #expect(rounds.phase.isJudged && rounds.clock.countdown == nil)
  }

  @Test func aResultThatStaysWaitsForThePlayer() throws {
    var rounds = try session()
    rounds.next(at: 0, keeper)
    _ = rounds.answer([0], at: 500, keeper)
    rounds.stay()
    #expect(rounds.wake == nil && rounds.tick(at: 99_000, keeper) == .none)
  }

  @Test func aSessionThatIsBrokenOffIsLeftOnce() throws {
    var rounds = try session()
    rounds.next(at: 0, keeper)
    #expect(rounds.leave(keeper) == nil)
    _ = rounds.answer([right(rounds)], at: 500, keeper)
    #expect(rounds.leave(keeper) == false && rounds.leave(keeper) == nil)
    #expect(keeper.calls.filter { $0.hasPrefix("l") } == ["leave 1"])
  }

  /// The last result is shown, and nothing is lost by leaving there.
  @Test func aSessionThatIsLeftAtItsLastResultIsFinished() throws {
    var rounds = try session()
    for time in [0, 5000] as [Int64] {
      rounds.next(at: time, keeper)
      _ = rounds.answer([right(rounds)], at: time + 500, keeper)
    }
    rounds.startAgain(at: 9000, keeper)
    #expect(keeper.calls.last == "finish 2" && rounds.outcomes.isEmpty)
  }

  @Test func theTimeOfAnAnswerIsThatOfItsClockWithoutPauses() throws {
    var rounds = try session()
    rounds.next(at: 100, keeper)
    rounds.stop(at: 600)
    rounds.goOn(at: 5000)
    _ = rounds.answer([right(rounds)], at: 5300, keeper)
    rounds.next(at: 6000, keeper)
    _ = rounds.tick(at: 16_000, keeper)
    #expect(keeper.given.map(\.milliseconds) == [800, 10_000])
    #expect(keeper.given.map(\.isRight) == [true, false] && keeper.given[1].content == .none)
  }

  @Test func withoutAClockTheTimeIsThatSinceTheQuestion() throws {
    var rounds = try session()
    rounds.useClock(false, at: 0)
    rounds.next(at: 100, keeper)
    _ = rounds.answer([0], at: 90_000, keeper)
    #expect(keeper.given.map(\.milliseconds) == [89_900])
  }

  @Test(arguments: [(nil, nil), (50, 70)] as [(Int64?, Int64?)])
  func theTimeOfAFirstQuestionIsKnownIfItsBeginningIs(_ start: Int64?, _ time: Int64?) throws {
    let facts = [Fact(prompt: "A?", value: ExactDecimal(3), unit: "m")]
    let rules = try HigherOrLowerRules(
      RuleText.filled([], of: HigherOrLowerRules.specifications))
    let game = try #require(HigherOrLower(rules: rules, factCount: 1, year: 2026, seed: 7))
    var rounds = Rounds(PlayedFacts(game, facts), at: start)
    let guess = try #require(rounds.game.game.question).slider.low
    _ = rounds.answer(guess, at: 120, keeper)
    rounds.next(at: 200, keeper)
    _ = rounds.answer(guess, at: 230, keeper)
    #expect(keeper.given.map(\.milliseconds) == [time, 30])
    #expect(keeper.given.first?.content == .text(guess.text))
  }
}
