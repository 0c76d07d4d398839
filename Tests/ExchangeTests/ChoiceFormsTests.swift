import Diagnostics
import Kinds
import Testing

@testable import Exchange

/// Questions with several right choices and with remarks about choices, in the formats that have them.
struct ChoiceFormsTests {
  static let hasRights = ExchangedQuestion.mostRight > 1

  /// Two right choices and two wrong ones, of which the second has a remark.
  private static var primes: ExchangedQuestion {
    var question = ExchangedQuestion(kind: "choice-quiz", at: Place("pack", 0..<0))
    question["Prompt"] = "Which are prime?"
    (question["Right"], question["Right2"]) = ("two", "three")
    (question["Wrong1"], question["Wrong2"]) = ("four", "six")
    question["Why2"] = "It is two times three #1 ~ =."
    return question
  }

  private func values(_ question: ExchangedQuestion) -> [String] {
    question.cells.map { "\($0.field)=\($0.text)" }.sorted()
  }

  private func read(_ text: String, _ format: ExchangeFormat) throws -> GivenTable {
    try GivenTable(Array(text.utf8), format)
  }

  @Test(
    .enabled(if: hasRights),
    arguments: ["json", "csv", "xlsx", "gift", "h5p", "moodle-xml", "qti", "qti12"])
  func severalRightChoicesAndRemarksComeBack(_ name: String) throws {
    let format = try #require(ExchangeFormat.named(name))
    let trip = try ExchangeTrip([Self.primes], format)
    #expect(trip.questions.map(values) == [values(Self.primes)])
    #expect(trip.ledger.isEmpty)
  }

  @Test(.enabled(if: hasRights))
  func severalRightChoicesComeBackFromAnkiMarkdownAndKahoot() throws {
    var question = Self.primes
    question["Why2"] = nil
    #expect(try ExchangeTrip([question], .anki).questions.map(values) == [values(question)])
    #expect(try ExchangeTrip([question], .markdown).questions.map(values) == [values(question)])
    let trip = try ExchangeTrip([question], .kahoot, reader: .xlsx)
    #expect(trip.questions.map(\.rights) == [["two", "three"]])
  }

  @Test(.enabled(if: hasRights)) func aikenHasNoPlaceForSeveralRightChoices() throws {
    let trip = try ExchangeTrip([Self.primes], .aiken)
    #expect(trip.questions.isEmpty)
    #expect(
      trip.ledger.map(\.message) == ["the question has several right answers, and Aiken has one"])
  }

  @Test(
    .enabled(if: hasRights),
    arguments: [
      ("2? {~%50%a ~%50%b ~%-50%c#No}", "Prompt=2?|Right2=b|Right=a|Why1=No|Wrong1=c", 0),
      ("2? {~%60%a ~%40%b ~c}", "Prompt=2?|Right2=b|Right=a|Wrong1=c", 1),
      ("2? {=a#Yes ~b#No}", "Explanation=Yes|Prompt=2?|Right=a|Why1=No|Wrong1=b", 0),
    ])
  func giftIsRead(_ text: String, _ expected: String, _ losses: Int) throws {
    let table = try read(text, .gift)
    #expect(
      table.sink.questions.map {
        $0.cells.map { "\($0.field)=\($0.text)" }.sorted().joined(separator: "|")
      }
        == [expected])
    #expect(table.ledger.count == losses)
  }

  /// Each of several answers with all points is enough, so that they are not asked for together.
  @Test func answersOfWhichOneIsEnoughAreNotTaken() throws {
    let table = try read("2? {=a =b ~c}", .gift)
    #expect(table.ledger == ["L101 left out: it has 2 right answers"])
  }

  @Test(
    .enabled(if: hasRights),
    arguments: [
      "Question,A,B,C,Correct\nPrime?,2,3,4,\"A,B\"\n",
      "Question,A,B,C,Correct\nPrime?,2,3,4,A and B\n",
      "Question,Right,Right2,Wrong1\nPrime?,2,3,4\n",
    ])
  func tablesHaveSeveralRightChoices(_ text: String) throws {
    #expect(
      try GivenTable(csv: text).questions == [
        "choice-quiz: Prompt=Prime?|Right=2|Right2=3|Wrong1=4"
      ])
  }

  @Test(
    .enabled(if: hasRights),
    arguments: [
      #"[{"question": "Prime?", "options": ["2", "4", "3"], "answer": ["A", "C"]}]"#,
      #"[{"question": "Prime?", "correct_answers": ["2", "3"], "incorrect_answers": ["4"], "correct": ["2", "3"]}]"#,
      #"[{"question": "Prime?", "answers": [{"text": "2", "correct": true}, {"text": "4", "correct": false}, {"text": "3", "correct": true}]}]"#,
    ])
  func listsHaveSeveralRightChoices(_ text: String) throws {
    #expect(
      try read(text, .jsonList).questions == [
        "choice-quiz: Prompt=Prime?|Right=2|Right2=3|Wrong1=4"
      ])
  }
}
