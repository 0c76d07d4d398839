internal import Diagnostics

/// Reports questions whose explanation is too tall for the smallest screen.
enum ExplanationTooTall: AnswerRule {
  static let code = Code(
    "P603", .warning, "the text after an answer does not fit a small screen",
    why: "On a terminal of 40 columns and 20 rows the player has to scroll to read all of it,"
      + " before the game goes on by itself.",
    bad: "(an Explanation of 400 characters, and a Source of 300)",
    good: "(an Explanation of 300 characters, and a Source of 100)",
    fix: "Shorten the explanation or the source.")

  static func findings(for question: AnswerRow) -> [Finding] {
    guard let place = question.explanation?.place ?? question.source?.place,
      let right = question.answer.text, let rules = question.rules,
      question.explanation?.isStandIn != true || question.source?.isStandIn != true
    else { return [] }
    return ScreenFindings.told(
      code,
      QuestionScreen.told(
        right: right, explanation: question.explanation?.text, source: question.source?.text, rules),
      at: place, replay: question.languageArgument)
  }
}
