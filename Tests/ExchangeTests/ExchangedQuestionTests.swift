import Diagnostics
import TestSupport
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

/// Tests that questions for a typed answer come back from the formats that have room for them.
@Suite struct TypedAnswerTests {
  private static let question = {
    var question = ExchangedQuestion.typed(
      "Capital of Zambia?", answers: ["Lusaka", "Lusaaka", "L; u = {s} ~ #"], refused: ["Lusaki"],
      at: Place("a", 0..<0))
    question["Explanation"] = "It is a city."
    question["Id"] = "zambia"
    question.tags = ["cities"]
    return question
  }()

  @Test(arguments: ["gift", "moodle-xml", "json", "csv"])
  func aQuestionWithAllItsAnswersComesBack(_ name: String) throws {
    let format = try #require(ExchangeFormat.all.first { $0.name == name })
    let trip = try ExchangeTrip([Self.question], format)
    #expect(trip.ledger.map(\.message) == [])
    #expect(trip.questions.map(Self.values) == [Self.values(Self.question)])
  }

  @Test func aNoteOfAnkiHasTheAcceptedAnswersButNotTheRefusedOnes() throws {
    var question = Self.question
    question["Refused"] = nil
    let trip = try ExchangeTrip([question], .anki)
    #expect(trip.questions.map(Self.values) == [Self.values(question)])
  }

  @Test func answersOfMoodleWithAnAsteriskOrAPartOfThePointsAreLost() throws {
    let read = try ReadText(
      """
      <quiz><question type="shortanswer"><questiontext format="html"><text>Who?</text></questiontext>
      <answer fraction="100"><text>Ada</text></answer><answer fraction="50"><text>A</text></answer>
      <answer fraction="100"><text>Ada L*</text></answer><answer fraction="0"><text>*</text></answer>
      </question></quiz>
      """, .moodleXML)
    #expect(read.sink.questions.map(Self.values) == [["Answer=Ada", "Prompt=Who?"]])
    #expect(
      read.ledger == [
        "L203 answers with an asterisk or a part of the points are lost: \"A\", \"Ada L*\""
      ])
  }

  private static func values(_ question: ExchangedQuestion) -> [String] {
    question.cells.map { "\($0.field)=\($0.text)" }.sorted()
  }
}
