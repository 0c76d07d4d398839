internal import Diagnostics
internal import Games

/// Reports answers without a letter, digit or sign, which nobody can give.
enum EmptyAnswer: AnswerRule {
  static let code = Code(
    "Q601", .error, "an answer has no letter or digit",
    why: "Punctuation and spaces do not count in an answer, so nothing is left to compare.",
    bad: "Prompt,Answer\nWhich sign ends a question?,?",
    good: "Prompt,Answer\nWhich sign ends a question?,Question mark",
    fix: "Write the answer in letters or digits.")

  static func findings(for question: AnswerRow) -> [Finding] {
    (question.right + question.refused.map { ($0.text, $0.place) }).compactMap { text, place in
      guard question.folding.folded(text).isEmpty else { return nil }
      return Finding(
        code, "this answer has no letter or digit: \(text.quoted())", at: place,
        label: "nobody can give it", help: "write it in letters or digits")
    }
  }
}
