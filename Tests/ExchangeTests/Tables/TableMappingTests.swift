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
      "Question,Answer,Incorrect 1\nMoons?,2,1\n",
      "choice-quiz: Prompt=Moons?|Right=2|Wrong1=1"
    ),
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
    ("Frage;Antwort\nStadt?;Rom\n", "short-answer: Prompt=Stadt?|Answer=Rom"),
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
  func columnsAreFoundByTheirNames(_ text: String, _ expected: String) throws {
    #expect(try GivenTable(csv: text).questions == [expected])
  }

  @Test func columnsAreFoundByMappings() throws {
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

  @Test(arguments: [
    ("Prompt,Right,Wrong1,Tags,Prompt@ru\nMoons?,2,1,a;b,Луны?\n", "Prompt=Prompt"),
    ("Question,Correct answer,Incorrect answer 1,Topic\nMoons?,2,1,\"a, b\"\n", "Tags=Topic"),
    ("Frage;Antwort;Falsch1\nMonde?;2;1\n", "Right=Antwort"),
    ("Question,Correct,Distractors,Category\nMoons?,2,1,a\n", "Prompt=Question"),
    ("Fact,Value,Unit\nPeople,3.1 billion,people\n", "Value=Value"),
    ("Fact,Value\nHeight (m),8.5\n", "Fact=Fact"),
    ("Question,Answer,Unit\nHeight,8.5,m\n", "Unit=Unit"),
    ("Question,Answer\nA river in Prague?,Vltava\n", "Prompt=Question"),
    ("Name,Image\nAda,ada.png\n", "Image=Image"),
    ("Level,From,To,Computer\nOne,1,10,random\n", "Level=Level"),
    ("Question,A,B,C,Answer\nMoons?,1,2,3,B\n", "Prompt=Question"),
    ("Question,Answer,Incorrect 1\nMoons?,2,1\n", "Prompt=Question"),
    ("Question|Option 1|Option 2|Correct|Note\nMoons?|one|two|2|x\n", "Explanation=Note"),
    (
      "Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,"
        + "Time limit (sec),Correct answer(s) - choose at least one\nMoons?,1,2,20,2\n",
      "Prompt=Question*"
    ),
  ])
  func oneMappingLeavesAllOtherColumnsAsTheirNamesSay(
    _ text: String, _ map: String
  ) throws {
    let expected = try GivenTable(csv: text)
    #expect(expected.questions.count == 1)
    let table = try GivenTable(csv: text, maps: [map])
    #expect(table.questions == expected.questions)
    #expect(table.ledger == expected.ledger)
  }

  @Test(arguments: [
    (
      "Item,Correct answer,Wrong 1,Category\nMoons?,2,1,sky\n", ["Prompt=Item"],
      "choice-quiz: Prompt=Moons?|Right=2|Tags=sky|Wrong1=1"
    ),
    (
      "Item,A,B,C,Key\nMoons?,1,2,3,b\n", ["Prompt=Item", "Right=@Key"],
      "choice-quiz: Prompt=Moons?|Right=2|Wrong1=1|Wrong2=3"
    ),
    (
      "Item,A,B,C,Key\nMoons?,one,two,three,two\n", ["Prompt=Item", "Right=Key"],
      "choice-quiz: Prompt=Moons?|Right=two|Wrong1=one|Wrong2=three"
    ),
    (
      "Item,This,That,Correct answer\nMoons?,one,two,two\n",
      ["Prompt=Item", "Choice=This", "Choice=That"],
      "choice-quiz: Prompt=Moons?|Right=two|Wrong1=one"
    ),
    ("Item,Answer\nMoons?,two\n", ["Prompt=Item"], "short-answer: Prompt=Moons?|Answer=two"),
    // A mapping comes before the column that means the field.
    (
      "Question,Item,Correct answer,Wrong 1\nx,Moons?,2,1\n", ["Prompt=Item"],
      "choice-quiz: Prompt=Moons?|Right=2|Wrong1=1"
    ),
  ])
  func columnsThatAreNotMappedAreFoundByTheirNames(
    _ text: String, _ maps: [String], _ expected: String
  ) throws {
    #expect(try GivenTable(csv: text, maps: maps).questions == [expected])
  }

  @Test func aTableWithAPartOfItsChoicesAsksForNoTypedAnswers() throws {
    let text = "Item,Option A,Option C,Answer\nMoons?,1,2,C\n"
    // Without a wrong choice it is left out behind the reader.
    #expect(
      try GivenTable(csv: text, maps: ["Prompt=Item"]).questions == [
        "choice-quiz: Prompt=Moons?|Right=C"
      ])
    #expect(
      GivenTable.error { try GivenTable(csv: text.replacing("Item", with: "Question")) }
        .hasPrefix("L001 no row names the columns of questions"))
  }

  @Test func aMappingToTheTextOfAChoiceDoesNotTakeNumbers() throws {
    let text = "Q,A1,A2,Key\nWhich is 2?,1,2,2\nWhich is 1?,7,9,1\n"
    let table = try GivenTable(csv: text, maps: ["Prompt=Q", "Choice=A*", "Right=Key"])
    #expect(table.questions == ["choice-quiz: Prompt=Which is 2?|Right=2|Wrong1=1"])
    #expect(
      table.ledger == ["L102 left out: the right answer \"1\" is none of the choices"])
  }

  @Test func wrongChoicesAreCollectedFromSeveralColumns() throws {
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
  func aTableWithoutTheColumnsIsRefused(_ maps: [String], _ expected: String) {
    #expect(GivenTable.error { try GivenTable(csv: "a,b\n1,2\n", maps: maps) } == expected)
  }

  @Test(arguments: [
    // Names of columns mean nothing without a header, and rows may have any number of cells.
    (
      "Question,Answer,A,B\nMoons?;,2,1\nSuns?,1,2,3,x\n",
      ["Prompt=1", "Right=2", "Wrong=3", "Wrong=4"],
      [
        "choice-quiz: Prompt=Question|Right=Answer|Wrong1=A|Wrong2=B",
        "choice-quiz: Prompt=Moons?;|Right=2|Wrong1=1",
        "choice-quiz: Prompt=Suns?|Right=1|Wrong1=2|Wrong2=3",
      ], ["L207 the column E is not taken: 1 value, the first is \"x\""]
    ),
    (
      "\u{FEFF}1\tMoons?\tone\ttwo\tb\n2\tSuns?\tone\ttwo\ta\n",
      ["Prompt=2", "Choice=3", "Choice=4", "Right=@5"],
      [
        "choice-quiz: Prompt=Moons?|Right=two|Wrong1=one",
        "choice-quiz: Prompt=Suns?|Right=one|Wrong1=two",
      ], []
    ),
    (
      "Height of Everest (m);8848\n", ["Fact=1", "Value=2"],
      ["facts: Fact=Height of Everest|Value=8848|Unit=m"], []
    ),
  ])
  func aTableWithoutAHeaderHasColumnsByTheirNumbers(
    _ text: String, _ maps: [String], _ questions: [String], _ ledger: [String]
  ) throws {
    let table = try GivenTable(csv: text, maps: maps, hasHeader: false)
    #expect(table.questions == questions)
    #expect(table.ledger == ledger)
    #expect(table.sink.lacking.isEmpty)
  }

  @Test func aNumberBehindTheLastColumnOfATableIsAnError() throws {
    let table = try GivenTable(
      csv: "Moons?,2,1\n", maps: ["Prompt=1", "Right=2", "Wrong=3", "Explanation=4"],
      hasHeader: false)
    #expect(
      table.sink.lacking.map(\.error.message) == ["there is no column 4, as the table has 3"])
  }

  @Test func aColumnWithTwoFieldsIsRefused() {
    let maps = ["Prompt=1", "Choice=2", "Choice=3", "Right=2"]
    #expect(
      GivenTable.error { try GivenTable(csv: "Moons?,2,1\n", maps: maps, hasHeader: false) }
        == "L001 the column \"2\" is mapped to Choice and to Right")
  }

  @Test func aHeaderMayStandBelowOtherRows() throws {
    let table = try GivenTable(csv: "A list of mine\n\nof 2026\nPrompt,Right,Wrong1\nMoons?,2,1\n")
    #expect(table.questions == ["choice-quiz: Prompt=Moons?|Right=2|Wrong1=1"])
    #expect(table.ledger == ["L207 2 rows above the header not taken"])
    let far = String(repeating: "x\n", count: 21) + "Prompt,Right,Wrong1\nMoons?,2,1\n"
    #expect(GivenTable.error { try GivenTable(csv: far) }.hasPrefix("L001 no row names"))
  }

  @Test func rowsWithoutValuesInKnownColumnsAreNoQuestions() throws {
    let table = try GivenTable(csv: "Nr,Prompt,Right,Wrong1\n1,Moons?,2,1\n2,,,\n,,,\n3, ,,\n")
    #expect(table.questions.count == 1)
    #expect(table.ledger == [])
  }

  @Test func aColumnThatIsNoRunningNumberIsInTheLedgerOnce() throws {
    let table = try GivenTable(
      csv: "Nr,Prompt,Right,Wrong1,\n1,Moons?,2,1,\n3,Suns?,1,2,x\n")
    #expect(
      table.ledger == [
        "L207 the column \"Nr\" is not taken: 2 values, the first is \"1\"",
        "L207 the column E is not taken: 1 value, the first is \"x\"",
      ])
  }

  @Test func wrongChoicesThatAreTooManyAreHandedOn() throws {
    let names = (1...9).map { "Option \($0)" }.joined(separator: ",")
    let table = try GivenTable(csv: "Question,\(names),Answer\nQ?,a,b,c,d,e,f,g,h,i,A\n")
    #expect(table.sink.questions[0].fields.last == "Wrong8")
  }
}
