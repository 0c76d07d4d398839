internal import Diagnostics
internal import Games

/// Reports accepted answers that are the same as another one for the game.
enum AcceptedTwice: AnswerRule {
  static let code = Code(
    "Q602", .warning, "an accepted answer is there already",
    why: "The game forgives case, accents, articles and numbers by its rules, so the answer adds"
      + " nothing.",
    bad: "Prompt,Answer,Accepted\nCapital of Iceland?,Reykjavík,reykjavik",
    good: "Prompt,Answer\nCapital of Iceland?,Reykjavík",
    fix: "Remove it. `packtool fix` does that.")

  static func findings(for question: AnswerRow) -> [Finding] {
    guard let answer = question.answer.text else { return [] }
    var known: [(forms: [[Unicode.Scalar]], text: String, place: Place)] = [
      (question.folding.forms(of: answer), answer, question.answer.place)
    ]
    var findings: [Finding] = []
    for part in question.accepted {
      let folded = question.folding.folded(part.text)
      if folded.isEmpty { continue }
      if let same = known.first(where: { $0.forms.contains(folded) }) {
        findings.append(
          Finding(
            code, "\(part.text.quoted()) is accepted already", at: part.place, label: "again",
            help: "remove it", related: [Related(same.place, "as \(same.text.quoted())")],
            fix: part.removal.map { FixIt([.init($0, "")], safe: true) }))
      } else {
        known.append((question.folding.forms(of: part.text), part.text, part.place))
      }
    }
    // Two fixes in one cell would take the same separator, so each run fixes the first.
    for index in findings.indices.dropFirst() { findings[index].fix = nil }
    return findings
  }
}
