import Diagnostics
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Projects
@testable import Rows

/// Tests of foreign keys, within a table and between tables.
struct ForeignKeyTests {
  /// A project of one table `a`, whose schema has these fields and properties.
  private func one(
    _ sources: [String], _ fields: String, _ keys: String, limit: Int = .max
  ) throws -> Halls {
    var files = ["a.json": "{\"fields\": [\(fields)], \(keys)}"]
    var elements = ""
    for (text, letter) in zip(sources, "abc") {
      let name = "\(letter).\(text.hasPrefix("<") ? "xml" : "csv")"
      files[name] = text
      elements += "<source path=\"\(name)\"/>"
    }
    files["pack.xml"] = """
      <pack id="one" version="1.0.0" kind="table"><title>One</title>
      <table name="a" schema="a.json">\(elements)</table></pack>
      """
    return try Halls(files, limit: limit)
  }

  private static let parents = """
    "primaryKey": "Id", "foreignKeys": [{"fields": "Parent", "reference": {"fields": "Id"}}]
    """
  private static let texts = "{\"name\": \"Id\"}, {\"name\": \"Parent\"}"
  private static let numbers =
    "{\"name\": \"Id\", \"type\": \"integer\"}, {\"name\": \"Parent\", \"type\": \"integer\"}"

  @Test(arguments: [
    ["Id,Parent\na,c\nb,a\nc,c\nd,\n"],
    // The row that is referred to may stand in a later source, in another format.
    ["Id,Parent\na,z\n", "Id,Parent\nz,a\n"],
    ["Id,Parent\na,z\n", "<table><row id=\"z\" parent=\" a \"/></table>"],
    [
      "Id,Parent\n\"a \"\"b\"\"\",\nc,\"a \"\"b\"\"\"\n",
      "<table><row id=\"d\" parent='a \"b\"'/></table>",
    ],
    ["Id,Parent\ncafé,\nb,cafe\u{301}\n"],
  ])
  func aReferenceMayPointForwardBackAndAtItself(_ sources: [String]) throws {
    #expect(try one(sources, Self.texts, Self.parents).lines == [])
  }

  @Test func numbersAreComparedNotTheirSpellings() throws {
    #expect(try one(["Id,Parent\n7,007\n08,+7\n9,8\n"], Self.numbers, Self.parents).lines == [])
    let decimals = Self.numbers.replacing("integer", with: "number")
    #expect(try one(["Id,Parent\n1.50,2\n2.0,1.5\n"], decimals, Self.parents).lines == [])
    let doubled = try one(["Id,Parent\n1.50,\n1.5,\n"], decimals, Self.parents)
    #expect(doubled.check.findings.kept.map(\.code) == [.notUnique])
  }

  @Test(arguments: [
    (
      texts, ["Id,Parent\na,\"x, y\"\nb,B\n", "Parent,Id\n\"x, y\",c\n"],
      [
        "F116 a.csv:2«x, y»: Parent refers to \"x, y\", here and in 1 more row, and no row has this Id"
          + " | add that row, or refer to one that is there | a.csv:1«Id»: the keys of a are in this column",
        "F116 a.csv:3«B»: Parent refers to \"B\", and no row has this Id"
          + " | did you mean b? | add that row, or refer to one that is there | a.csv:3«b»: this one is there",
      ]
    ),
    (
      numbers, ["<table><row id=\"1\" parent=\"2\"/></table>"],
      [
        "F116 a.xml:1«2»: Parent refers to 2, and no row has this Id"
          + " | add that row, or refer to one that is there"
      ]
    ),
  ])
  func aReferenceToNothingIsFound(
    _ fields: String, _ sources: [String], _ lines: [String]
  ) throws {
    #expect(try one(sources, fields, Self.parents).lines == lines)
  }

