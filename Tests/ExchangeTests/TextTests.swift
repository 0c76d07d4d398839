import Diagnostics
import Testing

@testable import Exchange

/// Texts with questions as people and language models write them.
struct TextTests {
  private func read(_ text: String) throws -> GivenTable {
    try GivenTable(Array(text.utf8), .text, path: "quiz.txt")
  }

  private func name(of text: String) -> String? {
    ExchangeFormat.recognised(ImportedFile(path: "quiz.txt", bytes: Array(text.utf8)))?.name
  }

  @Test(arguments: [
    "1. Moons?\nA) one\nB) two\nAnswer: B\n",
    "Moons?\na. one\nb. two\n\nCorrect answer: b) two\n",
    "**1. Moons?**\n\n- A) one\n- B) two\n\n**Answer:** B) two\n",
    "### Question 1\nMoons?\n\n- [ ] one\n- [x] two\n",
    "Q1: Moons?\n(a) one\n(b) two\nAnswer: two\n",
    "Frage 1: Moons?\nA) one\nB) two\nAntwort: B\n",
    "Domanda 1: Moons?\nA) one\nB) two\nRisposta corretta: B\n",
    "1) Moons?\n a) one\n*b) two\n",
    "1. Moons?\nA. one\n**B. two**\n",
    "Moons?\n- one\n- two\nAnswer: two\n",
    "1. Moons?\nA. one  B. two\nAnswer: B\n",
    "1. Moons?\nA. one\nB. two\n\nAnswers:\n1. B\n",
    "1. Moons?\nA. one\nB. two\n\nAnswer key: \n1-B\n",
    "A\u{301} Quiz\n\nMoons?\nA) one\nB) two (correct)\n",
  ])
  func usualTextsAreQuestions(_ text: String) throws {
    let table = try read(text)
    #expect(table.questions == ["choice-quiz: Prompt=Moons?|Right=two|Wrong1=one"])
    #expect(table.ledger.isEmpty)
    #expect(name(of: text) == "text")
  }

  @Test func fieldsAndTextsOfSeveralLinesAreTaken() throws {
    let table = try read(
      "# Sky\n\n1. How many\nmoons?\nA) one\nB) two\nAnswer: B\nExplanation: They\nturn.\nCategory: sky, night\nDifficulty: easy\n\n2. Suns?\nA) one\nB) two\nAnswer: A\n"
    )
    #expect(
      table.questions == [
        "choice-quiz: Prompt=How many moons?|Right=two|Explanation=They turn.|Tags=sky; night|Difficulty=easy|Wrong1=one",
        "choice-quiz: Prompt=Suns?|Right=one|Wrong1=two",
      ])
    #expect(table.sink.deck.title == "Sky")
    #expect(table.ledger.isEmpty)
  }

  @Test func anAnswerWithoutChoicesIsTyped() throws {
    let text = "Q: City?\nA: Rome\n\nQ: Town?\nA: Spa\n"
    #expect(
      try read(text).questions == [
        "short-answer: Prompt=City?|Answer=Rome", "short-answer: Prompt=Town?|Answer=Spa",
      ])
    #expect(name(of: text) == "text")
  }

  @Test(arguments: [
    ("1. Moons?\nA) one\nB) two\n", "L102 left out: no choice is marked as right"),
    (
      "1. Moons?\nA) one\nB) two\nAnswer: C\n",
      "L102 left out: the answer \"C\" is none of the choices"
    ),
    (
      "1. Moons?\nA) one\nB) two\nAnswer: B) one\n",
      "L102 left out: the answer \"B) one\" is none of the choices"
    ),
    ("1. Moons?\nA) one\nB) two\nAnswer: A, B\n", "L101 left out: it has 2 right answers"),
    ("1. Moons?\n*A) one\n*B) two\nC) x\n", "L101 left out: it has 2 right answers"),
    ("1. Moons?\n", "L102 left out: it has no choices and no line Answer:"),
    ("1.\nA) one\nB) two\nAnswer: B\n", "L108 left out: it has no text that asks"),
  ])
  func whatIsNotClearIsLeftOut(_ text: String, _ expected: String) throws {
    let table = try read(text)
    #expect(table.questions.isEmpty)
    #expect(table.ledger.first == expected)
  }

  @Test func otherTextIsInTheLedger() throws {
    let table = try read(
      "Title\n\nWhat this is about.\n\nMoons?\nA) one\nB) two\nAnswer: B\n\nThe end.\n")
    #expect(table.questions.count == 1)
    #expect(table.sink.deck.title == "Title")
    #expect(
      table.ledger == [
        "L207 2 lines of text beside the questions not taken, the first is \"What this is about.\""
      ])
  }

  @Test(arguments: [
    "A letter.\n\nJ. Verne wrote:\n- one\n- two\n", "Note: this is a text.\n", "",
    "Question,Answer\nMoons?,2\n",
  ])
  func otherTextsAreNotRecognised(_ text: String) {
    #expect(name(of: text) != "text")
  }
}
