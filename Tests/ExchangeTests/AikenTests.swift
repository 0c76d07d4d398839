import Diagnostics
import Testing

@testable import Exchange

/// Aiken as Moodle has it, and the mistakes that people make in it.
struct AikenTests {
  @Test(arguments: [
    ("Who?\nA. me\nB. you\nANSWER: B", "Prompt=Who?|Right=you|Wrong1=me"),
    ("Who?\r\nA) me\r\nB) you\r\nANSWER:A\r\n", "Prompt=Who?|Right=me|Wrong1=you"),
    ("One\ntwo\n\nthree?\nA. 1\nB. 2\n\nANSWER: A\n", "Prompt=One two three?|Right=1|Wrong1=2"),
    (
      "J. Verne wrote what?\nA. a\nC. c\nANSWER: C.", "Prompt=J. Verne wrote what?|Right=c|Wrong1=a"
    ),
    ("\u{FEFF}Who?\n  A.\tme\n  B. you\n  ANSWER: B", "Prompt=Who?|Right=you|Wrong1=me"),
    ("A.I. or U.S.?\nA. 1\nB. 2\nANSWER: A", "Prompt=A.I. or U.S.?|Right=1|Wrong1=2"),
  ])
  func aQuestionIsRead(_ text: String, _ expected: String) throws {
    let read = try ReadText(text, .aiken)
    #expect(read.questions == [expected])
    #expect(read.ledger.isEmpty)
    let file = ImportedFile(path: "x", bytes: Array(text.utf8))
    #expect(ExchangeFormat.recognised(file)?.name == "aiken")
  }

  @Test(arguments: [
    ("ANSWER: A\nWho?\nA. me\nB. you", "L108 left out: its answer stands before it"),
    ("ANSWER: A", "L108 left out: a line ANSWER: has no question before it"),
    ("Who?\nA)me\nB)you\nANSWER: B", "L108 left out: A) has no space behind it"),
    ("Who?\nA. me\nB.you\nANSWER: B", "L108 left out: B. has no space behind it"),
    ("A. me\nB. you\nANSWER: B", "L108 left out: its choices have no question before them"),
    ("Who?\nA. me\nA. you\nANSWER: A", "L108 left out: two of its choices have the letter A"),
    ("Who?\nA. me\nor so\nB. you\nANSWER: A", "L108 left out: a choice has several lines"),
    (
      "Who?\nA. me\nB. you\nanswer: b",
      "L108 left out: its answer is not written as the format asks"
    ),
    (
      "Who?\nA. me\nB. you\nANSWER : B",
      "L108 left out: its answer is not written as the format asks"
    ),
    ("Who?\nA. me\nB. you", "L102 left out: it has no line ANSWER:"),
    ("Who?\nA. me\nB. you\nANSWER:", "L102 left out: ANSWER:  names none of its choices"),
    ("Who?\nA. me\nB. you\nANSWER: C", "L102 left out: ANSWER: C names none of its choices"),
    ("Who?\nANSWER: A", "L102 left out: ANSWER: A names none of its choices"),
    ("Who?\nA. me\nB. you\nANSWER: A, B", "L101 left out: ANSWER: has more than one letter"),
    ("Only a text.", "L102 left out: it has no line ANSWER:"),
  ])
  func aQuestionWithAMistakeIsLeftOutAlone(_ text: String, _ entry: String) throws {
    let good = "Good?\nA. a\nB. b\nANSWER: A"
    for behind in ["\n\n\(good)\n", ""] {
      let read = try ReadText("\(good)\n\n\(text)\(behind)", .aiken)
      // A text without choices is a part of the question behind it.
      if text.hasPrefix("Only"), !behind.isEmpty { continue }
      #expect(read.ledger == [entry])
      #expect(read.questions.count == (behind.isEmpty ? 1 : 2))
      #expect(read.sink.ledger[0].place.bytes == 27..<27 + text.utf8.count)
    }
  }

  @Test func answersBeforeAllQuestionsAreNeverTakenForThoseOfOthers() throws {
    for gap in ["\n", "\n\n"] {
      let text = (1...3).map { "ANSWER: A\nQ\($0)?\nA. me\nB. you" }.joined(separator: gap)
      let read = try ReadText(text, .aiken)
      #expect(read.questions.isEmpty)
      #expect(
        read.ledger == Array(repeating: "L108 left out: its answer stands before it", count: 3))
    }
  }

  @Test func aQuestionOfOneChoiceHasNoWrongAnswers() throws {
    let read = try ReadText("Who?\nA. me\nANSWER: A", .aiken)
    #expect(read.sink.questions.map(\.wrong) == [[]])
  }

  @Test func questionsAreWrittenWithTheRightChoiceAtAnyPlace() throws {
    let questions = ["One?", "Two\nlines?", "A. me?"].map {
      ExchangedQuestion.choice($0, right: "r", wrong: ["x", "y"], at: .init("pack", 0..<0))
    }
    let trip = try ExchangeTrip(questions, .aiken)
    #expect(
      String(decoding: trip.file, as: UTF8.self) == """
        One?
        A. x
        B. r
        C. y
        ANSWER: B

        Two lines?
        A. x
        B. y
        C. r
        ANSWER: C

        """)
    #expect(
      trip.ledger.map { "\($0.code.id) \($0.message)" } == [
        "L406 spaces stand in place of line breaks",
        "L301 the question begins like a choice or an answer of Aiken",
      ])
  }

  @Test func damagedFilesAreReadWithoutACrash() {
    DamagedFiles.read("É?\nA. me\nB) you\nANSWER: B\n\nQ\r\nA)x\nB. y\nanswer: A\n", .aiken)
  }
}