  @Test func thePartsOfACompositeKeyBelongTogether() throws {
    let found = try one(
      ["A,B,C,D\nx,1,y,2\ny,2,x,2\nz,3,,1\nxy,1,x,y1\n"],
      "{\"name\": \"A\"}, {\"name\": \"B\"}, {\"name\": \"C\"}, {\"name\": \"D\"}",
      """
      "primaryKey": ["A", "B"],
      "foreignKeys": [{"fields": ["C", "D"], "reference": {"fields": ["A", "B"]}}]
      """)
    #expect(
      found.lines == [
        "F116 a.csv:3«x»: C and D refer to \"x\", \"2\", and no row has this A and B"
          + " | add that row, or refer to one that is there | a.csv:1«A»: the keys of a are in this column",
        "F116 a.csv:5«x»: C and D refer to \"x\", \"y1\", and no row has this A and B"
          + " | add that row, or refer to one that is there | a.csv:1«A»: the keys of a are in this column",
      ])
  }

  @Test func everyLostKeyIsCountedAndThoseWithinTheLimitAreShown() throws {
    let rows = (0..<500).map { "\($0 / 2),\($0)" }.joined(separator: "\n")
    let found = try one(
      ["Parent,Id\n\(rows)\n".replacing("\n0,", with: "\n1000,")],
      "{\"name\": \"Id\"}, {\"name\": \"Parent\"}",
      Self.parents.replacing("\"fields\": \"Id\"", with: "\"fields\": \"Parent\"")
        .replacing("\"fields\": \"Parent\", \"ref", with: "\"fields\": \"Id\", \"ref"), limit: 7)
    // Rows 250 to 499 are nobody's parent, and neither is the first.
    #expect(found.check.findings.errors == 251)
    // The seventh is the warning that several rows have one parent.
    #expect(found.check.findings.kept.filter { $0.code == .missingReference }.count == 6)
  }

  @Test func tablesMayReferToEachOtherInACircle() throws {
    let schema = Halls.schemas["cities.json"]?.replacing(
      "\"primaryKey\"",
      with: """
        "foreignKeys": [{"fields": "Country", "reference": {"resource": "people", "fields": "Name"}}],
        "primaryKey"
        """)
    let cities =
      "Name,Country\nCopenhagen,Jørn Utzon\nBremen,\nToronto,Frank Gehry\n"
      + "Sydney,\nBerlin,\nLos Angeles,\nVienna,\n"
    #expect(try Halls(["cities.json": schema ?? "", "cities.csv": cities]).lines == [])
    let wrong = cities.replacing("Jørn", with: "Jorn")
    #expect(
      try Halls(["cities.json": schema ?? "", "cities.csv": wrong]).check.findings.kept.map {
        $0.label
      } == ["did you mean Jørn Utzon?"])
  }

  @Test func aFixCorrectsAllRowsWithALostKey() throws {
    let found = try Halls(["halls.csv": Halls.halls.replacing("Frank Gehry", with: "Frank Gehri")])
    let fixes = found.check.findings.kept.map(\.fix)
    #expect(fixes.map { $0?.edits.map(\.replacement) } == [["Frank Gehry", "Frank Gehry"]])
    #expect(fixes.map { $0?.safe } == [false])
  }

  @Test func aTableMayReferToTheQuestionsOfAGame() throws {
    let schema = """
      {"fields": [{"name": "Of"}], "foreignKeys": [
        {"fields": "Of", "reference": {"resource": "facts", "fields": "Fact"}}]}
      """
    let found = try Halls([
      "pack.xml": """
      <pack id="halls" version="1.0.0" kind="facts" asOf="2026-01-01"><title>Halls</title>
      <source path="facts.csv"/>
      <table name="notes" schema="notes.json"><source path="notes.csv"/></table></pack>
      """,
      "facts.csv": "Fact,Value,Unit\nHeight of the Elbphilharmonie,110,m\nSeats of it,2100,seats\n",
      "notes.json": schema, "notes.csv": "Of\nSeats of it\nSeats of them\n",
    ])
    #expect(
      found.lines == [
        "F116 notes.csv:3«Seats of them»: Of refers to \"Seats of them\", and no row of facts has this Fact"
          + " | add that row to facts, or refer to one that is there | facts.csv:1«Fact»: the keys of"
          + " facts are in this column"
      ])
  }

  @Test func aTableThatWasNotReadBreaksNoKey() throws {
    let missing = try Halls(["cities.csv": "Name,Country\n\"Sydney,Australia\nBerlin,Germany\n"])
    #expect(!missing.check.findings.kept.contains { $0.code == .missingReference })
    #expect(missing.check.findings.errors > 0)
  }

  @Test func aTableWithoutAnyKeyIsReportedOnce() throws {
    let found = try Halls([
      "cities.json": "{\"fields\": [{\"name\": \"Name\", \"constraints\": {\"unique\": true}}]}",
      "cities.csv": "Country\nAustralia\nGermany\n",
      "people.json": "{\"fields\": [{\"name\": \"Name\"}], \"primaryKey\": \"Name\"}",
    ])
    #expect(
      found.lines == [
        "F116 halls.csv:2«Sydney»: City refers to rows of cities, and none has a Name"
          + " | the first of 4 values | fill in Name in cities"
      ])
  }

  @Test(arguments: [
    (
      "\"resource\": \"town\"",
      "F160 people.json:3«\"town\"»: the project has no table \"town\""
        + " | its tables are halls, people, cities"
    ),
    (
      "\"resource\": \"citie\"",
      "F160 people.json:3«\"citie\"»: the project has no table \"citie\""
        + " | did you mean cities? | its tables are halls, people, cities"
    ),
    (
      "\"resource\": \"halls\"",
      "F162 people.json:3«\"Name\"»: several rows of halls may have the same Name"
        + " | no key of that table | make it the primaryKey of halls, or say unique in its constraints"
    ),
  ])
  func aKeyToAnotherTableIsMatchedWithIt(_ resource: String, _ line: String) throws {
    let schema = Halls.schemas["people.json"]?.replacing("\"resource\": \"cities\"", with: resource)
    #expect(
      try Halls(["people.json": schema ?? ""]).lines.filter { $0.contains("people.json") } == [line]
    )
  }

  @Test(arguments: [
    (
      "\"fields\": \"Nam\"}}",
      "F160 people.json:3«\"Nam\"»: the table cities has no column \"Nam\""
        + " | did you mean Name? | its columns are Name, Country"
    ),
    (
      "\"fields\": [\"Name\"]}}, {\"fields\": \"Born\", \"reference\": {\"resource\": \"cities\", \"fields\": \"Name\"}}",
      "F161 people.json:3«\"Name\"»: Born is of type year, and Name of cities of type string"
        + " | give both columns one type"
    ),
  ])
  func theTargetOfAKeyIsAColumnOfTheSameType(_ fields: String, _ line: String) throws {
    let schema = Halls.schemas["people.json"]?.replacing("\"fields\": \"Name\"}}", with: fields)
    #expect(try Halls(["people.json": schema ?? ""]).lines == [line])
  }

  // MARK: - Both paths

  /// A project with keys of one text, of one number and of two columns, some of which refer to nothing.
  private func many(_ random: inout SplitMix) -> [String: String] {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    var halls = "Id,Name,City,Country,Owner,Annexe\n"
    let rowCount = 6_000 + number(2_000)
    for row in 0..<rowCount {
      let city = number(2_000) == 0 ? "Nowhere \(number(3))" : "City \(number(300))"
      let country = number(2_000) == 0 ? "\"no \"\"land\"\"\"" : "Land \(number(300) % 7)"
      let owner = number(500) == 0 ? 9_999 : number(40)
      let spelt = number(50) == 0 ? "0\(owner)" : "\(owner)"
      let annexe =
        number(2_500) == 0 ? "\(rowCount + number(5))" : number(9) == 0 ? "" : "\(number(rowCount))"
      let id = number(3_000) == 0 ? "\(number(rowCount))" : "\(row)"
      halls += "\(id),A hall with the number \(row),\(city),\(country),\(spelt),\(annexe)\n"
    }
    var cities = "Name,Land\n"
    for city in 0..<300 { cities += "City \(city),Land \(city % 7)\n" }
    var people = "Id,Name,City,Country\n"
    for person in 0..<40 { people += "\(person),P\(person),City \(person),Land \(number(7))\n" }
    return [
      "halls.csv": halls, "cities.csv": cities, "people.csv": people,
      "cities.json": """
      {"fields": [{"name": "Name"}, {"name": "Land"}], "primaryKey": "Name"}
      """,
      "people.json": """
      {"fields": [{"name": "Id", "type": "integer"}, {"name": "Name"}, {"name": "City"},
       {"name": "Country"}], "primaryKey": "Id", "foreignKeys": [
       {"fields": ["City", "Country"], "reference": {"resource": "cities", "fields": ["Name", "Land"]}}]}
      """,
      "halls.json": """
      {"fields": [{"name": "Id", "type": "integer"}, {"name": "Name"}, {"name": "City"},
       {"name": "Country"}, {"name": "Owner", "type": "integer"}, {"name": "Annexe", "type": "integer"}],
       "primaryKey": "Id", "foreignKeys": [
       {"fields": "City", "reference": {"resource": "cities", "fields": "Name"}},
       {"fields": ["Country", "City"], "reference": {"resource": "cities", "fields": ["Land", "Name"]}},
       {"fields": "Owner", "reference": {"resource": "people", "fields": "Id"}},
       {"fields": "Annexe", "reference": {"resource": "", "fields": "Id"}}]}
      """,
    ]
  }

  @Test(arguments: 1...2)
  func theFastPathAndAnyNumberOfThreadsFindTheSame(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let files = many(&random)
    func found(threads: Int, isSlow: Bool = false) throws -> [String] {
      let halls = try Halls(files, threads: threads, isSlow: isSlow)
      return halls.check.findings.kept.map { finding in
        let places = ([finding.place] + finding.related.map(\.place)).map {
          "\(halls.project.localName(of: $0.file)) \($0.bytes)"
        }
        return "\(places) \(finding.message) \(finding.label ?? "")"
      }
    }
    let slow = try found(threads: 1, isSlow: true)
    #expect(slow.contains { $0.contains("refers to 9999") })
    #expect(slow.contains { $0.contains("City and Country") || $0.contains("Country and City") })
    for threads in [1, 3] { #expect(try found(threads: threads) == slow) }
  }
}
