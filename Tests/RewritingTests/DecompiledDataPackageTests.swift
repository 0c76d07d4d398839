import Diagnostics
import Files
import PackFormat
import TestSupport
import Testing

@testable import Checking
@testable import Comparing
@testable import Projects
@testable import Rewriting

/// Tests that a Data Package made of a pack gives the same content when it is compiled.
struct DecompiledDataPackageTests {
  private static let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

  private static let halls = """
    {"fields": [{"name": "Name"}, {"name": "City"}, {"name": "Opened", "type": "year"},
      {"name": "Seats", "type": "number", "decimalChar": ",", "groupChar": "."},
      {"name": "Open", "type": "boolean", "trueValues": ["yes"], "falseValues": ["no"]},
      {"name": "Doors", "type": "time"}, {"name": "Logo", "asset": true}],
     "missingValues": ["", "-"], "primaryKey": "Name",
     "foreignKeys": [{"fields": "City", "reference": {"resource": "Städte", "fields": "Name"}}]}

    """
  private static let manifest = """
    <pack id="halls" version="1.2.0-rc.1" kind="table" asOf="2026-01-31" language="de" translations="en">
      <title>Häuser</title>
      <description>Säle und Städte</description>
      <table name="halls" schema="s/halls.json">
        <source path="a.csv" delimiter="semicolon"/><source path="b.csv"/>
      </table>
      <table name="Städte" schema="s/cities.json"><source path="c.csv"/></table>
      <license spdx="CC-BY-4.0 AND MIT"/>
      <author name="A. Author" url="https://example.org"/><author name="B. Author"/>
    </pack>
    """

  private static func check(_ path: String) throws -> ProjectCheck {
    try ProjectCheck(
      PackProject(opening: path, kind: nil), .init(now: nil, today: nil), building: true)
  }

  private static func reader(_ check: ProjectCheck) throws -> PackReader {
    #expect(check.findings.kept.filter { $0.code.severity == .error }.map(\.message) == [])
    return try PackReader(ByteSource(try #require(check.pack).bytes))
  }

  private static let cities = """
    {"fields": [{"name": "Name"}, {"name": "Note", "translatable": true}], "primaryKey": "Name"}
    """

  private func project() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try Folder.create(folder("s"))
    let picture = try #require(
      try? InputFile.readFile(Self.root + "/Fixtures/golden/pictures/ring.png", limit: 1 << 20))
    for (name, text) in [
      ("pack.xml", Self.manifest), ("s/halls.json", Self.halls), ("s/cities.json", Self.cities),
      (
        "a.csv",
        "Name;City;Opened;Seats;Open;Doors;Logo\nMusikverein;Wien;1870;1.744,5;yes;18:30:00;ring.png\n"
      ),
      ("b.csv", "Name,City,Further\n\"Haus, \"\"das\"\"\",Wien,=1+1\nSaal,-,\n"),
      ("c.csv", "Name,Note,Note@en\nWien,schön,beautiful\n"),
    ] { folder.write(name, Array(text.utf8)) }
    folder.write("ring.png", picture)
    return folder
  }

  @Test func compilingItGivesTheSameContent() throws {
    let folder = try project()
    let pack = try Self.reader(Self.check(folder.path))
    let copy = folder("copy")
    let package = try DecompiledDataPackage(pack)
    #expect(package.counts == (tables: 2, rows: 4, pictures: 1))
    try package.write(to: copy)
    let names = try Folder.entries(of: copy).map(\.name).sorted()
    #expect(
      names == [
        "datapackage.json", "halls.csv", "halls.schema.json", "images", "st-dte.csv",
        "st-dte.schema.json",
      ])
    let read = { (name: String) in
      String(
        decoding: try InputFile.readFile(Path.joined(copy, name), limit: 1 << 20), as: UTF8.self)
    }
    #expect(
      try read("halls.csv") == #"""
        Name,City,Opened,Seats,Open,Doors,Logo,Further
        Musikverein,Wien,1870,"1744,5",yes,18:30:00,ring.png,
        "Haus, ""das""",Wien,,,,,,=1+1
        Saal,,,,,,,

        """#)
    #expect(try read("halls.schema.json") == Self.halls)
    let again = try Self.reader(Self.check(copy))
    #expect(again.header.contentDigest == pack.header.contentDigest)
    #expect(again.header.card == pack.header.card)
  }

  @Test func namesThatMakeOneFileNameAreToldApart() throws {
    let folder = TemporaryFolder()
    let table = { (name: String) in
      "<table name=\"\(name)\" schema=\"a.json\"><source path=\"\(name.utf8.count).csv\"/></table>"
    }
    folder.write(
      "pack.xml",
      Array(
        "<pack id=\"a-b\" version=\"1.0.0\" kind=\"table\"><title>T</title>\(table("a_b"))\(table("a.--b"))</pack>"
          .utf8))
    folder.write("a.json", Array("{\"fields\": [{\"name\": \"A\"}]}".utf8))
    for name in ["3.csv", "5.csv"] { folder.write(name, Array("A\n\(name)\n".utf8)) }
    let pack = try Self.reader(Self.check(folder.path))
    try DecompiledDataPackage(pack).write(to: folder("copy"))
    let again = try Self.reader(Self.check(folder("copy")))
    #expect(again.tables.prefix(2).map(\.name) == ["a_b", "a.--b"])
    #expect(again.header.contentDigest == pack.header.contentDigest)
  }

  @Test(arguments: [
    "world-facts", "world-currencies", "in-a-word", "eagles-hall-of-fame", "number-grid",
    "first-things-first", "perfect-pairs",
  ])
  func theQuestionsOfAGameBecomeATableWithoutFindings(_ name: String) throws {
    let pack = try Self.reader(Self.check(Self.root + "/packs/" + name))
    let folder = TemporaryFolder()
    try DecompiledDataPackage(pack).write(to: folder("copy"))
    let check = try Self.check(folder("copy"))
    #expect(check.findings.count == 0)
    let again = try Self.reader(check)
    #expect(again.header.card.kind == "table")
    #expect(again.kindTable.name == pack.kindTable.name)
    #expect(again.kindTable.rowCount == pack.kindTable.rowCount)
    #expect(again.kindTable.columns.map(\.name) == pack.kindTable.columns.map(\.name))
    // The look of a game stays behind, and so does an icon that no row has.
    let icons = try PackListing(pack).theme.count { $0.name == "icon" }
    #expect(again.table(.assets)?.rowCount == pack.table(.assets).map { $0.rowCount - icons })
  }
}
