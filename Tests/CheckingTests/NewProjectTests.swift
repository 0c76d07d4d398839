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

struct NewProjectTests {
  private func text(_ project: NewProject, _ index: Int) -> String {
    String(decoding: project.files[index].bytes, as: UTF8.self)
  }

  @Test func theManifestIsWritten() {
    let project = NewProject(
      kind: .facts, folder: "packs/Our <Facts> & \"more\"", asOf: CalendarDate("2026-01-31"),
      format: .csv)
    #expect(project.files.map(\.name) == ["pack.xml", "facts.csv"])
    #expect(
      text(project, 0) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <pack id="our-facts-more" version="0.1.0" kind="facts" asOf="2026-01-31" language="en">
          <title>Our &lt;Facts> &amp; "more"</title>
          <source path="facts.csv"/>
        </pack>

        """)
    #expect(
      text(project, 1) == """
        Fact,Value,Unit,Source,AsOf
        Squares on a chessboard,64,squares,Counted,2025-01-01
        Days in a leap year,366,days,Gregorian calendar,2025-01-01
        "Keys on a full-size piano, black and white",88,keys,Counted,2025-01-01
        Year in which people first walked on the Moon,1969,year,NASA: Apollo 11,2025-01-01
        Degrees in a full circle,360,degrees,Geometry,2025-01-01

        """)
  }

  @Test func aSourceOfOnesOwnIsTakenAsItIs() {
    let project = NewProject(
      kind: .facts, folder: "x/capitals/", asOf: nil, source: ("a&b.csv", [1, 2, 3]))
    #expect(
      text(project, 0) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <pack id="capitals" version="0.1.0" kind="facts" language="en">
          <title>capitals</title>
          <source path="a&amp;b.csv"/>
        </pack>

        """)
    #expect(project.files[1].name == "a&b.csv")
    #expect(project.files[1].bytes == [1, 2, 3])
  }

  @Test func aFolderWithControlCharactersGivesAManifestThatCanBeRead() {
    let project = NewProject(kind: .facts, folder: "a\u{1B}b\u{7}", asOf: nil, format: .csv)
    #expect(text(project, 0).contains("<title>a\\u{1B}b\\u{7}</title>"))
  }

  @Test(arguments: [
    String(repeating: "long ", count: 60), "\u{3000}", "\u{1B}", "é", "-", "a b\tc",
  ])
  func anyNameOfAFolderGivesAProjectThatValidates(_ name: String) throws {
    let folder = TemporaryFolder()
    try NewProject(kind: .facts, folder: name, asOf: nil, format: .csv).write(to: folder("new"))
    let project = try PackProject(opening: folder("new"), kind: nil)
    let check = try ProjectCheck(project, .init(today: nil))
    #expect(check.findings.kept == [])
    #expect(check.questionCount == 5)
  }

  @Test func translationsOfASourceAreNamed() throws {
    let csv = "Fact,Fact@DE,fact@ru,Value,Unit,Unit@pt-BR,Value@fr,Fact@en,Fact@x y\n"
    #expect(try SourceGuess(Array(csv.utf8), .facts).languages == ["DE", "pt-BR"])
    let xml = "<facts><fact value='1' unit='m'>One<text xml:lang='ru'>Раз</text></fact></facts>"
    #expect(try SourceGuess(Array(xml.utf8), .facts).languages == ["ru"])
    let folder = TemporaryFolder()
    let source = Array("Fact,Fact@de,Value,Unit\nHow many?,Wie viele?,3,km\n".utf8)
    try NewProject(
      kind: .facts, folder: "new", asOf: nil, source: ("a.csv", source),
      languages: try SourceGuess(source, .facts).languages
    ).write(to: folder("new"))
    let project = try PackProject(opening: folder("new"), kind: nil)
    #expect(project.manifest?.languages == SourceLanguages(own: "en", others: ["de"]))
    #expect(try ProjectCheck(project, .init(today: nil)).findings.kept == [])
  }

  /// The cells of a column, and the type and spelling of its field.
  static let spelt: [(cells: [String], members: String)] = [
    (["1,5", "2,25"], "\"number\", \"decimalChar\": \",\""),
    (
      ["1.232,7", "0,714", "3.677.472"], "\"number\", \"decimalChar\": \",\", \"groupChar\": \".\""
    ),
    (["1 232,7", "12"], "\"number\", \"decimalChar\": \",\", \"groupChar\": \" \""),
    (["1,232.7", "5"], "\"number\", \"groupChar\": \",\""),
    (["1'232.7", "5"], "\"number\", \"groupChar\": \"'\""),
    (["1.5", "2"], "\"number\""), (["1,234", "2"], "\"string\""), (["1,5", "2.5"], "\"string\""),
    (["01,5", "2,5"], "\"string\""), (["1,5", "x"], "\"string\""),
    (["31.12.2024", "01.02.2024"], "\"date\", \"format\": \"%d.%m.%Y\""),
    (["31/12/2024", "01/02/2024"], "\"date\", \"format\": \"%d/%m/%Y\""),
    (["12/31/2024", "01/02/2024"], "\"date\", \"format\": \"%m/%d/%Y\""),
    (["02/03/2024", "01/02/2024"], "\"string\""), (["31.12.2024", "12.31.2024"], "\"string\""),
    (["31.12.2024", "1.2.2024"], "\"string\""), (["2024-12-31"], "\"date\""),
  ]

  @Test(arguments: spelt)
  func foreignNumbersAndDatesAreDescribed(_ column: (cells: [String], members: String)) throws {
    let rows = column.cells.map { "a,\"\($0)\"\n" }.joined()
    let csv = Array(("Name,Cell\n" + rows).utf8)
    guard case .made(let schema) = try NewTableSchema.of(csv, name: "a.csv") else {
      Issue.record("no schema")
      return
    }
    let line = String(decoding: schema.json, as: UTF8.self).split(separator: "\n")
      .first { $0.contains("\"Cell\"") }
    #expect(line?.contains("\"type\": \(column.members), \"constraints\"") == true, "\(line ?? "")")
    let folder = TemporaryFolder()
    try NewProject(
      kind: .anyTable, folder: "new", asOf: nil, source: ("a.csv", csv), reading: schema.reading,
      schema: schema
    ).write(to: folder("new"))
    let project = try PackProject(opening: folder("new"), kind: nil)
    #expect(try ProjectCheck(project, .init(today: nil)).findings.errors == 0)
  }

  @Test func oneColumnsCommaSettlesTheOthers() throws {
    let csv = Array("A;B;C\n1,5;331.885;7\n2,5;141.060;8\n".utf8)
    guard case .made(let schema) = try NewTableSchema.of(csv, name: "a.csv") else {
      Issue.record("no schema")
      return
    }
    let text = String(decoding: schema.json, as: UTF8.self)
    #expect(
      text.contains("\"B\", \"type\": \"number\", \"decimalChar\": \",\", \"groupChar\": \".\""))
    #expect(text.contains("\"C\", \"type\": \"integer\", \"constraints\""))
  }

  @Test func theFilesAreWrittenWithTheirFolder() throws {
    let folder = TemporaryFolder()
    let project = NewProject(kind: .facts, folder: "new", asOf: nil, format: .csv)
    try project.write(to: folder("deep/new"))
    for (name, bytes) in project.files {
      #expect(try InputFile.readAll(folder("deep/new/" + name), limit: 10_000) == bytes)
    }
    #expect(try Folder.entries(of: folder("deep/new")).map(\.name) == ["facts.csv", "pack.xml"])
  }

  /// An export of a German spreadsheet becomes a pack whose numbers are right, without an editor.
  @Test func aForeignTableIsReadAsItsManifestSays() throws {
    let folder = TemporaryFolder()
    let source = """
      Frage;Antwort;Einheit;Quelle;Notiz
      Länge der Donau;2.857;km;A;
      Fläche von Bremen;419,4;km²;B;x
      Dichte von Kork;0,24;g/cm³;C;
      Einwohner von Bonn;331.885;Einwohner;D;
      Länge der Elbe;1.094,5;km;E;

      """
    let bytes = Array(source.utf8)
    let reading = try SourceGuess(bytes, .facts).reading
    try NewProject(
      kind: .facts, folder: "rivers", asOf: nil, source: ("export.csv", bytes), reading: reading
    ).write(to: folder("rivers"))
    let manifest = try InputFile.readAll(folder("rivers/pack.xml"), limit: 10_000)
    #expect(
      String(decoding: manifest, as: UTF8.self).contains(
        """
          <source path="export.csv" delimiter="semicolon" decimal="," grouping=".">
            <column from="Frage" to="Fact"/>
            <column from="Antwort" to="Value"/>
            <column from="Einheit" to="Unit"/>
            <column from="Quelle" to="Source"/>
          </source>

        """))
    let project = try PackProject(opening: folder("rivers"), kind: nil)
    let check = try ProjectCheck(project, .init(today: nil), building: true)
    #expect(check.findings.kept == [])
    let reader = QuestionReader(try PackReader(ByteSource(try #require(check.pack).bytes)))
    let values = try (0..<reader.count).map { try reader.question($0).text("Value") }
    #expect(values == ["2857", "419.4", "0.24", "331885", "1094.5"])
    #expect(try reader.question(1).text("Notiz") == "x")
    // The canonical form can be read by the same manifest.
    let canonical = try #require(try CanonicalSource.all(of: project)[1].text())
    #expect(
      String(decoding: canonical, as: UTF8.self).hasPrefix(
        """
        Frage;Antwort;Einheit;Quelle;Notiz
        Länge der Donau;2857;km;A;
        Fläche von Bremen;419,4;km²;B;x

        """))
    let again = try PackProject(
      opening: folder("rivers"), kind: nil, texts: [folder("rivers/export.csv"): canonical])
    let second = try ProjectCheck(again, .init(today: nil), building: true)
    #expect(second.findings.kept == [])
    #expect(second.pack?.head.contentDigest == check.pack?.head.contentDigest)
  }

  @Test(arguments: [
    ("Fact,Value,Unit\nA,1.5,m\nB,2.962,m\n", ""),
    ("Fact,Value,Unit\nA,\"1,234.5\",m\n", " decimal=\".\" grouping=\",\""),
    ("Fact\tValue\tUnit\nA\t1 234,5\tm\n", " delimiter=\"tab\" decimal=\",\" grouping=\"space\""),
    (
      "Fact;Value;Unit\nA;1’234.5;m\n",
      " delimiter=\"semicolon\" decimal=\".\" grouping=\"apostrophe\""
    ),
    ("Fact,Value,Unit\nA,\"1,5\",m\nB,2.5,m\n", ""), ("Fact,Value,Unit\nA,2.962,m\n", ""),
    ("Fact,Value,Unit\nA,ca. 5,m\nB,5,m\n", ""),
  ])
  func theSignsOfNumbersAreFoundInTheFile(_ source: String, _ attributes: String) throws {
    let reading = try SourceGuess(Array(source.utf8), .facts).reading
    #expect(reading.attributes == attributes)
  }

  @Test(arguments: [
    (
      "Nr,Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2,Category",
      ContentKind.choiceQuiz,
      [
        "Question>Prompt", "Correct Answer>Right", "Incorrect Answer 1>Wrong1",
        "Incorrect Answer 2>Wrong2",
        "Category>Tags",
      ]
    ),
    ("Вопрос,Ответ,Единица", .facts, ["Вопрос>Fact", "Ответ>Value", "Единица>Unit"]),
    ("fact,Value,Unit,Question", .facts, []), ("Vaule,Fact,Unit", .facts, ["Vaule>Value"]),
  ])
  func columnsAreFoundByTheWordsOfManyLanguages(
    _ header: String, _ kind: ContentKind, _ expected: [String]
  ) throws {
    let reading = try SourceGuess(Array((header + "\n").utf8), kind).reading
    #expect(reading.renamed.map { "\($0.from)>\($0.to)" } == expected)
  }

  // MARK: - A schema from data

  private func schema(_ csv: String) throws -> String {
    guard case .made(let made) = try NewTableSchema.of(Array(csv.utf8), name: "a.csv") else {
      return "none"
    }
    let lines = String(decoding: made.json, as: UTF8.self).split(separator: "\n")
    #expect(made.hasKey == lines.contains { $0.contains("primaryKey") })
    let fields = lines.dropFirst(3).prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
    return (fields + lines.filter { $0.contains("primaryKey") }).joined(separator: "\n")
      + (made.leftOut.isEmpty ? "" : "\nwithout \(made.leftOut)")
  }

  @Test(arguments: [
    ("A\n1\n-20\n0\n", "integer"), ("A\n007\n1\n", "string"), ("A\n+4930\n1\n", "string"),
    ("A\n1\n2.50\n", "number"), ("A\n01.5\n2\n", "string"), ("A\n-.5\n2\n", "string"),
    ("A\n12345678901234567890\n", "string"), ("A\n2026-01-31\n", "date"),
    ("A\n31.01.2026\n", "string"), ("A\ntrue\nFalse\n", "boolean"), ("A\n1\n0\n", "integer"),
    ("A\n1,5\n", "string"), ("A\nyes\n", "string"), ("A\n\"\"\n", "string"),
    ("Birth year\n1999\n2001\n", "year"), ("A\n1999\n2001\n", "integer"),
    ("Year\n99\n2001\n", "integer"), ("A\n1e5\n", "string"),
  ])
  func theTypeIsOneThatAllValuesPlainlyHave(_ csv: String, _ type: String) throws {
    #expect(try schema(csv.replacing("\n", with: ",x\n")).contains("\"type\": \"\(type)\""))
  }

  @Test func constraintsAreThoseThatAllRowsKeep() throws {
    let rows = (0..<30).map {
      "\($0 % 3 == 0 ? "north" : "south"),T\($0),\($0),\($0),\($0 % 7 == 0 ? "" : "x")"
    }
    let csv = "Side,Title,Size,Team ID,Note,Title@de,@\n" + rows.map { $0 + ",,\n" }.joined()
    #expect(
      try schema(csv) == """
        { "name": "Side", "type": "string", "constraints": { "required": true, "enum": ["north", "south"] } },
        { "name": "Title", "type": "string", "translatable": true, "constraints": { "required": true, "unique": true } },
        { "name": "Size", "type": "integer", "constraints": { "required": true } },
        { "name": "Team ID", "type": "integer", "constraints": { "required": true } },
        { "name": "Note", "type": "string" }
          "primaryKey": "Team ID"
        without ["@"]
        """)
    #expect(
      try schema("A,B\n")
        == "{ \"name\": \"A\", \"type\": \"string\" },\n{ \"name\": \"B\", \"type\": \"string\" }")
    #expect(try schema("") == "none")
  }

  @Test func aProjectFromRandomRowsIsValidAsItIs() throws {
    let cells = [
      "", "1", "-3", "2.5", "007", "true", "x", "a b", "2026-01-31", "99", "1999", "é", "1e3",
    ]
    for seed in UInt64(0)..<60 {
      var random = SplitMix(seed: seed)
      let choices = (0..<4).map { _ in
        (0..<3).map { _ in cells.randomElement(using: &random) ?? "" }
      }
      let rows = (0..<Int.random(in: 1...40, using: &random)).map { row in
        "\(row)," + choices.map { $0.randomElement(using: &random) ?? "" }.joined(separator: ",")
      }
      let csv = "Row,A,B,Year,Code\n" + rows.joined(separator: "\n") + "\n"
      guard case .made(let made) = try NewTableSchema.of(Array(csv.utf8), name: "a.csv") else {
        Issue.record("no schema")
        continue
      }
      let project = NewProject(
        kind: .anyTable, folder: "random", asOf: nil, source: ("a.csv", Array(csv.utf8)),
        schema: made)
      let folder = TemporaryFolder()
      try project.write(to: folder("new"))
      let check = try ProjectCheck(
        PackProject(opening: folder("new"), kind: nil), .init(now: nil, today: nil), building: true)
      #expect(check.findings.errors == 0, "seed \(seed):\n\(csv)")
    }
  }
}
