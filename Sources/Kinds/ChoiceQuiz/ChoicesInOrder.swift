internal import Diagnostics

/// Reports an empty choice before a filled one: a lost value, or a cell too many.
enum ChoicesInOrder: QuestionRule {
  static let code = Code(
    "Q202", .error, "a choice is missing between others",
    why: "A gap is mostly a value that was lost, or a cell too many before it.",
    bad: "Prompt,Right,Wrong1,Wrong2,Wrong3\nCapital of Peru?,Lima,Cusco,,Trujillo",
    good: "Prompt,Right,Wrong1,Wrong2,Wrong3\nCapital of Peru?,Lima,Cusco,Trujillo,",
    fix: "Fill the gap, or move the choices behind it up.")

  /// The number of choices that the schema requires: the right one and the first wrong one.
  static let required = 2

  static func findings(for question: QuestionRow) -> [Finding] {
    // Missing translations are reported by another rule.
    if question.isTranslation { return [] }
    return findings(question.choices.filter { !$0.isAlsoRight }, after: required)
      + findings(question.choices.filter(\.isAlsoRight), after: 0)
  }

  private static func findings(_ choices: [QuestionCell], after required: Int) -> [Finding] {
    guard let gap = choices.firstIndex(where: { $0.text == nil }), gap >= required,
      let next = choices[gap...].first(where: { $0.text != nil })
    else { return [] }
    let missing = choices[gap]
    return [
      Finding(
        code, "\(missing.name) is empty, and \(next.name) is not", at: missing.place,
        help: "fill it, or move the choices behind it up",
        related: [Related(next.place, "a choice behind it")])
    ]
  }
}
