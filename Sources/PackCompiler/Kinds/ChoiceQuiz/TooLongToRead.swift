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
    guard rules.isLate(after: ReadingAloud.mostMilliseconds(for: texts)) else { return [] }
    let needed = ReadingAloud.milliseconds(for: texts)
    guard rules.isLate(after: needed) else { return [] }
    return [
      Finding(
        code,
        "read aloud, question and choices take \(ReadingAloud.text(needed)), and there"
          + " \(rules.seconds == 1 ? "is 1" : "are \(rules.seconds)")", at: prompt.place,
        label: "at \(ReadingAloud.charactersPerSecond) characters a second",
        help:
          "shorten it, or give more time: \(setting(for: needed)) is the least",
        replay: "--after \(needed)"
          + (question.isTranslation ? " \(question.languageArgument)" : ""), need: needed)
    ]
  }

  /// The setting that gives enough time.
  private static func setting(for milliseconds: Int64) -> String {
    "<rules seconds=\"\(milliseconds / 1000 + 1)\"/>"
  }

  /// One finding in place of many, at the question that takes the longest.
  static func joined(_ needs: Findings.Needs, _ context: RuleContext) -> Finding {
    let longest = needs.greatest.need ?? 0
    let seconds = Int64((try? ChoiceQuizRules(context.rules))?.seconds ?? 0)
    return Finding(
      code,
      "\(needs.count) questions cannot be read aloud in \(ReadingAloud.text(seconds * 1000))",
      at: needs.greatest.place, label: "the longest takes \(ReadingAloud.text(longest))",
      help: "\(setting(for: longest)) is enough for all; --select \(code.id) lists them",
      replay: needs.greatest.replay)
  }
}
