import Diagnostics
import Files
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Comparing
@testable import Kinds
@testable import Projects

/// A project of several tables in a temporary folder: concert halls, the people who built them, and cities.
struct Halls {
  static let cities = """
    Name,Country
    Sydney,Australia
    Berlin,Germany
    Los Angeles,United States
    Vienna,Austria
    Copenhagen,Denmark
    Bremen,Germany
    Toronto,Canada

    """
  static let people = """
    Name,Born,City
    Jørn Utzon,1918,Copenhagen
    Hans Scharoun,1893,Bremen
    Frank Gehry,1929,Toronto
    Theophil Hansen,1813,Copenhagen

    """
  static let halls = """
    Name,City,Architect,Opened
    Sydney Opera House,Sydney,Jørn Utzon,1973
    Berliner Philharmonie,Berlin,Hans Scharoun,1963
    Walt Disney Concert Hall,Los Angeles,Frank Gehry,2003
    Musikverein,Vienna,Theophil Hansen,1870
    Pierre Boulez Saal,Berlin,Frank Gehry,2017

    """
  static let manifest = """
    <pack id="halls" version="1.0.0" kind="table"><title>Halls</title>
    <table name="halls" schema="halls.json"><source path="halls.csv"/></table>
    <table name="people" schema="people.json"><source path="people.csv"/></table>
    <table name="cities" schema="cities.json"><source path="cities.csv"/></table>
    </pack>
    """
  static let schemas = [
    "cities.json": """
    {"fields": [{"name": "Name"}, {"name": "Country"}], "primaryKey": "Name"}
    """,
    "people.json": """
    {"fields": [{"name": "Name"}, {"name": "Born", "type": "year"}, {"name": "City"}],
     "primaryKey": "Name",
     "foreignKeys": [{"fields": "City", "reference": {"resource": "cities", "fields": "Name"}}]}
    """,
    "halls.json": """
    {"fields": [{"name": "Name"}, {"name": "City"}, {"name": "Architect"},
      {"name": "Opened", "type": "year"}], "primaryKey": ["Name", "City"],
     "foreignKeys": [{"fields": "City", "reference": {"resource": "cities", "fields": "Name"}},
      {"fields": "Architect", "reference": {"resource": "people", "fields": "Name"}}]}
    """,
  ]

  let check: ProjectCheck
  let project: PackProject
  private let folder = TemporaryFolder()

  /// Checks the project with some of its files replaced. With `isSlow`, each row is judged.
  init(
    _ replaced: [String: String] = [:], threads: Int = 1, limit: Int = .max, isSlow: Bool = false
  ) throws {
    var files = Self.schemas
    (files["cities.csv"], files["people.csv"], files["halls.csv"]) = (
      Self.cities, Self.people, Self.halls
    )
    files["pack.xml"] = Self.manifest
    for (name, text) in files.merging(replaced, uniquingKeysWith: { $1 }) {
      folder.write(name, Array(text.utf8))
    }
    project = try PackProject(
      opening: folder.path, kind: nil, findings: Findings(limit: limit))
    var options = ProjectCheck.Options(now: nil, today: nil)
    options.threads = threads
    check = try ProjectCheck(project, options, building: true, evenUnplayable: isSlow)
  }

  /// The findings in one line each: code, place, message, label, help and related places.
  var lines: [String] {
    check.findings.kept.map { finding in
      var line = "\(finding.code.id) \(text(of: finding.place)): \(finding.message)"
      for words in [finding.label, finding.help] { line += words.map { " | \($0)" } ?? "" }
      for related in finding.related {
        line += " | \(text(of: related.place)): \(related.message)"
      }
      return line
    }
  }

  private func text(of place: Place) -> String {
    let bytes = (try? InputFile.readFile(place.file, limit: 1 << 24)) ?? []
    let line = 1 + bytes.prefix(place.bytes.lowerBound).count { $0 == 0x0a }
    let text = String(decoding: bytes[place.bytes], as: UTF8.self)
    return "\(project.localName(of: place.file)):\(line)«\(text)»"
  }

