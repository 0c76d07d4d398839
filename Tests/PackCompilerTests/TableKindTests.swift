import Diagnostics
import Files
import PackFormat
import TestSupport
import Testing

@testable import PackCompiler

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
      try #require(table.column(name, language: language))
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
    #expect(try column("Picture").target == "assets")
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
    #expect(project.keptSchema == "table.schema.json" && project.inferredSchema == nil)
    #expect(
      try InputFile.readAll(folder("made/table.schema.json"), limit: 1 << 20) == Array(schema.utf8))
  }

  @Test func aPackWithoutASchemaGivesNamesTypesAndKey() throws {
    var (name, key) = (ColumnBuilder("Name", .string), ColumnBuilder("Name", .string))
    name.append("a")
    key.append("Name")
    let card = PackCard(
      id: "tab", version: "1.0.0", kind: "table", asOf: nil, questionCount: 1,
      titles: [.init(language: "en", text: "T")])
    var writer = PackWriter(card: card)
    writer.content = [TableBuilder("table", [name]), TableBuilder("key", [key])]
    let project = try Decompilation(PackReader(ByteSource(try writer.encode().bytes)))
    let folder = TemporaryFolder()
    _ = try project.write(to: folder("made"))
    #expect(project.inferredSchema == "table.schema.json")
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
    writer.content.append(TableBuilder("schema", [schema]))
    let other = try PackReader(ByteSource(try writer.encode().bytes))
    #expect(throws: DecompileError.unwritable("its key is not the primaryKey of its schema")) {
      try Decompilation(other)
    }
  }
}
