internal import Diagnostics
internal import Games

/// Reports questions that cannot be read aloud in the time for an answer.
enum PromptTooLong: AnswerRule {
  static let code = Code(
    "P604", .warning, "a question cannot be read aloud in its time",
    why:
      "The time is up before a host or a screen reader has read the question, and before many have"
      + " read it and typed an answer.",
    bad: "(a question of 200 letters, and <rules seconds=\"10\"/>)",
    good: "(the same, and <rules seconds=\"30\"/>)",
    fix: "Shorten the question, or let the rules give more seconds.")

  static func findings(for question: AnswerRow) -> [Finding] {
    guard let prompt = question.prompt, let text = prompt.text, let rules = question.rules,
      let answer = question.answer.text, !(prompt.isStandIn && question.answer.isStandIn)
    else { return [] }
    return ScreenFindings.late(
      code, [text, answer], what: "question and answer take", at: prompt.place, rules,
      language: question.language)
  }

  /// One finding in place of many, at the question that takes the longest.
  static func joined(_ needs: Findings.Needs, _ context: RuleContext) -> Finding {
    ScreenFindings.joined(code, needs, seconds: (try? ShortAnswerRules(context.rules))?.seconds)
  }
}
