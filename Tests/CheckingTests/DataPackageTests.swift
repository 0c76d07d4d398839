import Diagnostics
import Files
import PackFormat
import Rows
import TestSupport
import Testing

@testable import Checking
@testable import Kinds
@testable import Projects

/// A Data Package in a temporary folder.
private struct Package {
  static let people = "Name,Born\nJørn Utzon,1918\nHans Scharoun,1893\n"
  static let schema =
    "{\"fields\": [{\"name\": \"Name\"}, {\"name\": \"Born\", \"type\": \"year\"}]}"

  let project: PackProject
  let check: ProjectCheck
  private let folder = TemporaryFolder()

  init(_ descriptor: String, _ files: [String: String] = [:]) throws {
    folder.write("datapackage.json", Array(descriptor.utf8))
    folder.write("people.csv", Array(Self.people.utf8))
    for (name, text) in files { folder.write(name, Array(text.utf8)) }
    project = try PackProject(opening: folder.path, kind: nil)
    check = try ProjectCheck(project, .init(now: nil, today: nil), building: true)
  }

  /// Makes the descriptor of a package with one resource, which has these members beside its name.
  static func resource(_ members: String) -> String {
    "{\"name\": \"halls\", \"resources\": [{\"name\": \"people\", \(members)}]}"
  }

  /// The findings in one line each: code, place, message and label.
  var lines: [String] {
    check.findings.kept.map { finding in
      let bytes = (try? InputFile.readFile(finding.place.file, limit: 1 << 24)) ?? []
      let text = String(decoding: bytes[finding.place.bytes], as: UTF8.self)
      return "\(finding.code.id) \(Path.name(of: finding.place.file))«\(text)»: \(finding.message)"
        + (finding.label.map { " | \($0)" } ?? "")
    }
  }
}

