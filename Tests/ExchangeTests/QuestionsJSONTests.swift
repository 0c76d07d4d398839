import Diagnostics
import Kinds
import Rows
import SchemaFiles
import Testing

@testable import Exchange

/// The JSON of this program, with all that it has room for.
struct QuestionsJSONTests {
  private static func question(_ kind: String, _ cells: [(String, String)]) -> ExchangedQuestion {
    var question = ExchangedQuestion(kind: kind, at: .init("pack", 0..<0))
    for (field, text) in cells { question[field] = text }
    return question
  }

  private static var info: DeckInfo {
    var info = DeckInfo()
    (info.id, info.version, info.title) = ("small", "1.2.0", "Small \"Quiz\"")
    (info.description, info.language, info.licence) = ("Two questions.", "en", "MIT")
    (info.authors, info.credits, info.date) = (["A", "B"], ["C"], "2026-01-31")
    return info
  }

  @Test func aQuizIsWrittenWithOneQuestionALine() throws {
    let questions = [
      Self.question(
        "choice-quiz",
        [
          ("Prompt", "Which?"), ("Prompt@de", "Welche?"), ("Right", "a"), ("Wrong1", "b"),
          ("Wrong1@de", "c"), ("Wrong3", "d"), ("Wrong3@de", "e"), ("Id", "x-1"),
          ("Image", "x.png"),
          ("Tags", "sky;sea"), ("Difficulty", "2"), ("Pin", "Wrong3"),
        ]),
      Self.question("choice-quiz", [("Prompt", "Or?"), ("Right", "1"), ("Wrong1", "2")]),
    ]
    let trip = try ExchangeTrip(questions, .json, info: Self.info)
    #expect(
      String(decoding: trip.file, as: UTF8.self) == """
        {
          "format": "packtool-questions",
          "version": 1,
          "kind": "choice-quiz",
          "pack": {
            "id": "small",
            "version": "1.2.0",
            "title": "Small \\"Quiz\\"",
            "description": "Two questions.",
            "language": "en",
            "licence": "MIT",
            "authors": ["A", "B"],
            "credits": ["C"],
            "date": "2026-01-31"
          },
          "questions": [
            {"Prompt": "Which?", "Prompt@de": "Welche?", "Right": "a", "Wrong": ["b", null, "d"], \
        "Wrong@de": ["c", null, "e"], "Id": "x-1", "Image": "x.png", "Tags": ["sky", "sea"], \
        "Difficulty": 2, "Pin": ["Wrong3"]},
            {"Prompt": "Or?", "Right": "1", "Wrong": ["2"]}
          ]
        }

        """)
    #expect(trip.ledger.isEmpty)
    #expect(trip.questions.map(Self.values) == questions.map(Self.values))
  }

  private static func values(_ question: ExchangedQuestion) -> [String] {
    question.cells.map { "\($0.field)=\($0.text)" }.sorted()
  }

  @Test(arguments: [
    [("Fact", "Moons"), ("Value", "-0.50"), ("Unit", "moons"), ("AsOf", "2026-01-01")],
    [("Fact", "Big"), ("Value", "123456789012345678"), ("Unit", "m"), ("Unit@de", "Meter")],
  ])
  func numbersKeepTheirSpelling(_ cells: [(String, String)]) throws {
    let question = Self.question("facts", cells)
    let trip = try ExchangeTrip([question], .json)
    #expect(trip.ledger.isEmpty)
    #expect(String(decoding: trip.file, as: UTF8.self).contains("\"Value\": \(cells[1].1),"))
    #expect(trip.questions.map(Self.values) == [Self.values(question)])
  }

  @Test func rostersAndLevelsComeBack() throws {
    for question in [
      Self.question(
        "roster", [("Name", "Ann"), ("Image", "a.png"), ("Number", "7"), ("From", "1999")]),
      Self.question(
        "number-duel",
        [
          ("Level", "Easy"), ("From", "-5"), ("To", "20"), ("Computer", "random"),
          ("Hints", "range;warmth"),
        ]),
      Self.question("sum-grid", [("Level", "A"), ("FirstFrom", "0"), ("FirstTo", "9")]),
    ] {
      let trip = try ExchangeTrip([question], .json)
      #expect(trip.ledger.isEmpty)
      #expect(trip.questions.map(Self.values) == [Self.values(question)])
    }
  }

  private func read(_ question: String, more: String = "") throws -> ReadText {
    try ReadText(
      """
      {"$schema": "x", "format": "packtool-questions", "version": 1, "kind": "choice-quiz",
       "pack": {"language": "en"\(more)}, "questions": [\(question)]}
      """, .json)
  }

  @Test(arguments: [
    (
      "{\"Prompt\": \"A?\", \"Teacher\": 1}",
      "L207 \"Teacher\" is lost, as choice-quiz has no such field"
    ),
    ("{\"Prompt@en\": \"A?\"}", "L207 \"Prompt@en\" is lost, as choice-quiz has no such field"),
    ("{\"Prompt@x y\": \"A?\"}", "L207 \"Prompt@x y\" is lost, as choice-quiz has no such field"),
    ("{\"Id@de\": \"A?\"}", "L207 \"Id@de\" is lost, as choice-quiz has no such field"),
    ("{\"Prompt\": {}}", "L108 left out: \"Prompt\" is neither a text nor a number"),
    ("{\"Prompt\": [1, 2]}", "L108 left out: \"Prompt\" has 2 values"),
    ("[]", "L108 left out: a question is an object, { … }"),
  ])
  func whatTheFormDoesNotHaveIsInTheLedger(_ question: String, _ entry: String) throws {
    #expect(try read(question).ledger == [entry])
  }

  @Test func aFactAboutThePackThatTheFormDoesNotHaveIsInTheLedger() throws {
    let read = try read("{}", more: ", \"color\": 1, \"authors\": \"Me\"")
    #expect(read.ledger == ["L207 \"color\" is lost, as the format has no such member"])
    #expect(read.sink.deck.authors == ["Me"])
  }

  @Test(arguments: [
    ("{}", "the file does not state the format \"packtool-questions\""),
    (#"{"format":"packtool-questions","version":2}"#, "the file is not of version 1 of its format"),
    (
      #"{"format":"packtool-questions","version":1,"kind":"x"}"#,
      "the file does not state a kind of content"
    ),
    (
      #"{"format":"packtool-questions","version":1,"kind":"facts"}"#,
      "there is no list \"questions\""
    ),
  ])
  func aFileOfAnotherFormIsRefused(_ text: String, _ message: String) throws {
    let error = try #require(throws: ImportError.self) { _ = try ReadText(text, .json) }
    #expect(error.finding.message == message)
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func theJSONSchemaHasTheFieldsOfEveryKind(_ name: String) throws {
    let schema = try JSON(parsing: SchemaFiles.questions)
    let kind = try #require(ContentKind.named(name)).schema
    let fields = kind.fields.filter { !$0.name.hasPrefix("Wrong") || $0.name == "Wrong1" }
    func form(_ field: TableSchema.Field) -> String {
      field.name == "Wrong1" ? "Wrong" : field.name
    }
    let properties = try #require(schema["$defs"]?[name])
    #expect(Self.names(properties["properties"]) == fields.map { form($0) })
    #expect(
      properties["required"]?.array?.compactMap(\.string)
        == fields.filter(\.constraints.required).map { form($0) })
    #expect(
      Self.names(properties["patternProperties"])
        == fields.filter(\.isTranslatable).map { "^\(form($0))@" })
    for field in fields {
      let property = properties["properties"]?[form(field)]
      let type = property?["type"]?.string
      #expect((type == "number" || type == "integer") == field.type.isNumeric, "\(field.name)")
      #expect((type == "array") == QuestionsForm.lists.contains(field.name) || type == nil)
      if type == "string", let limit = field.constraints.maxLength {
        #expect(property?["maxLength"]?.scalar == "\(limit)", "\(field.name)")
      }
    }
  }

  @Test func theJSONSchemaHasTheFactsAboutAPack() throws {
    let schema = try JSON(parsing: SchemaFiles.questions)
    #expect(
      Self.names(schema["$defs"]?["pack"]?["properties"])
        == DeckInfo.Part.allCases.map(\.rawValue))
    #expect(
      schema["properties"]?["kind"]?["enum"]?.array?.compactMap(\.string)
        == ContentKind.all.map(\.name))
  }

  private static func names(_ json: JSON?) -> [String] {
    guard case .object(let members)? = json?.value else { return [] }
    return members.map(\.name)
  }

  @Test func damagedFilesAreReadWithoutACrash() {
    DamagedFiles.read(
      """
      {"format": "packtool-questions", "version": 1, "kind": "choice-quiz", "pack": {"id": "x"},
       "questions": [{"Prompt": "é", "Right": "a", "Wrong": ["b", null], "Prompt@de": 2}]}
      """, .json)
  }
}
