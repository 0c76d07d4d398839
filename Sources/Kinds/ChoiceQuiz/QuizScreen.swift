internal import Games

/// The screens of the quiz.
enum QuizScreen {
  /// The screens of a question with these texts: the question, and the explanation after the answer.
  static let all: ScreenTexts.Maker = { text, rules in
    guard let prompt = text("Prompt"), let right = text("Right"),
      let rules = try? ChoiceQuizRules(rules)
    else { return [] }
    let choices = [right] + QuestionRow.wrongColumns.compactMap(text)
    return [
      ScreenTexts(
        "a question with its choices",
        QuestionScreen.asked(prompt, picture: text("Alt"), choices: choices, rules),
        answerRows: QuestionScreen.answerRows),
      ScreenTexts(
        "the text after the answer",
        QuestionScreen.told(
          right: right, explanation: text("Explanation"), source: text("Source"), rules)),
    ]
  }
}
