import Diagnostics
import Testing

@testable import Exchange

/// The columns of tables, by their names and by `--map`.
struct TableMappingTests {
  @Test(arguments: [
    (
      "Prompt,Right,Wrong1,Tags,Prompt@ru\nMoons?,2,1,a;b,Луны?\n",
      "choice-quiz: Prompt=Moons?|Right=2|Tags=a;b|Prompt@ru=Луны?|Wrong1=1"
    ),
    ("prompt,RIGHT,wrong 1\nMoons?,2,1\n", "choice-quiz: Prompt=Moons?|Right=2|Wrong1=1"),
    (
      "Question,Correct answer,Incorrect answer 1,Topic\nMoons?,2,1,\"a, b\"\n",
      "choice-quiz: Prompt=Moons?|Right=2|Tags=a; b|Wrong1=1"
    ),
    ("Frage;Antwort;Falsch1\nMonde?;2;1\n", "choice-quiz: Prompt=Monde?|Right=2|Wrong1=1"),
    (
      "Fact,Value,Unit\nPeople,\"7,900,000,000\",\n",
      "facts: Fact=People|Value=7900000000|Unit=number"
    ),
    (
      "Fact,Value,Unit\nPeople,3.1 billion,people\n",
      "facts: Fact=People|Value=3100000000|Unit=people"
    ),
    ("Fact,Value,Unit\nHeight,\"1,234\",m\n", "facts: Fact=Height|Value=1,234|Unit=m"),
    ("Fact,Value\nHeight (m),8.5\n", "facts: Fact=Height|Value=8.5|Unit=m"),
    ("Name,Image\nAda,ada.png\n", "roster: Name=Ada|Image=ada.png"),
    (
      "Level,From,To,Computer\nOne,1,10,random\n",
      "number-duel: Level=One|From=1|To=10|Computer=random"
    ),
    (
      "Question,A,B,C,Answer\nMoons?,1,2,3,B\n",
      "choice-quiz: Prompt=Moons?|Right=2|Wrong1=1|Wrong2=3"
    ),
    (
      "Question|Option 1|Option 2|Correct\nMoons?|one|two|2\n",
      "choice-quiz: Prompt=Moons?|Right=two|Wrong1=one"
    ),
    (
      "Question\tOption 1\tOption 2\tCorrect\nMoons?\tone\ttwo\tTwo\n",
      "choice-quiz: Prompt=Moons?|Right=two|Wrong1=one"
    ),
  ])
  func `columns are found by their names`(_ text: String, _ expected: String) throws {
    #expect(try GivenTable(csv: text).questions == [expected])
  }

