internal import Diagnostics
internal import Games

/// Reports answers that are refused and are right.
enum AcceptedAndRefused: AnswerRule {
  static let code = Code(
    "Q603", .error, "a refused answer is right",
    why: "The game counts it as right, whatever is refused.",
    bad: "Prompt,Answer,Refused\nCapital of Iceland?,Reykjavík,Reykjavik",
    good: "Prompt,Answer\nCapital of Iceland?,Reykjavík",
    fix: "Remove the answer from one of the two.")

  static func findings(for question: AnswerRow) -> [Finding] {
    question.refused.compactMap { part in
      let folded = question.folding.folded(part.text)
      guard !folded.isEmpty,
        let right = question.right.first(where: {
          question.folding.forms(of: $0.text).contains(folded)
        })
      else { return nil }
      return Finding(
        code, "\(part.text.quoted()) is refused, and is right", at: part.place,
        label: "is right", help: "remove it from one of the two",
        related: [Related(right.place, "the right answer")])
    }
  }
}
