internal import Games

/// The screens of the short answer.
enum AnswerScreen {
  /// The screens of a question with these texts: the question, and the explanation after the answer.
  static let all: ScreenTexts.Maker = { text, rules in
    guard let prompt = text("Prompt"), let answer = text("Answer"),
      let rules = try? ShortAnswerRules(rules)
    else { return [] }
    return [
      ScreenTexts(
        "a question",
        QuestionScreen.asked(prompt, picture: text("Alt"), choices: [], rules),
        answerRows: QuestionScreen.answerRows),
      ScreenTexts(
        "the text after the answer",
        QuestionScreen.told(
          right: answer, explanation: text("Explanation"), source: text("Source"), rules)),
    ]
  }
}
