import Diagnostics
import Files
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects
@testable import Rewriting

/// Tests of the kind `table`, whose projects bring their own Table Schema.
struct TableKindTests {
  private static let schema = """
    {"fields": [
      {"name": "Name", "translatable": true, "constraints": {"required": true}},
      {"name": "Mass (kg)", "type": "number"},
      {"name": "Moons", "type": "integer"}, {"name": "HasRings", "type": "boolean"},
      {"name": "Found", "type": "date"}, {"name": "Since", "type": "year"},
      {"name": "Picture", "asset": true}, {"name": "Of"}, {"name": "Plain"}
    ], "primaryKey": "Name", "foreignKeys": [
      {"fields": "Of", "reference": {"resource": "", "fields": "Name"}}
    ]}
    """

  private func check(
    _ source: (name: String, text: String), schema: String = schema,
    translations: String = " translations=\"ru\""
  ) throws -> ProjectCheck {
    let folder = TemporaryFolder()
    folder.write("table.json", Array(schema.utf8))
    folder.write(source.name, Array(source.text.utf8))
    folder.write("dot.png", try AssetProject.picture("circle"))
    let titles = translations.isEmpty ? "" : "<title xml:lang=\"ru\">Тела</title>"
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="bodies" version="1.0.0" kind="table"\(translations)>
        <title>Bodies</title>\(titles)<schema path="table.json"/><source path="\(source.name)"/>
        </pack>
        """.utf8))
    let project = try PackProject(opening: folder.path, kind: nil)
    return try ProjectCheck(project, .init(now: nil, today: nil), building: true)
  }

  private func reader(_ check: ProjectCheck) throws -> PackReader {
    try PackReader(ByteSource(try #require(check.pack).bytes))
  }

  @Test(arguments: [
    ("", "add it to the header row, and its values to the rows"),
    (", \"description\": \"the name\"", "add the column: the name"),
  ])
  func theHelpForAMissingColumnIsNeverEmpty(_ description: String, _ help: String) throws {
    let schema = """
      {"fields": [
        {"name": "Name"\(description), "constraints": {"required": true}}, {"name": "Note"}
      ]}
      """
    let check = try check(("a.csv", "Note\nx\n"), schema: schema, translations: "")
    #expect(check.findings.kept.map(\.code.id) == ["F101"])
    #expect(check.findings.kept.map(\.help) == [help])
  }

  @Test func everyTypeIsReadAsWhatItIs() throws {
    let check = try check(
      (
        "a.csv",
        """
        Name,Name@ru,Mass (kg),Moons,HasRings,Found,Since,Picture,Of,Plain,Extra
        Earth,Земля,5972.168,1,false,,,dot.png,,"a, b",x
        Moon,Луна,,,true,1969-07-20,-3,,Earth,,

        """
      ))
    #expect(check.findings.kept.map(\.message) == [])
    let pack = try reader(check)
    let table = try #require(pack.table("table"))
    func column(_ name: String, _ language: String = "") throws -> PackColumn {
      try #require(table.optionalColumn(name, language: language))
    }
    #expect(pack.header.card.kind == "table")
    #expect(pack.header.card.questionCount == 2)
    #expect(try pack.string(column("Name", "ru"), 1) == "Луна")
    #expect(try pack.decimal(column("Mass (kg)"), 0)?.text == "5972.168")
    #expect(try pack.decimal(column("Mass (kg)"), 1) == nil)
    #expect(try pack.integer(column("Moons"), 0) == 1)
    #expect(try pack.flag(column("HasRings"), 1) == true)
    #expect(try pack.integer(column("Found"), 1) == -165)
    #expect(try pack.integer(column("Since"), 1) == -3)
    #expect(try column("Picture").target == ".assets")
    #expect(try pack.string(column("Of"), 1) == "Earth")
    #expect(try pack.string(column("Plain"), 0) == "a, b")
    #expect(try column("Extra").type == .string)
  }

  @Test func bothFormatsAreOneContent() throws {
    let schema = Self.schema.replacing("{\"name\": \"Mass (kg)\", \"type\": \"number\"},", with: "")
    let csv = try check(
      ("a.csv", "Name,Name@ru,Moons,HasRings,Plain\nEarth,Земля,1,false,<&>\nMoon,Луна,,true,\n"),
      schema: schema)
    let xml = try check(
      (
        "a.xml",
        """
        <table>
        <row moons="1" hasRings="false" plain="&lt;&amp;>"><name>Earth</name><name xml:lang="ru">Земля</name></row>
        <row hasRings="true"><name>Moon</name><name xml:lang="ru">Луна</name></row>
        </table>
        """
      ), schema: schema)
    #expect((csv.findings.kept + xml.findings.kept).map(\.message) == [])
    #expect(try reader(csv).header.contentDigest == reader(xml).header.contentDigest)
  }

  @Test func keysAreJudged() throws {
    let check = try check(
      ("a.csv", "Name,Of\nEarth,Sun\nMoon,Earth\nMoon,\n"), translations: "")
    #expect(check.findings.kept.map(\.code.id) == ["F116", "F110"])
  }

  @Test func aTableWithoutWhatEveryRowHasTakesAnyHeader() throws {
    let check = try check(
      ("a.csv", "A,B\n1,2\n3,x\n"),
      schema: "{\"fields\": [{\"name\": \"A\", \"type\": \"integer\"}]}", translations: "")
    #expect(check.findings.kept.map(\.message) == [])
    #expect(check.questionCount == 2)
  }

  @Test(arguments: [
    ("a.csv", "A,B\n,\n,\n"), ("a.xml", "<table><row/><row a=\"\"/></table>"),
  ])
  func aTableWithoutOneValueIsNoPack(_ name: String, _ text: String) throws {
    let schema = "{\"fields\": [{\"name\": \"A\"}, {\"name\": \"B\"}]}"
    let check = try check((name, text), schema: schema, translations: "")
    #expect(check.findings.kept.map(\.label) == ["no row has a value"])
    #expect(check.findings.kept.map(\.code) == [.noQuestions])
    #expect(check.pack == nil)
  }

  @Test(arguments: [
    "{\"name\": \"Xmlns\"}", "{\"name\": \"a\"}",
    "{\"name\": \"B\", \"description\": \"\\u0001\"}",
  ])
  func whateverTheFieldsXMLIsChecked(_ field: String) throws {
    let check = try check(
      ("a.xml", "<table><row a=\"1\" other=\"2\"/></table>"),
      schema: "{\"fields\": [{\"name\": \"A\"}, \(field)]}", translations: "")
    #expect(check.findings.kept.map(\.code.id) == ["X105"])
  }

  @Test func aValueThatIsRequiredNeedsNoDescription() throws {
    let check = try check(
      ("a.csv", "A,B\n,1\nx,2\n"),
      schema: """
        {"fields": [{"name": "A", "constraints": {"required": true, "pattern": "[0-9]+"}}, {"name": "B"}]}
        """, translations: "")
    #expect(check.findings.kept.map(\.label) == ["expected a value", "expected [0-9]+"])
  }

  // MARK: - Keys

  private static let keyed = """
    {"fields": [{"name": "Name"}, {"name": "Year", "type": "year"}, {"name": "Votes",
     "type": "integer"}], "primaryKey": ["Year", "Name"]}
    """

  @Test(arguments: [
    ("a.csv", "Name,Votes,Year\na/b,x,1936\n50%,1,19x\n c ,y,+1936\n"),
    (
      "a.xml",
      "<table><row name=\"a/b\" votes=\"x\" year=\"1936\"/><row name=\"50%\" votes=\"1\" year=\"19x\"/>"
        + "<row name=\" c \" votes=\"y\" year=\"+1936\"/></table>"
    ),
  ])
  func aFindingNamesTheRowByItsWholeKey(_ name: String, _ text: String) throws {
    let check = try check((name, text), schema: Self.keyed, translations: "")
    #expect(check.findings.kept.map(\.subject) == ["1936/a%2Fb", nil, "1936/c"])
  }

  @Test func theSchemaOfAPackComesBackByteForByte() throws {
    let schema = Self.keyed + "  \n"
    let check = try check(
      ("a.csv", "Name,Year,Votes\nb,1936,1\nb,1937,2\n"), schema: schema, translations: "")
    let pack = try reader(check)
    #expect(try QuestionReader(pack).index(ofId: "1937/b") == 1)
    #expect(try QuestionReader(pack).question(0).id == "1936/b")
    let project = try Decompilation(pack)
    let folder = TemporaryFolder()
    _ = try project.write(to: folder("made"))
    #expect(project.keptSchemas == ["table.schema.json"] && project.inferredSchemas == [])
    #expect(
      try InputFile.readAll(folder("made/table.schema.json"), limit: 1 << 20) == Array(schema.utf8))
  }

  @Test func aPackWithoutASchemaGivesNamesTypesAndKey() throws {
    var (name, key) = (ColumnBuilder("Name", .string), ColumnBuilder("Name", .string))
    var table = ColumnBuilder("Table", .string)
    name.append("a")
    key.append("Name")
    table.append("table")
    let card = PackCard(
      id: "tab", version: "1.0.0", kind: "table", asOf: nil, questionCount: 1,
      titles: [.init(language: "en", text: "T")])
    var writer = PackWriter(card: card)
    writer.content = [TableBuilder("table", [name]), TableBuilder(.key, [table, key])]
    let project = try Decompilation(PackReader(ByteSource(try writer.encode().bytes)))
    let folder = TemporaryFolder()
    _ = try project.write(to: folder("made"))
    #expect(project.inferredSchemas == ["table.schema.json"])
    #expect(
      try String(
        decoding: InputFile.readAll(folder("made/table.schema.json"), limit: 1 << 20), as: UTF8.self
      ) == """
        {
          "fields": [
            {"name":"Name","type":"string"}
          ],
          "primaryKey": ["Name"]
        }

        """)
    var schema = ColumnBuilder("JSON", .blob)
    schema.append(bytes: Array("{\"fields\": [{\"name\": \"Name\"}]}".utf8))
    writer.content.append(TableBuilder(.schema, [table, schema]))
    let other = try PackReader(ByteSource(try writer.encode().bytes))
    #expect(throws: DecompileError.unwritable("its key is not the primaryKey of its schema")) {
      try Decompilation(other)
    }
  }

  // MARK: - Formats

  private static let formatted = """
    {"fields": [
      {"name": "Day", "type": "date", "format": "%d.%m.%Y"},
      {"name": "Price", "type": "number", "decimalChar": ",", "groupChar": ".", "bareNumber": false},
      {"name": "Count", "type": "integer", "groupChar": "."},
      {"name": "There", "type": "boolean", "trueValues": ["ja", "j"], "falseValues": ["nein"]}
    ]}
    """

  @Test(arguments: [
    ("31.01.2026;1.234,50 €;1.000;j", "2026-01-31 1234.5 1000 true", "31.01.2026;1234,5;1000;ja"),
    ("1.2.2026;€-5;7;nein", "2026-02-01 -5 7 false", "01.02.2026;-5;7;nein"),
    (";95,25%;;", "95.25", ";95,25;;"),
    (";1234567;1.234.567;ja", "1234567 1234567 true", ";1234567;1234567;ja"),
  ])
  func valuesAreReadAndNormalisedByTheFormatOfTheirField(
    _ row: String, _ values: String, _ canonical: String
  ) throws {
    let check = try check(
      ("a.csv", "Day;Price;Count;There\n\(row)\n"), schema: Self.formatted, translations: "")
    #expect(check.findings.kept.filter { $0.code.severity == .error }.map(\.message) == [])
    let pack = try reader(check)
    let question = try QuestionReader(pack).question(0)
    let texts = question.values.compactMap { question.text($0.name) }
    #expect(texts.joined(separator: " ") == values)
    // A decompiled source is canonical, and the same schema reads it.
    let folder = TemporaryFolder()
    _ = try Decompilation(pack).write(to: folder("made"))
    let text = try String(
      decoding: InputFile.readAll(folder("made/a.csv"), limit: 1 << 20), as: UTF8.self)
    let cells = canonical.split(separator: ";", omittingEmptySubsequences: false)
    let named = zip(["Day", "Price", "Count", "There"], cells).filter { !$0.1.isEmpty }
    let line = named.map { $0.1.contains(",") ? "\"\($0.1)\"" : String($0.1) }
    #expect(
      text == named.map(\.0).joined(separator: ",") + "\n" + line.joined(separator: ",") + "\n")
    let again = try ProjectCheck(
      PackProject(opening: folder("made"), kind: nil), .init(now: nil, today: nil), building: true)
    #expect(try reader(again).header.contentDigest == pack.header.contentDigest)
  }

  @Test(arguments: [
    ("2026-01-31;;;", "expected a date in the form %d.%m.%Y"),
    ("30.02.2026;;;", "expected a date in the form %d.%m.%Y"),
    (";1.5;;", "expected a number as in 1234,5"), (";1.23,5;;", "expected a number as in 1234,5"),
    (";€;;", "expected a number as in 1234,5"),
    (";;1 000;", "a number has no thousands separators"),
    (";;;true", "expected ja, j, nein"),
  ])
  func aValueInAnotherFormatIsAtFault(_ row: String, _ label: String) throws {
    // The table is long enough for the fast path.
    let fine = String(repeating: "1.2.2026;1.234,50 €;1.000;j\n", count: 3000)
    let check = try check(
      ("a.csv", "Day;Price;Count;There\n\(fine)\(row)\n"), schema: Self.formatted, translations: "")
    let errors = check.findings.kept.filter { $0.code.severity == .error }
    #expect(errors.map(\.label) == [label])
    #expect(check.questionCount == 3001)
  }

  @Test(arguments: [
    ("\"type\":\"date\",\"format\":\"any\"", "any is a guess"),
    ("\"type\":\"date\",\"format\":\"%d.%m\"", "expected a pattern of"),
    ("\"type\":\"date\",\"format\":\"%d %B %Y\"", "expected a pattern of"),
    ("\"type\":\"integer\",\"format\":\"email\"", "a format other than default"),
    ("\"type\":\"boolean\",\"trueValues\":[\"0\"]", "\"0\" means both"),
    ("\"type\":\"boolean\",\"falseValues\":[]", "expected a list of texts"),
    ("\"type\":\"integer\",\"decimalChar\":\",\"", "decimalChar is for numbers alone"),
    ("\"type\":\"number\",\"groupChar\":\".\"", "groupChar and decimalChar are the same"),
    ("\"type\":\"number\",\"groupChar\":\"5\"", "expected one ASCII character"),
    ("\"type\":\"number\",\"bareNumber\":\"no\"", "expected true or false"),
  ])
  func aFormatThatCannotBeReadExactlyIsRefused(_ properties: String, _ reason: String) throws {
    do throws(SchemaError) {
      _ = try ContentKind.table(Array("{\"fields\":[{\"name\":\"A\",\(properties)}]}".utf8))
      Issue.record("the schema was accepted")
    } catch {
      #expect(error.message.hasPrefix(reason))
    }
  }
}
