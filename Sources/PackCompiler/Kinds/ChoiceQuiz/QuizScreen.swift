internal import Games

/// What the quiz shows of a question at once, a text for each paragraph.
enum QuizScreen {
  /// The question with what its picture shows and its choices, as the last of a session has it, in the
  /// language of the player with the longer words.
  static func asked(
    _ prompt: String, picture: String?, choices: [String], _ rules: ChoiceQuizRules
  ) -> [String] {
    [before(rules) + prompt]
      + (picture.map { ["Picture: \($0)"] } ?? [])
      + choices.enumerated().map { "\($0 + 1)) \($1)" }
  }

  private static func before(_ rules: ChoiceQuizRules) -> String {
    "Question \(rules.questions) of \(rules.questions): "
  }

  /// How many bytes stand before the question on its screen.
  static func bytesBefore(_ rules: ChoiceQuizRules) -> Int { before(rules).utf8.count }

  /// What is told after a wrong answer.
  static func told(
    right: String, explanation: String?, source: String?, _ rules: ChoiceQuizRules
  ) -> [String] {
    let most = Int64(rules.questions) * rules.rightPoints
    let left = "\(rules.questions) question\(rules.questions == 1 ? "" : "s") left"
    return ["Wrong! The right answer is \(right)."] + (explanation.map { [$0] } ?? [])
      + (source.map { ["Source: \($0)"] } ?? [])
      + ["Score \(most), \(left), high score \(most)."]
  }

  /// Both, of a question whose columns have these texts.
  static let all: GameScreen.Maker = { text, rules in
    guard let prompt = text("Prompt"), let right = text("Right"),
      let rules = try? ChoiceQuizRules(rules)
    else { return [] }
    let choices = [right] + QuestionRow.wrongColumns.compactMap(text)
    return [
      GameScreen(
        "a question with its choices",
        asked(prompt, picture: text("Alt"), choices: choices, rules), answerRows: answerRows),
      GameScreen(
        "what is told after the answer",
        told(
          right: right, explanation: text("Explanation"), source: text("Source"), rules)),
    ]
  }

  /// The row in which the answer is typed.
  static let answerRows = 1
}
