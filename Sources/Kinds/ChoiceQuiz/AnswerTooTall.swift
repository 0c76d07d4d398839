internal import Diagnostics

/// Reports questions whose explanation is too tall for the smallest screen.
enum AnswerTooTall: QuestionRule {
  static let code = Code(
    "P205", .warning, "the text after an answer does not fit a small screen",
    why: "On a terminal of 40 columns and 20 rows the player has to scroll to read all of it,"
      + " before the game goes on by itself.",
    bad: "(an Explanation of 400 characters, and a Source of 300)",
    good: "(an Explanation of 300 characters, and a Source of 100)",
    fix: "Shorten the explanation or the source.")

  static func findings(for question: QuestionRow) -> [Finding] {
    guard let place = question.explanation?.place ?? question.source?.place,
      let right = question.given.first?.text, let rules = question.rules,
      question.explanation?.isStandIn != true || question.source?.isStandIn != true
    else { return [] }
    let texts = [question.explanation, question.source].map { $0?.text }
    if !mayBe(bytes: texts.reduce(right.utf8.count) { $0 + ($1?.utf8.count ?? 0) }) { return [] }
    return ScreenFindings.told(
      code, QuestionScreen.told(right: right, explanation: texts[0], source: texts[1], rules),
      at: place, replay: question.languageArgument)
  }

  /// False if that many bytes of right choice, explanation and source surely fit. Each text begins a row of
  /// its own, and two successive rows hold more than one row's width.
  static func mayBe(bytes: Int) -> Bool {
    bytes >= SmallestScreen.columns * (SmallestScreen.rows - 8) / 2
  }
}
