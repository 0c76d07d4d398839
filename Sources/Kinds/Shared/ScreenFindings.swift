internal import Diagnostics
internal import Games

/// The findings about questions that do not fit the smallest screen or the time for an answer.
enum ScreenFindings {
  /// Reports a question whose texts, with the row for the answer, are too tall.
  static func asked(
    _ code: Code, _ asked: [String], at place: Place, label: String, help: String, replay: String
  ) -> [Finding] {
    if SmallestScreen.surelyFit(asked, in: SmallestScreen.rows - QuestionScreen.answerRows) {
      return []
    }
    let rows = SmallestScreen.rows(for: asked) + QuestionScreen.answerRows
    guard rows > SmallestScreen.rows else { return [] }
    return [
      Finding(
        code, "this question takes \(rows) rows of a screen that has \(SmallestScreen.rows)",
        at: place,
        label: "at \(SmallestScreen.columns) columns" + (label.isEmpty ? "" : ", \(label)"),
        help: help, replay: replay)
    ]
  }

  /// Reports texts after an answer that are too tall.
  static func told(
    _ code: Code, _ told: [String], at place: Place, replay: String
  ) -> [Finding] {
    let rows = SmallestScreen.rows(for: told)
    guard rows > SmallestScreen.rows else { return [] }
    return [
      Finding(
        code,
        "the text after the answer takes \(rows) rows of a screen that has"
          + " \(SmallestScreen.rows)", at: place, label: "at \(SmallestScreen.columns) columns",
        help: "shorten the explanation or the source", replay: replay)
    ]
  }

  /// Reports texts that cannot be read aloud in time; `what` is their name with its verb.
  static func late(
    _ code: Code, _ texts: [String], what: String, at place: Place, _ rules: some SessionRules,
    language: String
  ) -> [Finding] {
    guard rules.isLate(after: ReadingAloud.mostMilliseconds(for: texts)) else { return [] }
    let needed = ReadingAloud.milliseconds(for: texts)
    guard rules.isLate(after: needed) else { return [] }
    return [
      Finding(
        code,
        "read aloud, \(what) \(ReadingAloud.text(needed)), and there"
          + " \(rules.seconds == 1 ? "is 1" : "are \(rules.seconds)")", at: place,
        label: "at \(ReadingAloud.charactersPerSecond) characters a second",
        help: "shorten it, or give more time: \(setting(for: needed)) is the least",
        replay: "--after \(needed)" + (language.isEmpty ? "" : " --lang \(language)"), need: needed)
    ]
  }

  /// One finding in place of many that report late texts, at the question that takes the longest.
  static func joined(_ code: Code, _ needs: Findings.Needs, seconds: Int?) -> Finding {
    let longest = needs.greatest.need ?? 0
    return Finding(
      code,
      "\(needs.count) questions cannot be read aloud in \(ReadingAloud.text(Int64(seconds ?? 0) * 1000))",
      at: needs.greatest.place, label: "the longest takes \(ReadingAloud.text(longest))",
      help: "\(setting(for: longest)) is enough for all; --select \(code.id) lists them",
      replay: needs.greatest.replay)
  }

  /// The setting that gives enough time.
  private static func setting(for milliseconds: Int64) -> String {
    "<rules seconds=\"\(milliseconds / 1000 + 1)\"/>"
  }
}
