internal import Diagnostics

/// Reports choices that differ only in letter case, punctuation or spaces.
enum ChoicesAlike: QuestionRule {
  static let code = Code(
    "Q203", .warning, "two choices differ only in case or punctuation",
    why: "Players take them for the same, and one of them is counted as wrong.",
    bad: "Prompt,Right,Wrong1,Wrong2\nCapital of Peru?,Lima,lima.,Cusco",
    good: "Prompt,Right,Wrong1,Wrong2\nCapital of Peru?,Lima,Arequipa,Cusco",
    fix: "Replace one of the two. If the question asks for that very difference, allow the warning"
      + " with --ignore Q203.")

  static func findings(for question: QuestionRow) -> [Finding] {
    var first: [String: QuestionCell] = [:]
    var findings: [Finding] = []
    for (choice, text) in question.given {
      let folded = AlikeTexts.folded(text)
      if folded.isEmpty { continue }
      guard let earlier = first[folded] else {
        first[folded] = choice
        continue
      }
      // Equal texts are reported as an error (Q201). Stand-ins are reported in the pack's own language.
      if earlier.text == text || (choice.isStandIn && earlier.isStandIn) { continue }
      findings.append(
        Finding(
          code,
          "\(choice.name) differs from \(earlier.name) only in case or punctuation: \(text.quoted())",
          at: choice.place, label: "nearly the same", help: "replace it with another choice",
          related: [Related(earlier.place, "as this one")]))
    }
    return findings
  }
}
