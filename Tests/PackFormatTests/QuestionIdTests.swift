import Testing

@testable import PackFormat

struct QuestionIdTests {
  @Test(arguments: [
    ("facts", "Height of the Eiffel Tower", "q9e05g4e4svpt6"),
    ("roster", "Height of the Eiffel Tower", "qht881nvmmzcha"),
    ("facts", "", "q87k7s6kw11qq8"), ("facts", "Höhe", "qjz4jpd6p4rndg"),
    ("choice-quiz", String(repeating: "long ", count: 40), "qd83c8qpenfzsc"),
  ])
  func theDerivedIdIsTheOneOfTheDocument(kind: String, text: String, id: String) {
    #expect(QuestionId.derive(kind: kind, text: text.utf8) == id)
    #expect(QuestionId.hasDerivedForm(id.utf8))
  }

  @Test(arguments: [
    "", "q", "q9e05g4e4svpt", "q9e05g4e4svpt66", "p9e05g4e4svpt6", "q9e05g4e4svptl",
  ])
  func otherTextsDoNotHaveItsForm(text: String) {
    #expect(!QuestionId.hasDerivedForm(text.utf8))
  }

  @Test func anIdThatIsNotGivenIsDerivedFromTheFirstTextInThePacksOwnLanguage() throws {
    var german = ColumnBuilder("Fact", language: "de", .string)
    var fact = ColumnBuilder("Fact", .string)
    var id = ColumnBuilder("Id", .string)
    for (text, given) in [("a", "given"), ("b", ""), ("b", nil)] {
      german.append("zwei")
      fact.append(text)
      id.append(bytes: given.map { Array($0.utf8) })
    }
    var writer = PackWriter(
      card: PackCard(
        id: "t", version: "1.0.0", kind: "facts", asOf: nil, questionCount: 3,
        titles: [.init(language: "en", text: "T")]))
    writer.content = [TableBuilder("facts", [german, fact, id])]
    let pack = try PackReader(ByteSource(try writer.encode().bytes))
    let derived = QuestionId.derived(kind: "facts", text: "b".utf8)
    #expect(try pack.questionId(0) == QuestionId("given", isDerived: false))
    #expect(try pack.questionId(1) == derived)
    #expect(try pack.questionId(2) == derived)
  }

  @Test func theOriginOfAQuestionIsItsSourceAndLine() throws {
    let card = PackCard(
      id: "t", version: "1.0.0", kind: "facts", asOf: nil, questionCount: 2,
      titles: [.init(language: "en", text: "T")])
    var fact = ColumnBuilder("Fact", .string)
    var name = ColumnBuilder("Name", .string)
    var source = ColumnBuilder("Source", .reference, target: "sources")
    var line = ColumnBuilder("Line", .integer)
    for text in ["a", "b"] { fact.append(text) }
    for text in ["a.csv", "b.xml"] { name.append(text) }
    for number in [1, nil] as [Int64?] {
      source.append(number)
      line.append(number.map { $0 + 6 })
    }
    var writer = PackWriter(card: card)
    writer.content = [TableBuilder("facts", [fact])]
    let unknown = try PackReader(ByteSource(try writer.encode().bytes)).questionOrigin(0)
    #expect(unknown == QuestionOrigin() && unknown.text == nil)
    writer.provenance = [
      TableBuilder("sources", [name]), TableBuilder("facts", [source, line]),
    ]
    let pack = try PackReader(ByteSource(try writer.encode().bytes))
    #expect(try pack.questionOrigin(0).text == "b.xml:7")
    #expect(try pack.questionOrigin(1) == QuestionOrigin())
  }
}
