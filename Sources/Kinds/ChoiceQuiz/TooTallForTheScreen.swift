internal import Diagnostics
internal import Games

/// Reports questions that do not fit the smallest screen with their picture's description and all choices.
enum TooTallForTheScreen: QuestionRule {
  static let code = Code(
    "P203", .warning, "a question does not fit a small screen",
    why: "On a terminal of 40 columns and 20 rows the player has to scroll to read all of it, while"
      + " the time runs.",
    bad: "(a long question with eight choices of two lines each)",
    good: "(the same with shorter choices, or with fewer)",
    fix: "Shorten the question, the picture's description or the choices, or give fewer choices.")

  static func findings(for question: QuestionRow) -> [Finding] {
    guard let prompt = question.prompt, let text = prompt.text, let rules = question.rules,
      !(prompt.isStandIn && question.choices.allSatisfy(\.isStandIn))
    else { return [] }
    let asked = QuestionScreen.asked(
      text, picture: question.pictureText, choices: question.given.map(\.text), rules)
    return ScreenFindings.asked(
      code, asked, at: prompt.place, label: "with its choices",
      help: "shorten the question or its choices, or give fewer choices",
      replay: question.languageArgument)
  }
}
