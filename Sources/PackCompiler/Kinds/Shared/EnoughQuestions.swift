internal import Diagnostics
internal import Games

/// Reports packs with fewer questions than a session asks, as no question is asked twice.
struct EnoughQuestions {
  static let quiz = EnoughQuestions("P201")
  static let shortAnswer = EnoughQuestions("P601")

  let code: Code

  private init(_ id: String) {
    code = Code(
      id, .error, "there are fewer questions than a session asks",
      why: "A session asks no question twice, so it could not be played to its end.",
      bad: "(4 questions, and <rules questions=\"10\"/>)",
      good: "<rules questions=\"4\"/>",
      fix: "Add questions, or let a session ask fewer: <rules questions=\"…\"/>.")
  }

  /// - Parameter rules: The rules of the game; nil if they contradict each other.
  func findings(_ count: RowCount, _ rules: (some SessionRules)?) -> [Finding] {
    guard let rules, count.rows < rules.questions, count.rows > 0 else { return [] }
    return [
      Finding(
        code, "a session asks \(rules.questions) questions, and \(count.thereAre)",
        at: count.place,
        help: "add questions, or let a session ask fewer: <rules questions=\"\(count.rows)\"/>")
    ]
  }
}
