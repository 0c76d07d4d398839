import Diagnostics
import Testing

@testable import Exchange

/// Lists of questions in JSON and in text with delimiters.
struct ListTests {
  private func json(_ text: String, maps: [String] = []) throws -> GivenTable {
    try GivenTable(Array(text.utf8), .jsonList, path: "quiz.json", maps: maps)
  }

  @Test(arguments: [
    (
      #"[{"question": "Moons?", "correct_answer": "2", "incorrect_answers": ["1", "3"]}]"#,
      "choice-quiz: Prompt=Moons?|Right=2|Wrong1=1|Wrong2=3"
    ),
    (
      #"{"questions": [{"question": {"text": "Moons?"}, "correctAnswer": 2, "incorrectAnswers": [1]}]}"#,
      "choice-quiz: Prompt=Moons?|Right=2|Wrong1=1"
    ),
    (
      #"[{"question": "Moons?", "options": ["1", "2"], "answer": "2", "category": "sky"}]"#,
      "choice-quiz: Prompt=Moons?|Tags=sky|Right=2|Wrong1=1"
    ),
    (
      #"[{"Fact": "Height", "Value": 8.848e3, "Unit": "m"}]"#,
      "facts: Fact=Height|Value=8848|Unit=m"
    ),
    (
      #"[{"Prompt": "Moons?", "Right": "2", "Wrong1": "1", "Tags": ["a", "b"]}]"#,
      "choice-quiz: Prompt=Moons?|Right=2|Tags=a;b|Wrong1=1"
    ),
  ])
  func anObjectIsAQuestion(_ text: String, _ expected: String) throws {
    #expect(try json(text).questions == [expected])
  }

