import Diagnostics
import Testing

@testable import Exchange

/// Notes in Anki's text form: those of this program, and those of others.
struct AnkiTests {
  private static func question(_ kind: String, _ cells: [(String, String)]) -> ExchangedQuestion {
    var question = ExchangedQuestion(kind: kind, at: .init("pack", 0..<0))
    for (field, text) in cells { question[field] = text }
    return question
  }

  private static var info: DeckInfo {
    var info = DeckInfo()
    (info.id, info.title) = ("small", "Small Quiz")
    return info
  }

  private static let quiz = question(
    "choice-quiz",
    [
      ("Prompt", "A \"b\" & <i>c</i> $$?"), ("Right", "r"), ("Wrong1", "x"), ("Wrong2", "y"),
      ("Id", "q-1"), ("Image", "a b.png"), ("Alt", "A 'ring'"), ("Explanation", "Why."),
      ("Source", "A book"), ("Tags", "Öl und-Gas;sea"),
    ])

  @Test func aQuestionIsOneNoteOfTheTypeBasic() throws {
    let trip = try ExchangeTrip([Self.quiz], .anki, info: Self.info)
    #expect(
      String(decoding: trip.file, as: UTF8.self) == """
        #separator:tab
        #html:true
        #notetype:Basic
        #deck:Small Quiz
        #guid column:1
        #tags column:4
        95977d283c1965ac92aa\t"<div class=""packtool choice-quiz"" data-id=""q-1""><div class=""prompt"">\
        A &quot;b&quot; &amp; &lt;i&gt;c&lt;/i&gt; $$?</div><div><img src=""a b.png"" alt=""A 'ring'""></div>\
        <ol class=""choices"" type=""A""><li>x</li><li>y</li><li>r</li></ol></div>"\t\
        "<div class=""packtool""><div class=""right"">r</div><div class=""explanation"">Why.</div>\
        <div class=""source"">A book</div></div>"\tÖl_und-Gas sea

        """)
    #expect(
      trip.ledger.map(\.message) == ["Anki looks for the pictures in its folder collection.media"])
    #expect(trip.questions.map(\.tags) == [["Öl und-Gas", "sea"]])
  }

  @Test(arguments: [
    [
      ("Fact", "Moons of Mars"), ("Value", "2"), ("Unit", "moons"), ("Id", "m"),
      ("AsOf", "2026-01-01"), ("Source", "S"), ("Tags", "a b"),
    ],
    [
      ("Name", "Ann <3"), ("Image", "ann.png"), ("Alt", "Ann"), ("Number", "7"),
      ("Position", "guard"), ("From", "1999"), ("To", "2005"), ("Inducted", "2010"), ("Note", "N"),
      ("Source", "S"),
    ],
    [("Name", "Bo"), ("Image", "bo.png"), ("To", "2005")],
  ])
  func factsAndRostersComeBack(_ cells: [(String, String)]) throws {
    let question = Self.question(cells[0].0 == "Fact" ? "facts" : "roster", cells)
    let trip = try ExchangeTrip([question], .anki)
    #expect(trip.questions.map(Self.values) == [Self.values(question)])
    #expect(trip.ledger.allSatisfy { $0.code.id == "L404" })
  }

  private static func values(_ question: ExchangedQuestion) -> [String] {
    question.cells.map { "\($0.field)=\($0.text)" }.sorted() + [question.kind]
  }

  @Test func aGUIDDependsOnThePackAndTheQuestionAlone() throws {
    func guid(_ pack: String, _ prompt: String) throws -> Substring? {
      var info = Self.info
      info.id = pack
      var question = Self.quiz
      question["Prompt"] = prompt
      let file = try ExchangeTrip([question], .anki, info: info).file
      return String(decoding: file, as: UTF8.self).split(separator: "\n").last?
        .split(separator: "\t").first
    }
    #expect(try guid("a", "One?") == guid("a", "Two?"))
    #expect(try guid("a", "One?") != guid("b", "One?"))
  }

  private static let head = "#separator:tab\n#html:true\n"

  @Test(arguments: [
    (head + "Height (m)\t8848.5\n", "Fact=Height|Value=8848.5|Unit=m"),
    (head + "Height\t<b>8848 m</b>\n", "Fact=Height|Value=8848|Unit=m"),
    (
      head + "#tags column:3\n#tags:x\nMoons (moons)\t2\ta::b c\n",
      "Fact=Moons|Value=2|Unit=moons|Tags=x;a::b;c"
    ),
    ("#separator:;\n\"A;\"\"B\"\"\nC (m)\";-5\n", "Fact=A;\"B\"\nC|Value=-5|Unit=m"),
    (
      "#separator:Comma\n#guid column:1\n#notetype column:2\n#deck column:3\ng,Basic,D,H (m),1\n",
      "Fact=H|Value=1|Unit=m"
    ),
  ])
  func aNoteWithANumberOnItsBackIsAFact(_ text: String, _ expected: String) throws {
    #expect(try ReadText(text, .anki).questions == [expected])
    let file = ImportedFile(path: "x", bytes: Array(text.utf8))
    #expect(ExchangeFormat.recognised(file)?.name == "anki")
  }

  @Test func aNoteWithATextOnItsBackAsksForATypedAnswer() throws {
    let read = try ReadText(Self.head + "Capital of <b>France</b>?\tParis<br>(city)\n", .anki)
    #expect(
      read.sink.questions.map { $0.cells.map { "\($0.field)=\($0.text)" } } == [
        ["Prompt=Capital of France?", "Answer=Paris (city)"]
      ])
    #expect(read.sink.questions.map(\.kind) == ["short-answer"])
  }

  @Test(arguments: [
    ("Capital?\t<br>", "L102 left out: its back is empty"),
    ("Capital?", "L108 left out: it has no second field"),
    ("{{c1::Paris}} is\t1", "L106 left out: it asks to fill a gap"),
    ("\"Capital?\t1\n", "L108 left out: a field has no closing quotation mark"),
    (
      "<div class=\"packtool choice-quiz\"><div class=\"prompt\">Q?</div></div>\t",
      "L102 left out: its right answer \"\" is none of the choices"
    ),
  ])
  func aNoteWithoutAGameIsLeftOut(_ row: String, _ entry: String) throws {
    #expect(try ReadText(Self.head + row, .anki).ledger == [entry])
  }

  @Test(arguments: [
    ("H (m)\t<i>1</i>", "L201 markup became plain text: i"),
    ("H (m)\t1\tmore\tand", "L207 the further field \"more\" and 1 more is lost"),
    ("H (m)[sound:a.mp3]\t1", "L204 lost: a sound"),
    ("H\t1", "L210 the number has no unit; `number` stands in its place"),
    (
      "<div class=\"packtool facts\">My words <div class=\"fact\">Q</div></div>\t"
        + "<span class=\"value\">1</span><span class=\"unit\">m</span>",
      "L207 the text \"My words\" is lost"
    ),
    (
      "<div class=\"packtool facts\"><div class=\"fact\"><b>Q</b></div></div>\t"
        + "<span class=\"value\">1</span><span class=\"unit\">m</span>",
      "L201 markup became plain text: b"
    ),
  ])
  func aLossIsInTheLedger(_ row: String, _ entry: String) throws {
    let read = try ReadText(Self.head + row, .anki)
    #expect(read.ledger == [entry])
    #expect(read.questions.count == 1)
  }

  @Test func whatAllNotesLoseIsInTheLedgerOnce() throws {
    let read = try ReadText(
      "#separator:tab\n#guid column:1\n#notetype column:2\n#deck column:3\n"
        + "g\tBasic\tD\tH (m)\t1\nh\tBasic\tE\tI (m)\t1\n", .anki)
    #expect(
      read.ledger == [
        "L207 lost in 2 questions: GUIDs", "L207 lost in 2 questions: note types",
        "L207 lost in 1 question: names of further decks",
      ])
    #expect(read.sink.deck.title == "D")
  }

  @Test func damagedFilesAreReadWithoutACrash() throws {
    let file = try ExchangeTrip([Self.quiz], .anki, info: Self.info).file
    DamagedFiles.read(String(decoding: file, as: UTF8.self), .anki)
    DamagedFiles.read("#separator:;\n#tags column:3\n\"A \"\"b\"\" (m)\";5;t\nC;d\n", .anki)
  }
}
