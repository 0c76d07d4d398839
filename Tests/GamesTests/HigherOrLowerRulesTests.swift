import Games
import PackFormat
import Testing

@Suite struct HigherOrLowerRulesTests {
  /// The expected rules are those of the game's description.
  @Test func theDefaultsAreThoseOfTheGame() throws {
    let texts = HigherOrLowerRules.defaults.map { "\($0.name)=\($0.text)" }
    #expect(
      texts == [
        "lives=3", "range=ladder", "fullScore=100", "answerFrom=0.1", "answerTo=0.8",
        "widthFrom=1.0",
        "widthTo=1.2", "minimumWidth=20", "reach=0.20", "yearWidthFrom=0.6", "yearWidthTo=1.0",
        "yearMinimumWidth=10", "firstGuessMiddle=0.6", "step=1", "millionsFrom=1000000",
        "millionsStep=100000", "billionsFrom=1000000000", "billionsStep=100000000",
        "fineStep=0.0001", "tolerance=0.20", "decay=25", "yearTolerance=0.5", "yearDecay=5",
        "yearMissCostsLife=true", "horizon=none",
      ])
    let rules = try HigherOrLowerRules(HigherOrLowerRules.defaults)
    #expect(rules.lives == 3)
    #expect(rules.horizon == nil)
    #expect(rules.tolerance == ExactDecimal(mantissa: 2, scale: 1))
  }

  @Test(arguments: HigherOrLowerRules.specifications.map(\.name))
  func everyRuleReachesTheGame(name: String) throws {
    let other = [
      "range": "ladder", "horizon": "100", "yearMissCostsLife": "true", "answerTo": "0.9",
      "widthFrom": "1.1",
      "widthTo": "1.3", "yearWidthTo": "1.5", "reach": "0.3", "millionsFrom": "2000000",
      "billionsFrom": "2000000000", "tolerance": "0.1", "firstGuessMiddle": "0.5",
      "fineStep": "0.001", "answerFrom": "0.2", "yearWidthFrom": "0.7", "yearTolerance": "0.4",
    ]
    #expect(try rules(name, other[name] ?? "2") != rules())
  }

  @Test(arguments: HigherOrLowerRules.specifications.map(\.name).filter { $0 != "range" })
  func aMissingRuleIsNamed(name: String) {
    let rest = HigherOrLowerRules.defaults.filter { $0.name != name }
    #expect(throws: RuleError(name, "missing from the pack")) { try HigherOrLowerRules(rest) }
  }

  @Test func aPackWithoutARangePlaysTheClassicForm() throws {
    let before = HigherOrLowerRules.defaults.filter { $0.name != "range" }
    #expect(try HigherOrLowerRules(before).range == .classic)
    #expect(try HigherOrLowerRules(HigherOrLowerRules.defaults).range == .ladder)
  }

  @Test func aRuleOfANewerVersionIsLeftAlone() throws {
    let more = HigherOrLowerRules.defaults + [RuleText("jokers", "2")]
    #expect(try HigherOrLowerRules(more) == ladderRules())
  }

  @Test(arguments: [
    ("lives", "0", "expected a whole number from 1 to 100, found \"0\""),
    ("lives", "2.5", "expected a whole number from 1 to 100, found \"2.5\""),
    ("lives", "three", "expected a whole number from 1 to 100, found \"three\""),
    ("lives", "", "expected a whole number from 1 to 100, found \"\""),
    ("tolerance", "-0.1", "expected a number from 0 to 100, found \"-0.1\""),
    ("answerTo", "1.01", "expected a number from 0 to 1, found \"1.01\""),
    ("yearMissCostsLife", "yes", "expected true or false, found \"yes\""),
    ("horizon", "0", "expected none or a whole number from 1 to 1000000, found \"0\""),
    ("answerTo", "0.05", "must be at least answerFrom, which is 0.1"),
    ("widthTo", "0.9", "must be at least widthFrom, which is 1"),
    ("yearWidthTo", "0.5", "must be at least yearWidthFrom, which is 0.6"),
    (
      "billionsFrom", "999999",
      "expected a whole number from 1000000 to 1000000000000000, found \"999999\""
    ),
    ("reach", "0.1", "must be at least tolerance, which is 0.2"),
  ])
  func aSenselessRuleIsNamed(name: String, text: String, problem: String) {
    #expect(throws: RuleError(name, problem)) { try rules(name, text) }
  }

  @Test func aSpecificationFindsTheSameFaultAsTheGame() throws {
    let lives = try #require(HigherOrLowerRules.specifications.first { $0.name == "lives" })
    #expect(lives.problem(with: "3") == nil)
    #expect(
      lives.problem(with: "0")?.message
        == "rule lives: expected a whole number from 1 to 100, found \"0\"")
  }

  @Test func namesAreAttributesAndUnique() {
    let names = HigherOrLowerRules.specifications.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z][A-Za-z]*/) != nil) }
  }
}
