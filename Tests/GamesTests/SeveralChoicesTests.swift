import Testing

@testable import Games

/// Questions of the choice quiz with several right choices.
struct SeveralChoicesTests {
  private static let content: ChoiceQuestion = {
    var content = ChoiceQuestion(prompt: "?", right: "a", wrong: ["w", "x", "y"])
    content.alsoRight = ["b", "c"]
    content.why = ["not w", nil, "not y"]
    return content
  }()

  private func rules(_ credit: String) throws -> ChoiceQuizRules {
    try ChoiceQuizRules(
      RuleText.filled(
        [RuleText("credit", credit), RuleText("rightPoints", "2")],
        of: ChoiceQuizRules.specifications))
  }

  /// Each set of choices earns what a plain count says, for both kinds of credit.
  @Test(arguments: ["whole", "part"])
  func eachSetOfChoicesEarnsWhatItDeserves(credit: String) throws {
    let rules = try rules(credit)
    for seed in 0..<UInt64(20) {
      for chosen in 1..<64 {
        var game = try #require(ChoiceQuiz(rules: rules, questionCount: 1, seed: seed))
        let asked = game.ask(from: [Self.content])
        let question = try #require(asked)
        let choices = (0..<6).filter { chosen & 1 << $0 != 0 }
        let texts = Set(choices.map { question.choices[$0] })
        let right = texts.intersection(["a", "b", "c"]).count
        let isWhole = texts == ["a", "b", "c"]
        let outcome = try game.answer(Array(choices.reversed()), after: 0)
        let points = credit == "part" ? max(0, right - (texts.count - right)) * 2 : isWhole ? 2 : 0
        #expect(outcome.points == Int64(points))
        #expect(outcome.verdict == (isWhole ? .right : .wrong))
        let wrongly = choices.filter { !question.rights.contains($0) }.map { question.choices[$0] }
        #expect(outcome.whys == wrongly.compactMap { ["w": "not w", "y": "not y"][$0] })
      }
    }
  }

  @Test func aQuestionWithOneRightChoiceTakesOne() throws {
    let content = ChoiceQuestion(prompt: "?", right: "a", wrong: ["w", "x"])
    var game = try #require(ChoiceQuiz(rules: rules("part"), questionCount: 1, seed: 1))
    let asked = game.ask(from: [content])
    let question = try #require(asked)
    #expect(throws: ChoiceQuiz.Refusal.noSuchChoice) { try game.answer([0, 1], after: 0) }
    #expect(throws: ChoiceQuiz.Refusal.noSuchChoice) { try game.answer([], after: 0) }
    #expect(throws: ChoiceQuiz.Refusal.noSuchChoice) { try game.answer([3], after: 0) }
    #expect(try game.answer([question.right], after: 0).points == 2)
  }

  /// A line of answers names the fields of the choices, whose places were drawn.
  @Test func anAnswerNamesTheFieldsOfItsChoices() throws {
    var game = try #require(ChoiceQuiz(rules: rules("whole"), questionCount: 1, seed: 7))
    let asked = game.ask(from: [Self.content])
    let question = try #require(asked)
    let outcome = try game.answer(question.rights, after: 0)
    guard case .text(let text) = outcome.given(after: 0).content else {
      Issue.record("no text")
      return
    }
    #expect(Set(text.split(separator: ";")) == ["Right", "Right2", "Right3"])
  }

  /// A pack whose questions have one right choice each states no credit, so that it stays what it was.
  @Test func theCreditIsStatedOnlyIfItIsSet() {
    let rules = RuleText.filled([], of: ChoiceQuizRules.specifications)
    #expect(!rules.contains { $0.name == "credit" })
  }
}
