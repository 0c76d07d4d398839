internal import Diagnostics

/// Reports questions that contain their answer.
enum AnswerInQuestion: AnswerRule {
  static let code = Code(
    "Q604", .warning, "a question contains its answer",
    why: "Players who read the question know the answer.",
    bad: "Prompt,Answer\nWhich yen is used in Japan?,Yen",
    good: "Prompt,Answer\nWhich currency is used in Japan?,Yen",
    fix: "Ask without naming the answer.")

  static func findings(for question: AnswerRow) -> [Finding] {
    guard let prompt = question.prompt, let text = prompt.text,
      !(prompt.isStandIn && question.answer.isStandIn)
    else { return [] }
    let asked = WordRuns.words(of: text)
    guard
      let right = question.right.first(where: {
        WordRuns.isTelling($0.text) && WordRuns.stands($0.text, in: asked)
      })
    else { return [] }
    return [
      Finding(
        code, "the answer is in the question: \(right.text.quoted())", at: prompt.place,
        label: "says it", help: "ask without naming it",
        related: [Related(right.place, "the answer")])
    ]
  }
}
