internal import Diagnostics

/// Reports questions that do not fit the smallest screen with their picture's description.
enum PromptTooTall: AnswerRule {
  static let code = Code(
    "P602", .warning, "a question does not fit a small screen",
    why: "On a terminal of 40 columns and 20 rows the player has to scroll to read all of it, while"
      + " the time runs.",
    bad: "(a Prompt of 200 wide characters, and an Alt of 300)",
    good: "(the same with a shorter Alt)",
    fix: "Shorten the question or the picture's description.")

  static func findings(for question: AnswerRow) -> [Finding] {
    guard let prompt = question.prompt, let text = prompt.text, let rules = question.rules,
      !prompt.isStandIn
    else { return [] }
    return ScreenFindings.asked(
      code,
      QuestionScreen.asked(text, picture: question.pictureText, choices: [], rules),
      at: prompt.place, label: "", help: "shorten the question or the picture's description",
      replay: question.languageArgument)
  }
}
