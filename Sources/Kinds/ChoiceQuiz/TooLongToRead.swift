internal import Diagnostics
internal import Games

/// Reports questions that cannot be read aloud with their choices in the time for an answer.
enum TooLongToRead: QuestionRule {
  static let code = Code(
    "P204", .warning, "a question cannot be read aloud in its time",
    why:
      "The time is up before a host or a screen reader has read all choices, and before many have"
      + " read them for themselves.",
    bad: "(a question and choices of 200 letters, and <rules seconds=\"10\"/>)",
    good: "(the same, and <rules seconds=\"15\"/>)",
    fix: "Shorten the question or its choices, or let the rules give more seconds.")

  static func findings(for question: QuestionRow) -> [Finding] {
    guard let prompt = question.prompt, let text = prompt.text, let rules = question.rules,
      !(prompt.isStandIn && question.choices.allSatisfy(\.isStandIn))
    else { return [] }
    let texts = [text] + question.given.map(\.text)
    return ScreenFindings.late(
      code, texts, what: "question and choices take", at: prompt.place, rules,
      language: question.language)
  }

  /// One finding in place of many, at the question that takes the longest.
  static func joined(_ needs: Findings.Needs, _ context: RuleContext) -> Finding {
    ScreenFindings.joined(code, needs, seconds: (try? ChoiceQuizRules(context.rules))?.seconds)
  }
}