/// Tests of Data Packages that are read as projects.
struct DataPackageTests {
  @Test func aPackageIsAProjectAsItStands() throws {
    let descriptor = """
      {
        "$schema": "https://datapackage.org/profiles/2.0/datapackage.json",
        "name": "Concert_Halls", "title": "Concert halls", "version": "1.2.0", "language": "de",
        "description": "Halls\\nand people", "homepage": "https://example.org",
        "licenses": [{"name": "CC-BY-4.0"}, {"name": "ODbL-1.0", "path": "https://example.org"}],
        "contributors": [{"title": "A. Author", "path": "https://example.org", "email": "a@example.org"}],
        "resources": [
          {"name": "halls", "path": ["north.csv", "south.tsv"], "format": "csv", "encoding": "UTF-8",
           "dialect": {"delimiter": ";", "quoteChar": "\\"", "header": true, "skipInitialSpace": true},
           "schema": {"fields": [{"name": "Name"}, {"name": "Opened", "type": "year"}],
             "missingValues": ["", "-"], "primaryKey": ["Name"]}},
          {"name": "people", "path": "people.csv", "schema": "people.json", "bytes": 46,
           "hash": "sha256:1"},
          {"name": "logo", "path": "logo.svg"}
        ]
      }
      """
    let package = try Package(
      descriptor,
      [
        "north.csv": "Name;Opened\nMusikverein;1870\n", "south.tsv": "Name;Opened\nSydney;-\n",
        "people.json": Package.schema,
      ])
    let manifest = try #require(package.project.manifest)
    #expect(manifest.id == "concert-halls")
    #expect(manifest.version == "1.2.0")
    #expect(manifest.kind == "table")
    #expect(manifest.titles == [.init(language: "de", text: "Concert halls")])
    #expect(
      manifest.about == [
        .init(key: "description", language: "de", text: "Halls and people"),
        .init(key: "licence", language: "", text: "CC-BY-4.0 AND ODbL-1.0"),
        .init(key: "author", language: "", text: "A. Author"),
        .init(key: "author-url", language: "", text: "https://example.org"),
      ])
    #expect(manifest.tables.map(\.name) == ["halls", "people"])
    #expect(package.project.note == "note: a pack does not keep email of contributors, homepage")
    #expect(
      package.lines == [
        "M163 datapackage.json«\"sha256:1\"»: \"people.csv\" has another SHA-256 | "
          + "18c3bcc0c77c5ec97d4331ff1f78249089a062224f9c05e01024909d21e26be0",
        "M164 datapackage.json«\"logo.svg\"»: the resource \"logo\" is no table: it is of the format \"svg\" | the pack is without it",
      ])
  }

  @Test func aSchemaInThePackageHasItsFindingsThere() throws {
    let package = try Package(
      Package.resource(
        "\"path\": \"people.csv\", \"schema\": {\"fields\": [{\"name\": \"Name\", \"type\": \"text\"}]}"
      ))
    #expect(package.lines.count == 1)
    #expect(
      package.lines.first?.hasPrefix(
        "M123 datapackage.json«\"text\"»: this is not a valid schema of a table | expected one of")
        == true)
  }

  @Test func aSchemaInThePackageIsInThePackByteForByte() throws {
    let package = try Package(
      Package.resource("\"path\": \"people.csv\", \"schema\":  \(Package.schema) ")
        .replacing("\"people\"", with: "\"table\""))
    #expect(package.lines == [])
    let pack = try PackReader(ByteSource(try #require(package.check.pack).bytes))
    let table = try #require(pack.tables.first { $0.name.hasSuffix("schema") })
    let json = try #require(table.optionalColumn("JSON"))
    #expect(try pack.blob(json, 0) == Array(Package.schema.utf8))
  }

  @Test(arguments: [
    ("«»", "M160", "this is no data package"), ("«[]»", "M160", "this is no data package"),
    ("{\"name\": \"a\", «»}", "M160", "this is no data package"),
    (
      String(repeating: "[", count: 64) + "«»" + String(repeating: "[", count: 99_936), "M160",
      "this is no data package"
    ),
    ("«{\"name\": \"a\"}»", "M160", "the data package has no resources"),
    ("{\"resources\": «[]»}", "M160", "resources is not as the standard says"),
    ("{\"resources\": [«7»]}", "M160", "a resource is not as the standard says"),
    ("{\"resources\": [«{}»]}", "M160", "a resource has no name"),
    (
      "{\"resources\": [{\"name\": «\".rules\"», \"path\": \"a.csv\"}]}", "M160",
      "the resource \".rules\" begins with a dot, as only packtool's own tables do"
    ),
    (
      "{\"resources\": [{\"name\": «\"a/b\"», \"path\": \"a.csv\"}]}", "M160",
      "the resource \"a/b\" is not of 1 to 64 letters, digits and the signs - _ and ., as in people"
    ),
    ("{\"resources\": [«{\"name\": \"a\"}»]}", "M160", "the resource \"a\" has no path"),
    (
      "{\"resources\": [{\"name\": \"a\", \"path\": «[]»}]}", "M160",
      "path is not as the standard says"
    ),
    (
      "{\"resources\": [{\"name\": \"a\", \"path\": «7»}]}", "M160",
      "path is not as the standard says"
    ),
    ("{\"title\": «7», \"resources\": []}", "M160", "title is not as the standard says"),
    (
      "{\"name\": \"a\", \"licenses\": «{}», \"resources\": []}", "M160",
      "licenses is not as the standard says"
    ),
    (
      "{\"name\": \"a\", \"language\": «\"German!\"», \"resources\": []}", "M160",
      "language is not as the standard says"
    ),
  ])
  func aPackageThatIsNotAsTheStandardSaysIsRefused(
    _ marked: String, _ code: String, _ message: String
  )
    throws
  {
    let marked = MarkedText(marked)
    let findings = try Package(marked.text).check.findings.kept
    let found = findings.first { $0.place.bytes == marked.place }
    #expect(found?.code.id == code)
    #expect(found?.message == message)
  }

  @Test(arguments: [
    ("\"data\": «[]»", "M161", "the rows of \"people\" stand in the descriptor itself"),
    ("\"path\": «\"https://example.org/a.csv\"»", "M161", "the rows of \"people\" are on the web"),
    (
      "\"path\": \"people.json\", \"format\": «\"json\"», \"schema\": {}", "M161",
      "the table \"people\" is of the format \"json\""
    ),
    (
      "\"path\": \"a.csv\", \"schema\": «\"https://example.org/a.json\"»", "M161",
      "the schema of \"people\" is on the web"
    ),
    ("\"path\": \"a.csv\", \"schema\": «[]»", "M160", "schema is not as the standard says"),
    (
      "\"path\": \"a.csv\", \"schema\": {}, \"encoding\": «\"x\"»", "M162",
      "the encoding \"x\" is not known"
    ),
    (
      "\"path\": \"a.csv\", \"schema\": {}, \"dialect\": «\"d.json\"»", "M162",
      "the dialect of \"people\" is in another file"
    ),
    (
      "\"path\": \"a.csv\", \"schema\": {}, \"dialect\": {\"quoteChar\": «\"'\"»}", "M162",
      "the dialect's \"quoteChar\" is not honoured"
    ),
    (
      "\"path\": \"a.csv\", \"schema\": {}, \"dialect\": {\"csv\": {\"delimiter\": «\"::\"»}}",
      "M162", "the dialect's \"delimiter\" is not honoured"
    ),
    (
      "\"path\": \"a.csv\", \"schema\": {}, \"dialect\": {\"header\": «false»}", "M162",
      "the dialect's \"header\" is not honoured"
    ),
    (
      "\"path\": \"a.csv\", \"schema\": {}, \"dialect\": {\"commentChar\": «\"#\"»}", "M162",
      "the dialect's \"commentChar\" is not honoured"
    ),
    (
      "\"path\": \"a.csv\", \"schema\": {}, \"dialect\": {\"sheetName\": «\"a\"»}", "M162",
      "the dialect's \"sheetName\" is not honoured"
    ),
    (
      "\"path\": \"a.csv\", \"schema\": {}, \"hash\": «\"12ab\"»", "M164",
      "the hash of \"people\" is not checked"
    ),
    (
      "\"path\": \"a.csv\", \"schema\": {}, \"bytes\": «-1»", "M160",
      "bytes is not as the standard says"
    ),
    (
      "\"path\": \"a.csv\", \"schema\": {}, \"profile\": «\"fiscal\"»", "M164",
      "the rules of the profile \"fiscal\" are not checked"
    ),
  ])
  func whatIsNotHonouredIsReportedAtItsPlace(_ marked: String, _ code: String, _ message: String)
    throws
  {
    let marked = MarkedText(Package.resource(marked))
    let findings = try Package(marked.text).check.findings.kept
    let found = findings.first { $0.place.bytes == marked.place }
    #expect(found?.code.id == code)
    #expect(found?.message == message)
  }

  @Test(arguments: ["../people.csv", "/etc/passwd", "a\\b.csv", "people.csv/", "./people.csv"])
  func aPathOutOfThePackageIsRefused(_ path: String) throws {
    let written = path.replacing("\\", with: "\\\\")
    let marked = MarkedText(
      Package.resource("\"path\": «\"\(written)\"», \"schema\": \(Package.schema)"))
    let findings = try Package(marked.text).check.findings.kept
    #expect(findings.map(\.code) == [.unsafePath])
    #expect(findings.map(\.place.bytes) == [marked.place])
  }

  @Test func resourcesOfOneNameAreReportedOnce() throws {
    let resource = { (name: String) in
      "{\"name\": \(name), \"path\": \"people.csv\", \"schema\": \(Package.schema)}"
    }
    let marked = MarkedText(
      "{\"resources\": [\(resource("\"a\"")), \(resource("«\"A\"»").replacing("people.csv", with: "b.csv"))]}"
    )
    let package = try Package(marked.text, ["b.csv": Package.people])
    #expect(package.check.findings.kept.map(\.place.bytes) == [marked.place])
    #expect(package.check.findings.kept.map(\.code.id) == ["M151"])
  }

  @Test func aDescriptorThatIsTooLargeIsReportedUnread() throws {
    let package = try Package(
      "{\"name\": \"a\", \"x\": \"\(String(repeating: "x", count: DataPackageReader.longest))\"}")
    #expect(package.check.findings.kept.map(\.label) == ["over 4 MiB"])
  }

  @Test func tooManyFilesAreRefused() throws {
    let paths = (0..<1_001).map { "\"\($0).csv\"" }.joined(separator: ",")
    let findings = try Package(
      Package.resource("\"path\": [\(paths)], \"schema\": \(Package.schema)")
    ).check.findings.kept
    #expect(findings.map(\.message) == ["the resources have over 1000 files"])
  }

  @Test func aFileOfAnotherSizeIsReported() throws {
    let size = Package.people.utf8.count
    let right = Package.resource(
      "\"path\": \"people.csv\", \"schema\": \(Package.schema), \"bytes\": \(size)")
    #expect(try Package(right).lines == [])
    let wrong = right.replacing("\"bytes\": \(size)", with: "\"bytes\": 5")
    #expect(
      try Package(wrong).lines == [
        "M163 datapackage.json«5»: \"people.csv\" has \(size) bytes | not 5"
      ])
  }

  @Test func aManifestOfPacktoolComesFirst() throws {
    let pack = """
      <pack id="people" version="1.0.0" kind="table"><title>People</title>
      <schema path="people.json"/><source path="people.csv"/></pack>
      """
    let package = try Package("[", ["pack.xml": pack, "people.json": Package.schema])
    #expect(package.lines == [])
    #expect(package.project.form == .pack)
  }
}
