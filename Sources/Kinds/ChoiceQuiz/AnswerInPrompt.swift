internal import Diagnostics

/// Reports questions that contain the right choice and no wrong one, so that they give the answer away.
enum AnswerInPrompt: QuestionRule {
  static let code = Code(
    "Q204", .warning, "a question contains its right choice",
    why: "Players who read the question know the answer.",
    bad: "Prompt,Right,Wrong1,Wrong2\nWhich yen is used in Japan?,Yen,Won,Yuan",
    good: "Prompt,Right,Wrong1,Wrong2\nWhich currency is used in Japan?,Yen,Won,Yuan",
    fix: "Ask without naming the right choice, or name wrong ones, too.")

  static func findings(for question: QuestionRow) -> [Finding] {
    guard let prompt = question.prompt, let asked = prompt.text.map({ WordRuns.words(of: $0) }),
      let right = question.given.first, question.choices.first?.text == right.text,
      !(prompt.isStandIn && right.choice.isStandIn),
      WordRuns.isTelling(right.text), WordRuns.stands(right.text, in: asked),
      // A question that names wrong choices, too, is about the difference between them.
      !question.given.dropFirst().contains(where: { WordRuns.stands($0.text, in: asked) })
    else { return [] }
    return [
      Finding(
        code, "the right choice is in the question: \(right.text.quoted())", at: prompt.place,
        label: "says it", help: "ask without naming it, or name wrong choices, too",
        related: [Related(right.choice.place, "the right choice")])
    ]
  }
}