  @Test func membersAreFoundByMappings() throws {
    let text =
      #"{"source": "x", "results": [{"q": {"t": "Moons?"}, "c": 2, "w": [1, 3], "n": [{"a": 1}]}]}"#
    let table = try json(text, maps: ["Prompt=q.t", "Right=c", "Wrong=w"])
    #expect(table.questions == ["choice-quiz: Prompt=Moons?|Right=2|Wrong1=1|Wrong2=3"])
    #expect(
      table.ledger == [
        "L207 the member \"source\" beside the questions is not taken",
        "L207 the column \"n[]\" is not taken: 1 value, the first is \"[…]\"",
      ])
    #expect(table.sink.questions[0].place.bytes == 28..<text.utf8.count - 2)
  }

  @Test(arguments: [
    ("[1]", "L001 the file has no array of objects"),
    (
      #"{"a": [{"b": 1}], "c": {"d": [{"b": 1}]}}"#,
      "L001 several arrays of objects may be the questions: \"a\", \"c.d\""
    ),
    ("[", "L001 the file is no valid JSON: expected a value"),
    ("[{\"a\": 1}]", "L001 no row names the columns of questions; its columns are \"a\""),
  ])
  func otherJSONIsRefused(_ text: String, _ expected: String) {
    #expect(GivenTable.error { try json(text) } == expected)
  }

  /// The forms in which people and language models write lists of questions.
  @Test(arguments: [
    (
      #"{"quiz": {"questions": [{"question": "Moons?", "choices": ["one", "two"], "correctAnswer": "B"}]}}"#,
      "Right=two|Wrong1=one"
    ),
    (
      #"[{"question": "Moons?", "options": ["A) one", "B) two"], "answer": "B"}]"#,
      "Right=two|Wrong1=one"
    ),
    (
      #"[{"question": "Moons?", "options": ["A) one", "B) two"], "answer": "two"}]"#,
      "Right=two|Wrong1=one"
    ),
    (
      #"[{"question": "Moons?", "options": ["one", "two"], "answer": "B) two"}]"#,
      "Right=two|Wrong1=one"
    ),
    (
      #"[{"question": "Moons?", "options": ["A) one", "two"], "answer": "two"}]"#,
      "Right=two|Wrong1=A) one"
    ),
    (
      #"[{"question": "Moons?", "answers": [{"text": "1", "correct": false}, {"text": "2", "correct": true}]}]"#,
      "Right=2|Wrong1=1"
    ),
    (
      #"[{"question": "Moons?", "options": [{"id": "x", "text": "one"}, {"id": "y", "text": "two"}], "correctOptionId": "y"}]"#,
      "Right=two|Wrong1=one"
    ),
    (
      #"[{"question": "Moons?", "options": ["one", "two", "three"], "correctIndex": 0}]"#,
      "Right=one|Wrong1=two|Wrong2=three"
    ),
    (
      #"[{"frage": "Moons?", "antworten": ["one", "two"], "richtig": "two"}]"#,
      "Right=two|Wrong1=one"
    ),
    (#"[{"stem": "Moons?", "alternatives": ["one", "two"], "key": "b"}]"#, "Right=two|Wrong1=one"),
    (#"[{"q": "Moons?", "a": "two", "options": "one|two"}]"#, "Right=two|Wrong1=one"),
    (
      "```json\n[{\"question\": \"Moons?\", \"options\": [\"one\", \"two\"], \"answer\": \"two\"}]\n```\n",
      "Right=two|Wrong1=one"
    ),
  ])
  func usualFormsNeedNoMapping(_ text: String, _ expected: String) throws {
    #expect(try json(text).questions == ["choice-quiz: Prompt=Moons?|\(expected)"])
    #expect(
      ExchangeFormat.recognised(ImportedFile(path: "x", bytes: Array(text.utf8)))?.name
        == "json-list")
  }

  @Test func objectsInLinesKeepTheirPlaces() throws {
    let line = #"{"question": "Moons?", "options": ["one", "two"], "answer": "B"}"#
    let table = try json("\(line)\n\n\(line.replacing("Moons", with: "Suns"))\n")
    #expect(table.questions.count == 2)
    #expect(
      table.sink.questions.map(\.place.bytes) == [
        0..<line.utf8.count, line.utf8.count + 2..<2 * line.utf8.count + 1,
      ])
    #expect(
      GivenTable.error { try json("\(line)\n{\"question\": }\n") }
        == "L001 the file is no valid JSON: expected a value")
  }

  @Test func membersOfChoicesAreInTheLedger() throws {
    let table = try json(
      #"[{"question": "Moons?", "answers": [{"text": "1", "correct": true, "color": "red"}, {"text": "2", "correct": false}]}]"#
    )
    #expect(table.questions == ["choice-quiz: Prompt=Moons?|Right=1|Wrong1=2"])
    #expect(
      table.ledger == [
        "L207 the column \"answers[].color\" is not taken: 1 value, the first is \"red\""
      ])
  }

  @Test(arguments: [
    ("one|two|three", "two", "Right=two|Wrong1=one|Wrong2=three"),
    ("one; two; three;", "two", "Right=two|Wrong1=one|Wrong2=three"),
    ("one / two", "two", "Right=two|Wrong1=one"),
    ("a) one, two b) three", "b", "Right=three|Wrong1=one, two"),
    ("A. one\nB. two", "two", "Right=two|Wrong1=one"),
    (#"[""one"", ""two, or more""]"#, "one", "Right=one|Wrong1=two, or more"),
    ("['one' 'it\\'s two']", "one", "Right=one|Wrong1=it's two"),
  ])
  func oneCellMayHaveAllChoices(_ cell: String, _ key: String, _ expected: String) throws {
    let table = try GivenTable(csv: "Question,Options,Answer\nMoons?,\"\(cell)\",\(key)\n")
    #expect(table.questions == ["choice-quiz: Prompt=Moons?|\(expected)"])
  }

  @Test func commasDoNotSeparateChoices() throws {
    let table = try GivenTable(csv: "Question,Options,Answer\nMoons?,\"one, two\",two\n")
    #expect(table.questions.isEmpty)
    #expect(table.ledger == ["L108 left out: no sign tells where one of its choices ends"])
  }

  @Test func aTableInMarkdownIsATable() throws {
    let table = try GivenTable(
      csv: "| Question | A | B | Answer |\n|---|:-:|--:|---|\n| Moons? | one | two | B |\n")
    #expect(table.questions == ["choice-quiz: Prompt= Moons? |Right= two |Wrong1= one "])
    #expect(table.ledger.isEmpty)
  }

  @Test func oneCellMayHaveAllWrongChoices() throws {
    let table = try GivenTable(csv: "Question,Correct,Wrong answers\nMoons?,2,1|3\n")
    #expect(table.questions == ["choice-quiz: Prompt=Moons?|Right=2|Wrong1=1|Wrong2=3"])
  }

  @Test(arguments: [
    "Frage;Antwort A;Antwort B;Richtige Antwort;Erklärung;Kategorie",
    "Question;Réponse A;Réponse B;Bonne réponse;Explication;Catégorie",
    "Pregunta;Opción A;Opción B;Respuesta correcta;Explicación;Categoría",
    "Domanda;Opzione A;Opzione B;Risposta corretta;Spiegazione;Categoria",
    "Pergunta;Alternativa A;Alternativa B;Resposta correta;Explicação;Categoria",
    "Pytanie;Odpowiedź A;Odpowiedź B;Poprawna odpowiedź;Wyjaśnienie;Kategoria",
    "Vraag;Optie A;Optie B;Juiste antwoord;Uitleg;Onderwerp",
    "Question;Option 1;Option 2;Correct option;Rationale;Subject",
  ])
  func headersAreKnownInSeveralLanguages(_ header: String) throws {
    let table = try GivenTable(csv: header + "\nMoons?;one;two;B;Why;sky\n")
    #expect(
      table.questions == [
        "choice-quiz: Prompt=Moons?|Explanation=Why|Tags=sky|Right=two|Wrong1=one"
      ])
    #expect(table.ledger.isEmpty)
  }

  @Test(arguments: [
    ("[{\"question\":\"City?\",\"answer\":\"Rome\"}]", ["short-answer: Prompt=City?|Answer=Rome"]),
    (
      "[{\"question\":\"City?\",\"correct_answer\":\"Rome\",\"category\":\"a\"}]",
      ["short-answer: Prompt=City?|Answer=Rome|Tags=a"]
    ),
    (
      "[{\"question\":\"City?\",\"answer\":[\"Rome\",\"Roma; I\",\"Rom\"]}]",
      ["short-answer: Prompt=City?|Answer=Rome|Accepted=Roma, I;Rom"]
    ),
    // Some objects have choices, and some have none.
    (
      "[{\"question\":\"City?\",\"options\":[\"Rome\",\"Bonn\"],\"answer\":\"Rome\"},{\"question\":\"Town?\",\"options\":[],\"answer\":\"Spa\"}]",
      ["choice-quiz: Prompt=City?|Right=Rome|Wrong1=Bonn", "short-answer: Prompt=Town?|Answer=Spa"]
    ),
    (
      "[{\"question\":\"City?\",\"options\":{\"A\":\"Rome\",\"B\":\"Bonn\"},\"answer\":\"B\"}]",
      ["choice-quiz: Prompt=City?|Right=Bonn|Wrong1=Rome"]
    ),
  ])
  func anObjectWithoutChoicesAsksForATypedAnswer(
    _ text: String, _ questions: [String]
  ) throws {
    let table = try json(text)
    #expect(table.questions == questions)
    #expect(table.ledger == [])
  }

  @Test func aLetterOrANumberWithoutChoicesIsNoTypedAnswer() throws {
    let table = try json(
      """
      [{"question":"City?","options":["Rome","Bonn"],"answer":"Rome"},
       {"question":"Town?","options":[],"answer":"B"},{"question":"Port?","answer":2}]
      """)
    #expect(table.questions.count == 1)
    #expect(table.ledger.map { String($0.prefix(4)) } == ["L102", "L102"])
  }

  @Test(arguments: [
    "[{\"question\":\"City?\",\"answers\":[\"Rome\",\"Bonn\"]}]",
    "[{\"question\":\"City?\",\"options\":[\"Rome\",\"Bonn\"],\"id\":\"7\"}]",
  ])
  func choicesOfWhichNoneIsRightAreNoTypedAnswers(_ text: String) {
    #expect(
      GivenTable.error { try json(text) }.hasPrefix("L001 no row names the columns of questions"))
  }

  @Test(arguments: [
    (
      "round\tclue_value\tdaily_double_value\tcategory\tanswer\tquestion\n1\t200\t0\tMOONS; ALL\tMoons of Mars\t2\n",
      "facts: Fact=Moons of Mars|Value=2|Unit=number|Tags=MOONS  ALL"
    ),
    (
      "Show Number,Air Date,Round,Category,Value,Question,Answer\n1,2004-12-31,Jeopardy!,MOONS,\"$2,000\",Moons of Mars (moons),2\n",
      "facts: Fact=Moons of Mars|Value=2|Unit=moons|Tags=MOONS"
    ),
  ])
  func aClueWithANumberAsAnswerIsAFact(_ text: String, _ expected: String) throws {
    let bytes = Array(text.utf8)
    #expect(
      ExchangeFormat.recognised(ImportedFile(path: "x.tsv", bytes: bytes))?.name == "jeopardy")
    let table = try GivenTable(bytes, .jeopardy)
    #expect(table.questions == [expected])
    #expect(table.ledger.contains("L203 lost in 1 question: values of clues"))
  }

  @Test func aClueWithATextAsAnswerAsksForATypedOne() throws {
    let rows = "SKY,The red planet,Mars\nPEOPLE,\"Second of them\",\"(John) Adams\"\n"
    let table = try GivenTable(Array("category,clue,answer\n\(rows)".utf8), .jeopardy)
    #expect(
      table.questions == [
        "short-answer: Prompt=The red planet|Answer=Mars|Tags=SKY",
        "short-answer: Prompt=Second of them|Answer=(John) Adams|Accepted=Adams|Tags=PEOPLE",
      ])
    #expect(table.ledger == [])
  }

  @Test(arguments: [
    ("(John) Adams", ["Adams"]), ("Clinton (or Bush)", ["Clinton", "Bush"]),
    ("Mars (accept Ares)", ["Mars", "Ares"]), ("Mars", []), ("(Mars)", []), ("Mars (", []),
    (")(", []), ("a (b) (c)", []), ("Mars ()", ["Mars"]), ("Mars (or )", ["Mars"]),
  ])
  func wordsInBracketsMayBeLeftOutOrSaidInstead(
    _ answer: String, _ expected: [String]
  ) {
    #expect(BracketedAnswer.readings(of: answer) == expected)
  }
}