  @Test func `columns are found by mappings`() throws {
    let text = "Questions – all,Opt A,Opt B,Opt C,Key,Tags,Teacher\nMoons?,1,2,,b,sky,Q\n"
    let table = try GivenTable(
      csv: text,
      maps: ["prompt=questions - *", "Choice=opt ?", "Right=@Key"].map {
        $0.replacing("?", with: "*")
      })
    #expect(table.questions == ["choice-quiz: Prompt=Moons?|Tags=sky|Right=2|Wrong1=1"])
    #expect(
      table.ledger == [
        "L207 the column \"Teacher\" is not taken: 1 value, the first is \"Q\""
      ])
  }

  @Test func `a mapping to the text of a choice does not take numbers`() throws {
    let text = "Q,A1,A2,Key\nWhich is 2?,1,2,2\nWhich is 1?,7,9,1\n"
    let table = try GivenTable(csv: text, maps: ["Prompt=Q", "Choice=A*", "Right=Key"])
    #expect(table.questions == ["choice-quiz: Prompt=Which is 2?|Right=2|Wrong1=1"])
    #expect(
      table.ledger == ["L102 left out: the right answer \"1\" is none of the choices"])
  }

  @Test func `wrong choices are collected from several columns`() throws {
    let table = try GivenTable(
      csv: "Q,Yes,No1,No2\nMoons?,2,1,3\n",
      maps: ["Prompt=Q", "Right=Yes", "Wrong=No1", "Wrong=No2"])
    #expect(table.questions == ["choice-quiz: Prompt=Moons?|Right=2|Wrong1=1|Wrong2=3"])
  }

  @Test(arguments: [
    (["Prompt=Nothing"], "L001 no column is named \"Nothing\"; its columns are \"a\", \"b\""),
    (["Solution=a"], "L001 no field of any kind is named Solution"),
    ([], "L001 no row names the columns of questions; its columns are \"a\", \"b\""),
  ])
  func `a table without the columns is refused`(_ maps: [String], _ expected: String) {
    #expect(GivenTable.error { try GivenTable(csv: "a,b\n1,2\n", maps: maps) } == expected)
  }

  @Test func `a header may stand below other rows`() throws {
    let table = try GivenTable(csv: "A list of mine\n\nof 2026\nPrompt,Right,Wrong1\nMoons?,2,1\n")
    #expect(table.questions == ["choice-quiz: Prompt=Moons?|Right=2|Wrong1=1"])
    #expect(table.ledger == ["L207 2 rows above the header not taken"])
    let far = String(repeating: "x\n", count: 21) + "Prompt,Right,Wrong1\nMoons?,2,1\n"
    #expect(GivenTable.error { try GivenTable(csv: far) }.hasPrefix("L001 no row names"))
  }

  @Test func `rows without values in known columns are no questions`() throws {
    let table = try GivenTable(csv: "Nr,Prompt,Right,Wrong1\n1,Moons?,2,1\n2,,,\n,,,\n3, ,,\n")
    #expect(table.questions.count == 1)
    #expect(table.ledger == [])
  }

  @Test func `a column that is no running number is in the ledger once`() throws {
    let table = try GivenTable(
      csv: "Nr,Prompt,Right,Wrong1,\n1,Moons?,2,1,\n3,Suns?,1,2,x\n")
    #expect(
      table.ledger == [
        "L207 the column \"Nr\" is not taken: 2 values, the first is \"1\"",
        "L207 the column E is not taken: 1 value, the first is \"x\"",
      ])
  }

  @Test func `wrong choices that are too many are handed on`() throws {
    let names = (1...9).map { "Option \($0)" }.joined(separator: ",")
    let table = try GivenTable(csv: "Question,\(names),Answer\nQ?,a,b,c,d,e,f,g,h,i,1\n")
    #expect(table.sink.questions[0].fields.last == "Wrong8")
  }
}

/// The right choice, as cells name it.
struct RightReferenceTests {
  private static let letters = ["Io", "Europa", "", "Mars"]
  private static let digits = ["3", "4", "1", "2"]

  @Test(arguments: [
    ("2", letters, RightForm.reference, RightReference.one(1)),
    ("b", letters, .reference, .one(1)),
    ("B)", letters, .reference, .one(1)),
    ("Answer 2", letters, .reference, .one(1)),
    ("1,2", letters, .reference, .several([0, 1])),
    ("A and D", letters, .reference, .several([0, 3])),
    ("1, 1", letters, .reference, .one(0)),
    ("3", letters, .reference, .none),
    ("5", letters, .reference, .none),
    ("0", letters, .reference, .none),
    ("99999999999999999999", letters, .reference, .none),
    ("mars", letters, .reference, .one(3)),
    ("2", digits, .reference, .one(1)),
    ("2", digits, .text, .one(3)),
    ("2", digits, .either, .unclear),
    ("B", digits, .either, .one(1)),
    ("Io; Mars", letters, .text, .several([0, 3])),
    ("Io; Venus", letters, .text, .none),
    ("b", letters, .text, .none),
    ("b", letters, .either, .one(1)),
    ("", letters, .either, .none),
    ("", [], .reference, .none),
  ])
  func `a cell names a choice`(
    _ cell: String, _ choices: [String], _ form: RightForm, _ expected: RightReference
  ) {
    #expect(RightReference(cell, among: choices, form) == expected)
  }
}
