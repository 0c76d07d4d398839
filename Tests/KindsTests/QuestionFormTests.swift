import Testing

@testable import Kinds

/// Tests of what formats of other programs are taken to have room for.
struct QuestionFormTests {
  /// A new field of a kind has to be named here or among the extras, or every format would be taken to hold it.
  @Test func eachFieldOfAFormMakesItsQuestionsOrIsAnExtra() {
    let made: [QuestionForm: Set<String>] = [
      .choice: Set(["Prompt", "Right"]).union((1...7).map { "Wrong\($0)" }),
      .number: ["Fact", "Value", "Unit"], .typed: ["Prompt", "Answer", "Accepted"],
      .portrait: ["Name", "Number", "Position", "From", "To", "Inducted", "Note"],
    ]
    for kind in ContentKind.all {
      guard let fields = made[kind.questionForm] else { continue }
      #expect(Set(kind.fieldNames).subtracting(QuestionForm.extras) == fields, "\(kind.name)")
    }
  }
}
