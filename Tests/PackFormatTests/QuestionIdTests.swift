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

  /// Returns the ids of three rows in a pack whose table `key` has these names.
  private func ids(_ key: [String], kind: String = "table") throws -> [QuestionId] {
    var (name, day) = (ColumnBuilder("Name", .string), ColumnBuilder("Day", .date))
    var (size, sure) = (ColumnBuilder("Size", .decimal), ColumnBuilder("Sure", .flag))
    var (gap, names) = (ColumnBuilder("Gap", .string), ColumnBuilder("Name", .string))
    for text in ["a/b", "50%", "a"] { name.append(text) }
    for text in ["x", nil, ""] { gap.append(bytes: text.map { Array($0.utf8) }) }
    for number in [0, -1, 19_000] as [Int64] { day.append(number) }
    for number in [-5, 25, 70] as [Int64] { size.append(ExactDecimal(mantissa: number, scale: 1)) }
    for flag in [true, false, true] { sure.append(flag) }
    var tables = ColumnBuilder("Table", .string)
    for text in key {
      tables.append(kind)
      names.append(text)
    }
    var writer = PackWriter(
      card: PackCard(
        id: "t", version: "1.0.0", kind: kind, asOf: nil, questionCount: 3,
        titles: [.init(language: "en", text: "T")]))
    writer.content = [
      TableBuilder(kind, [name, day, size, sure, gap]), TableBuilder(.key, [tables, names]),
    ]
    let pack = try PackReader(ByteSource(try writer.encode().bytes))
    return try (0..<3).map { row throws(PackError) in try pack.questionId(row) }
  }

  @Test func aRowOfATableHasTheValuesOfItsKeyAsItsId() throws {
    #expect(try ids(["Name"]).map(\.text) == ["a/b", "50%", "a"])
    #expect(
      try ids(["Name", "Day", "Size", "Sure"]).map(\.text) == [
        "a%2Fb/1970-01-01/-0.5/true", "50%25/1969-12-31/2.5/false", "a/2022-01-08/7/true",
      ])
    #expect(try ids(["Name"]).allSatisfy { !$0.isDerived })
  }

  @Test func aRowWithoutAWholeKeyHasADerivedId() throws {
    let derived = ["a/b", "50%", "a"].map { QuestionId.derived(kind: "table", text: $0.utf8) }
    #expect(try ids(["Name", "Gap"]).map(\.isDerived) == [false, true, true])
    #expect(try ids(["Name", "None"]) == derived)
    #expect(try ids(["Name", "Name"]) == derived)
    #expect(try ids(["Day"], kind: "maps").allSatisfy(\.isDerived))
  }

  @Test func theOriginOfAQuestionIsItsSourceAndLine() throws {
    let card = PackCard(
      id: "t", version: "1.0.0", kind: "facts", asOf: nil, questionCount: 2,
      titles: [.init(language: "en", text: "T")])
    var fact = ColumnBuilder("Fact", .string)
    var name = ColumnBuilder("Name", .string)
    var source = ColumnBuilder("Source", .reference, target: ".sources")
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
      TableBuilder(".sources", [name]), TableBuilder("facts", [source, line]),
    ]
    let pack = try PackReader(ByteSource(try writer.encode().bytes))
    #expect(try pack.questionOrigin(0).text == "b.xml:7")
    #expect(try pack.questionOrigin(1) == QuestionOrigin())
  }
}
