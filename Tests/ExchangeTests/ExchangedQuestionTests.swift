import Diagnostics
import Testing

@testable import Exchange

/// The neutral value of a question: its fields and choices.
struct ExchangedQuestionTests {
  private let place = Place("quiz.txt", 0..<4)

  @Test func anEmptyTextRemovesTheField() {
    var question = ExchangedQuestion.choice("Moons of Mars?", right: "2", wrong: ["1"], at: place)
    question["Wrong1"] = ""
    #expect(question.fields == ["Prompt", "Right"])
  }
}