  func reader() throws -> PackReader {
    try PackReader(ByteSource(try #require(check.pack).bytes))
  }
}

/// Tests of projects with several tables.
struct SeveralTablesTests {
  @Test func eachTableIsInThePackWithItsSchemaKeyAndLines() throws {
    let halls = try Halls()
    #expect(halls.lines == [])
    #expect(halls.check.total == (rows: 16, tables: 3))
    let pack = try halls.reader()
    #expect(pack.header.card.questionCount == 5)
    #expect(pack.tables.prefix(3).map(\.name) == ["halls", "people", "cities"])
    let people = try #require(pack.table("people"))
    #expect(people.rowCount == 4)
    #expect(try pack.string(#require(people.optionalColumn("City")), 2) == "Toronto")
    #expect(try pack.integer(#require(people.optionalColumn("Born")), 0) == 1918)
    let schema = try #require(pack.table(.schema))
    #expect(try Self.texts(pack, schema, "Table") == ["halls", "people", "cities"])
    let json = try #require(schema.optionalColumn("JSON"))
    #expect(try pack.blob(json, 2) == Halls.schemas["cities.json"].map { Array($0.utf8) })
    let key = try #require(pack.table(.key))
    #expect(try Self.texts(pack, key, "Table") == ["halls", "halls", "people", "cities"])
    #expect(try Self.texts(pack, key, "Name") == ["Name", "City", "Name", "Name"])
    let lines = try #require(pack.provenanceTable("cities"))
    #expect(lines.rowCount == 7)
    #expect(try pack.integer(#require(lines.optionalColumn("Source")), 6) == 2)
    #expect(try pack.integer(#require(lines.optionalColumn("Line")), 6) == 8)
  }

  private static func texts(
    _ pack: PackReader, _ table: PackTable, _ column: String
  ) throws -> [String] {
    let column = try #require(table.optionalColumn(column))
    return try (0..<table.rowCount).map { try pack.string(column, $0) ?? "" }
  }

  @Test func everySourceAndSchemaIsComparedWithThePack() throws {
    let halls = try Halls()
    let listing = try PackListing(halls.reader())
    let same = try SourceComparison(listing, pictures: [], against: halls.project)
    #expect(same?.text == "3 sources, as in the project\n")
    let people = Halls.schemas["people.json"]?.replacing("year", with: "integer")
    let other = try Halls([
      "people.json": try #require(people), "cities.csv": Halls.cities + "Oslo,Norway\n",
    ])
    let changed = try SourceComparison(listing, pictures: [], against: other.project)
    let lines = (changed?.text ?? "").split(separator: "\n").filter { !$0.hasPrefix("  ") }
    #expect(
      lines == [
        "cities.csv: changed", "pack.xml: other schema of people than in the pack",
        "1 of 3 sources not as in the project",
      ])
  }

  @Test func aGameHasTablesBesideItsQuestions() throws {
    let halls = try Halls([
      "pack.xml": """
      <pack id="halls" version="1.0.0" kind="facts" asOf="2026-01-01"><title>Halls</title>
      <source path="facts.csv"/>
      <table name="cities" schema="cities.json"><source path="cities.csv"/></table>
      </pack>
      """,
      "facts.csv": "Fact,Value,Unit\nHeight of the Elbphilharmonie,110,m\nSeats of it,2100,seats\n",
    ])
    #expect(halls.check.findings.kept.map(\.code.id) == [])
    let pack = try halls.reader()
    #expect(pack.header.card.questionCount == 2)
    #expect(pack.tables.prefix(3).map(\.name) == ["facts", "cities", ".rules"])
    let schema = try #require(pack.table(.schema))
    #expect(try Self.texts(pack, schema, "Table") == ["cities"])
  }

  @Test func aKeyThatIsNotThereIsOneFindingWithBothPlaces() throws {
    let halls = try Halls([
      "halls.csv": Halls.halls.replacing("Frank Gehry", with: "Frank Gehri")
        .replacing("Vienna", with: "Wien").replacing(",Sydney,", with: ",,"),
      "people.csv": Halls.people.replacing("Bremen", with: "Bremn"),
    ])
    #expect(
      halls.lines == [
        """
        F109 halls.csv:2«»: City is missing | expected a value
        """,
        """
        F116 halls.csv:4«Frank Gehri»: Architect refers to "Frank Gehri", here and in 1 more row, and no row of \
        people has this Name | did you mean Frank Gehry? | add that row to people, or refer to one that is there \
        | people.csv:4«Frank Gehry»: this one is there
        """,
        """
        F116 halls.csv:5«Wien»: City refers to "Wien", and no row of cities has this Name | add that row to \
        cities, or refer to one that is there | cities.csv:1«Name»: the keys of cities are in this column
        """,
        """
        F116 people.csv:3«Bremn»: City refers to "Bremn", and no row of cities has this Name \
        | did you mean Bremen? | add that row to cities, or refer to one that is there \
        | cities.csv:7«Bremen»: this one is there
        """,
      ])
    #expect(halls.check.pack == nil)
  }

  @Test(arguments: [
    ("people.x", []), (".people", ["M151"]), ("Cities", ["M151"]), (" x", ["M151"]),
    ("a b", ["M151"]),
  ])
  func aNameThatNoTableCanHaveIsFound(_ name: String, _ codes: [String]) throws {
    let manifest = Halls.manifest.replacing("name=\"people\"", with: "name=\"\(name)\"")
    let schema = Halls.schemas["cities.json"] ?? ""
    let halls = try Halls(["pack.xml": manifest, "halls.json": schema, "people.json": schema])
    #expect(halls.check.findings.kept.map(\.code.id) == codes)
  }
}
