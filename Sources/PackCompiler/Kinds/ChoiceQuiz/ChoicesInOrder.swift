internal import Diagnostics

/// Wrong choices fill their columns from the first on: a gap is a slip, or a cell too many.
enum ChoicesInOrder: QuestionRule {
  static let code = Code(
    "Q202", .error, "a choice is missing between others",
    why: "A gap is mostly a value that was lost, or a cell too many before it.",
    bad: "Prompt,Right,Wrong1,Wrong2,Wrong3\nCapital of Peru?,Lima,Cusco,,Trujillo",
    good: "Prompt,Right,Wrong1,Wrong2,Wrong3\nCapital of Peru?,Lima,Cusco,Trujillo,",
    fix: "Fill the gap, or move the choices behind it up.")

  static func findings(for question: QuestionRow) -> [Finding] {
    // What a translation lacks is told as such.
    guard !question.isTranslation, let gap = question.choices.firstIndex(where: { $0.text == nil }),
      let next = question.choices[gap...].first(where: { $0.text != nil })
    else { return [] }
    let missing = question.choices[gap]
    // The right one and the first wrong one are required anyway.
    if gap < 2 { return [] }
    return [
      Finding(
        code, "\(missing.name) is empty, and \(next.name) is not", at: missing.place,
        help: "fill it, or move the choices behind it up",
        related: [Related(next.place, "a choice behind it")])
    ]
  }
}
