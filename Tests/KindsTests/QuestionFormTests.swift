import Testing

@testable import Kinds

/// Tests of what formats of other programs are taken to have room for.
struct QuestionFormTests {
  /// A new field of a kind has to be named here or among the extras, or every format would be taken to hold it.
  @Test func eachFieldOfAFormMakesItsQuestionsOrIsAnExtra() {
    let made: [QuestionForm: Set<String>] = [
      .choice: Set(["Prompt", "Right"]).union((1...7).map { "Wrong\($0)" })
        .union((2...7).map { "Right\($0)" }),
      .number: ["Fact", "Value", "Unit"], .typed: ["Prompt", "Answer", "Accepted"],
      .order: Set(["Prompt"]).union((1...8).map { "Item\($0)" }),
      .pairs: Set(["Prompt"]).union((1...6).flatMap { ["Left\($0)", "Right\($0)"] })
        .union((1...3).map { "Extra\($0)" }),
      .portrait: ["Name", "Number", "Position", "From", "To", "Inducted", "Note"],
    ]
    for kind in ContentKind.all {
      guard let fields = made[kind.questionForm] else { continue }
      #expect(Set(kind.fieldNames).subtracting(QuestionForm.extras) == fields, "\(kind.name)")
    }
  }
}
