import Games
import Testing

@Suite struct ChoiceQuizRulesTests {
  @Test func theDefaultsAreThoseOfTheGame() throws {
    let rules = try quizRules()
    #expect(rules.questions == 10 && rules.seconds == 10 && rules.warningSeconds == 3)
    #expect(rules.rightPoints == 1)
    #expect(rules.highscore == .saved)
    #expect(try quizRules(["highscore": "session"]).highscore == .session)
  }

  @Test func whereTheHighScoreIsKeptCanBeToldWithoutTheGame() {
    #expect(HighscorePlace.of([RuleText("lives", "3")]) == .saved)
    #expect(HighscorePlace.of([RuleText("highscore", "saved")]) == .saved)
    #expect(HighscorePlace.of([RuleText("highscore", "session")]) == .session)
  }

  @Test(
    arguments: [
      (-5, 10), (0, 10), (1, 10), (999, 10), (1000, 9), (6_999, 4), (7_000, 3), (9_000, 1),
      (9_999, 1), (10_000, 0), (.max, 0),
    ] as [(Int64, Int)])
  func theClockCountsDownToZeroWhenTheTimeIsUp(milliseconds: Int64, shown: Int) throws {
    let rules = try quizRules()
    #expect(rules.secondsLeft(after: milliseconds) == shown)
    #expect(rules.isLate(after: milliseconds) == (shown == 0))
  }

  @Test(
    arguments: [
      ("3", 6_999, false), ("3", 7_000, true), ("3", 9_999, true), ("3", 10_000, false),
      ("0", 9_999, false), ("10", 0, true),
    ] as [(String, Int64, Bool)])
  func theWarningIsForTheLastSeconds(seconds: String, milliseconds: Int64, warns: Bool) throws {
    let rules = try quizRules(["warningSeconds": seconds])
    #expect(rules.isLow(after: milliseconds) == warns)
  }

  @Test(arguments: [
    ("questions", "0", "expected a whole number from 1 to 1000, found \"0\""),
    ("seconds", "1.5", "expected a whole number from 1 to 3600, found \"1.5\""),
    ("warningSeconds", "11", "must be at most seconds, which is 10"),
    ("highscore", "never", "expected saved or session, found \"never\""),
  ])
  func aSenselessRuleIsNamed(name: String, text: String, problem: String) {
    #expect(throws: RuleError(name, problem)) { try quizRules([name: text]) }
  }
}
