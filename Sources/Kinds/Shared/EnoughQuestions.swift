internal import Diagnostics
internal import Games

/// Reports packs with fewer questions than a session asks, as no question is asked twice: an error if the
/// manifest states the number.
struct EnoughQuestions {
  let code: Code

  init(_ id: String) {
    code = Code(
      id, .error, "there are fewer questions than the manifest has a session ask",
      why:
        "A session asks no question twice, so it would end before the number that pack.xml states.",
      bad: "(4 questions, and <rules questions=\"10\"/>)",
      good: "<rules questions=\"4\"/>",
      fix: "Add questions, or let a session ask fewer: <rules questions=\"…\"/>.")
  }

  /// - Parameter rules: The rules of the game; nil if they contradict each other.
  func findings(
    _ count: RowCount, _ rules: (some SessionRules)?, _ context: RuleContext
  ) -> [Finding] {
    guard let rules, count.rows < rules.questions, count.rows > 0 else { return [] }
    guard context.stated.contains("questions") else {
      let length = rules.length(of: count.rows)
      return [
        FewerThanAsked.finding(
          "a session would ask \(rules.questions) questions, and \(count.thereAre): it asks \(length)",
          at: count.place, rule: ("questions", length), context)
      ]
    }
    return [
      Finding(
        code, "a session asks \(rules.questions) questions, and \(count.thereAre)",
        at: count.place,
        help: "add questions, or let a session ask fewer: <rules questions=\"\(count.rows)\"/>")
    ]
  }
}