/// CSV of any dialect, and damaged.
struct CSVTableTests {
  @Test func placesAreThoseOfTheFile() throws {
    let text = "\u{FEFF}sep=;\nPrompt;Right;Wrong1\nMoons?;2;1\n"
    let table = try GivenTable(csv: text)
    #expect(table.questions == ["choice-quiz: Prompt=Moons?|Right=2|Wrong1=1"])
    #expect(table.sink.questions[0].place.bytes == 29..<39)
  }

  @Test func aRowThatCannotBeReadIsLeftOutAlone() throws {
    let table = try GivenTable(
      csv: "Prompt,Right,Wrong1,Source\nA?,1,2\nB?,1,2,x,y\nC?,1,2,x,\nD?,\"1\"a,2,x\nE?,1,2,x\n")
    #expect(table.sink.questions.map(\.prompt) == ["A?", "C?", "E?"])
    #expect(
      table.ledger == [
        "L108 left out: the row has 5 cells, and the header has 4",
        "L108 left out: text after the closing quote: \"a\"",
      ])
    #expect(table.sink.found == 5)
  }

  @Test func utf16IsReadAndThatIsInTheLedger() throws {
    let text = "Prompt\tRight\tWrong1\nMond?\tä\tö\n"
    let bytes: [UInt8] =
      [0xFF, 0xFE]
      + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let file = ImportedFile(path: "quiz", bytes: bytes).decoded(nil)
    let table = try GivenTable(file.bytes, .csv)
    #expect(table.questions == ["choice-quiz: Prompt=Mond?|Right=ä|Wrong1=ö"])
    #expect(
      file.entriesOfDecoding.map(\.message) == ["the file is read as utf-16, and written in UTF-8"])
  }

  @Test func aFileInAnotherEncodingIsRefused() {
    let bytes: [UInt8] =
      Array("Prompt,Right,Wrong1\nA?,1,2\nM".utf8) + [0xFC] + Array("?,1,2\n".utf8)
    #expect(
      GivenTable.error { try GivenTable(bytes, .csv) }.hasPrefix(
        "L001 the byte 0xFC at offset 28 is not UTF-8"))
  }

  @Test func quotesInAListWithTabsAreOrdinaryCharacters() throws {
    let table = try GivenTable(csv: "Prompt\tRight\tWrong1\n\"A\" is?\t1\"\t2\n")
    #expect(table.questions == ["choice-quiz: Prompt=\"A\" is?|Right=1\"|Wrong1=2"])
  }

  @Test func allFieldsAndTranslationsAreWritten() throws {
    var question = ExchangedQuestion.choice(
      "A, \"b\"?", right: "1", wrong: ["2"], at: .init("pack", 0..<0))
    question["Prompt@ru"] = "А?"
    question["Source"] = "x"
    let trip = try ExchangeTrip([question], .csv)
    #expect(
      String(decoding: trip.file, as: UTF8.self)
        == "Prompt,Prompt@ru,Right,Wrong1,Source\n\"A, \"\"b\"\"?\",А?,1,2,x\n")
    #expect(trip.questions.map { $0.cells.map(\.field).sorted() } == [question.fields.sorted()])
  }
}
