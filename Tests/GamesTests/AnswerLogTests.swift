import Answers
import Games
import PackFormat
import TestSupport
import Testing

@Suite struct AnswerLogTests {
  private static let quiz = {
    var pack = BuiltPack(
      kind: "choice-quiz", rules: RuleText.filled([], of: ChoiceQuizRules.specifications))
    pack.add("Prompt", ["Japan?", "Korea?"])
    pack.add("Right", ["Yen", "Won"])
    pack.add("Right", language: "ru", ["Иена", "Вона"])
    pack.add("Wrong1", ["Yuan", "Yen"])
    pack.add("Wrong1", language: "ru", ["Юань", nil])
    pack.add("Wrong2", ["Euro", nil])
    pack.add("Id", ["japan", nil])
    return pack
  }()

  /// Returns the outcome of a choice, with the questions in Russian.
  private func outcome(
    of choice: (ChoiceQuiz.Question) -> Int?, row: Int
  ) throws -> ChoiceQuiz.Outcome {
    let source = try PackChoiceQuestions(Self.quiz.reader(), language: "ru")
    var game = try #require(ChoiceQuiz(rules: quizRules(), questionCount: 2, seed: 3))
    while let question = try game.ask(from: source) {
      let answer = choice(question)
      let outcome = try answer.map { try game.answer($0, after: 5) } ?? game.expire()
      if question.index == row { return outcome }
    }
    throw PackError(.notAPack, at: 0)
  }

  @Test(arguments: [("Иена", "Yen"), ("Юань", "Yuan"), ("Euro", "Euro")])
  func aChoiceIsWrittenInThePacksOwnLanguage(_ shown: String, _ written: String) throws {
    let given = try outcome(of: { $0.choices.firstIndex(of: shown) ?? 0 }, row: 0).given(after: 5)
    let reader = try Self.quiz.reader()
    let answer = try AnswerLog(reader, session: 7).answer(given)
    #expect(answer.answer == written && answer.isRight == (written == "Yen"))
    #expect(answer.question == "japan" && answer.session == 7 && answer.milliseconds == 5)
    #expect(answer.pack == reader.header.rootDigest)
  }

  @Test func aQuestionWithoutAnIdHasTheDerivedOne() throws {
    let given = try outcome(of: { _ in nil }, row: 1).given(after: nil)
    let answer = try AnswerLog(Self.quiz.reader(), session: 7).answer(given)
    #expect(answer.question == QuestionId.derive(kind: "choice-quiz", text: "Korea?".utf8))
    #expect(answer.answer == "" && !answer.isRight && answer.milliseconds == nil)
  }

  @Test func botsGiveTheAnswersOfTheirTranscript() throws {
    let questions = quizQuestions(3)
    var bot = try #require(
      ChoiceQuizSelfPlay(
        questions, rules: quizRules(), seed: 1, bot: .slow, format: .json))
    bot.playGame()
    #expect(bot.takeAnswers().isEmpty)
    bot.playGame()
    let late = bot.takeAnswers()
    #expect(late.count == 3 && late.allSatisfy { $0.content == .none && !$0.isRight })
    #expect(Set(late.map(\.row)) == [0, 1, 2] && bot.takeAnswers().isEmpty)
  }
}
