internal import Diagnostics

/// Reports two choices with the same text, of which one is right and the other is not.
enum EqualChoices: QuestionRule {
  static let code = Code(
    "Q201", .error, "two choices are the same",
    why: "Nobody can tell them apart, and one of them is counted as wrong.",
    bad: "Prompt,Right,Wrong1,Wrong2\nCapital of Peru?,Lima,Lima,Cusco",
    good: "Prompt,Right,Wrong1,Wrong2\nCapital of Peru?,Lima,Arequipa,Cusco",
    fix: "Replace one of the two with another choice.")

  static func findings(for question: QuestionRow) -> [Finding] {
    var first: [String: QuestionCell] = [:]
    var findings: [Finding] = []
    for choice in question.choices {
      guard let text = choice.text else { continue }
      guard let earlier = first[text] else {
        first[text] = choice
        continue
      }
      // Reported in the pack's own language already.
      if choice.isStandIn, earlier.isStandIn { continue }
      findings.append(
        Finding(
          code, "\(choice.name) is the same as \(earlier.name): \(text.quoted())",
          at: choice.place, label: "again", help: "replace it with another choice",
          related: [Related(earlier.place, "first used here")]))
    }
    return findings
  }
}
