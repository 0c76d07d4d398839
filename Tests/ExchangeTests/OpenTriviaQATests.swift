import Diagnostics
import Testing

@testable import Exchange

/// The text files of OpenTriviaQA, and the mistakes that are in them.
struct OpenTriviaQATests {
  private func read(_ text: String, name: String = "brain-teasers") throws -> ReadText {
    try ReadText(text, .opentriviaqa, name: name)
  }

  @Test(arguments: [
    ("#Q Who?\n^ Me\nA You\nB Me\nC She\n", "Prompt=Who?|Right=Me|Wrong1=You|Wrong2=She"),
    ("#Q It is.\r\n^ True\r\nA True\r\nB False\r\n\r\n", "Prompt=It is.|Right=True|Wrong1=False"),
    ("#Q One\ntwo\n\nA three?\n^ Me\nA You\nB Me", "Prompt=One two A three?|Right=Me|Wrong1=You"),
    (
      "#Q Who?\n^ Me and\nyou\nA You\nI say\nB Me and\nyou\n",
      "Prompt=Who?|Right=Me and you|Wrong1=You I say"
    ),
    ("#Q Who?\n^ B\nA A\nB B\n\nC C\n", "Prompt=Who?|Right=B|Wrong1=A|Wrong2=C"),
    ("#Q Who?\n^ b\nA\tA\nC b\nD\n", "Prompt=Who?|Right=b|Wrong1=A"),
    ("\u{FEFF}#Q É?\n^ é\nA é\nB e\n", "Prompt=É?|Right=é|Wrong1=e"),
  ])
  func aQuestionIsRead(_ text: String, _ expected: String) throws {
    let read = try read(text)
    #expect(read.questions == [expected + "|Tags=brain-teasers"])
    #expect(read.ledger.isEmpty)
    let file = ImportedFile(path: "x", bytes: Array(text.utf8))
    #expect(ExchangeFormat.recognised(file)?.name == "opentriviaqa")
  }

  @Test(arguments: [
    (
      "#Q Who?\n^ Me\nA You\nB She", "L102 left out: its right answer \"Me\" is none of the choices"
    ),
    ("#Q Who?\nA You\nB She", "L102 left out: it has no line that begins with ^"),
    ("#Q Who?\n^\nA You\nB She", "L102 left out: its right answer \"\" is none of the choices"),
  ])
  func aQuestionWithoutItsRightAnswerIsLeftOut(_ text: String, _ entry: String) throws {
    let read = try read(text + "\n\n#Q Good?\n^ a\nA a\nB b\n")
    #expect(read.ledger == [entry])
    #expect(read.questions == ["Prompt=Good?|Right=a|Wrong1=b|Tags=brain-teasers"])
    #expect(read.sink.ledger[0].place.bytes == 0..<text.utf8.count)
  }

  @Test func anotherSpellingOfTheRightAnswerIsInTheLedger() throws {
    let read = try read("#Q Who?\n^ me\nA Me\nB You\n")
    #expect(read.questions == ["Prompt=Who?|Right=Me|Wrong1=You|Tags=brain-teasers"])
    #expect(read.ledger == ["L214 the right answer \"me\" is spelled as among the choices"])
  }

  @Test func textBetweenTheQuestionsIsInTheLedger() throws {
    let read = try read("Hello\n#Q Who?\n^ a\nA a\nB b\n\nnext page\n")
    #expect(
      read.ledger == [
        "L207 the text \"Hello\" between questions is lost",
        "L207 the text \"next page\" between questions is lost",
      ])
    #expect(read.questions.count == 1)
  }

  @Test func standardInputAndHiddenNamesGiveNoTag() throws {
    for name in ["<stdin>", ".x"] {
      #expect(
        try read("#Q Who?\n^ a\nA a\nB b\n", name: name).questions == [
          "Prompt=Who?|Right=a|Wrong1=b"
        ])
    }
  }

  @Test func damagedFilesAreReadWithoutACrash() {
    DamagedFiles.read(
      "x\n#Q É\nlonger?\r\n^ a\nA a\nB b\nC\n\n#Q W\n^ b\nA a\nB b\n", .opentriviaqa)
  }
}
