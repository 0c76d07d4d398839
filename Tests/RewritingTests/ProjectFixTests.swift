import Diagnostics
import Files
import PackFormat
@testable import Projects
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Rewriting

struct ProjectFixTests {
  private static let options = ProjectCheck.Options(
    now: CalendarDate("2026-01-01"), today: nil)

  private func fix(_ path: String, unsafe: Bool = false) throws -> ProjectFix {
    try ProjectFix(
      path, kind: nil, SourceReading(), Self.options, includingUnsafe: unsafe)
  }

  private func fixed(_ text: String, unsafe: Bool = false) throws -> String? {
    let folder = TemporaryFolder()
    let path = folder.write("a.csv", Array(text.utf8))
    return try fix(path, unsafe: unsafe).files.first.map {
      String(decoding: $0.after, as: UTF8.self)
    }
  }

  @Test func onlyTheBytesThatAFixItNamesChange() throws {
    let text =
      "\u{FEFF}Unit;Extra;Value;Fact\r\npeople; kept  as it is;3.1 billion;Humans alive\r\n"
      + "degrees;;360;\"Degrees in a circle\""
    #expect(
      try fixed(text) == text.replacing("3.1 billion", with: "3100000000"))
  }

  @Test func unsafeFixesAreAppliedOnlyOnRequest() throws {
    let text = "Fact,Value,Unit\nTop of the world,\"8,849\",m\n"
    #expect(try fixed(text) == nil)
    #expect(try fixed(text, unsafe: true) == text.replacing("8,849", with: "8849"))
  }

  @Test func aSourceWithoutFaultsStaysAsItIs() throws {
    #expect(try fixed("Fact,Value,Unit\nTop of the world,8849,m\n") == nil)
  }

  @Test func remainingFindingsAreCountedAfterFixing() throws {
    let folder = TemporaryFolder()
    let path = folder.write(
      "a.csv", Array("Fact,Value,Unit\nHumans,3.1 billion,people\nTop,many,m\nSea,\"8,8\",m\n".utf8)
    )
    let fix = try fix(path)
    #expect(fix.files.map(\.count) == [1])
    #expect(fix.left.kept.map(\.code.id) == ["F104", "F104"])
    #expect(fix.left.unsafelyFixable == 1)
  }

  @Test(arguments: [
    ("Sea,8,m\nTop,8,m\nSea,8,m\nSea,8,m\n", "Sea,8,m\nTop,8,m\n"),
    ("Sea,8,m\r\nTop,8,m\r\nSea,8,m", "Sea,8,m\r\nTop,8,m\r\n"),
    ("\"Sea\n2\",8,m\nTop,8,m\n\"Sea\n2\",8,m\n", "\"Sea\n2\",8,m\nTop,8,m\n"),
  ])
  func aRowThatRepeatsAnotherByteForByteIsRemoved(rows: String, expected: String) throws {
    let header = "Fact,Value,Unit" + (rows.contains("\r") ? "\r\n" : "\n")
    #expect(try fixed(header + rows) == header + expected)
  }

  @Test(arguments: ["Sea,8,m\nSea,9,m\n", "Sea,8,m\nTop,1,m\n\"Sea\",8,m\n"])
  func aRowWithTheSameKeyAndOtherBytesIsLeftToItsAuthor(rows: String) throws {
    #expect(try fixed("Fact,Value,Unit\n" + rows, unsafe: true) == nil)
  }

  @Test func columnsAtTheEndWithoutNameAndValueAreRemoved() throws {
    #expect(
      try fixed("Fact,Value,Unit,,\nSea,8,m,,\n\"Top\",9,\"m\",\"\",\nHill,7,m\n")
        == "Fact,Value,Unit\nSea,8,m\n\"Top\",9,\"m\"\nHill,7,m\n")
    #expect(try fixed("Fact,Value,Unit,,\nSea,8,m,,\nTop,9,m,,x\n", unsafe: true) == nil)
    #expect(try fixed("Fact,,Value,Unit\nSea,,8,m\n", unsafe: true) == nil)
  }

  @Test func onlyFindingsThatTheFilterShowsAreFixed() throws {
    let folder = TemporaryFolder()
    let path = folder.write(
      "a.csv", Array("Fact,Value,Unit\nHumans,3.1 billion,people\n,,\nTop,many,m\n".utf8))
    let empty = try #require(Code.all.first { $0.id == "F117" })
    let fix = try ProjectFix(
      path, kind: nil, SourceReading(), Self.options, includingUnsafe: false,
      showing: CodeFilter(selecting: [empty]))
    #expect(fix.files.map(\.count) == [1])
    #expect(fix.left.kept.isEmpty && fix.left.errors == 2 && fix.left.errorsLeftOut == 2)
  }

  @Test func moreFaultsThanOneRoundTakesAreAllFixed() throws {
    let folder = TemporaryFolder()
    let rows = (0..<103).map { "Number \($0) of people,3 million,people\n" }.joined()
    let fix = try ProjectFix(
      folder.write("a.csv", Array("Fact,Value,Unit\n\(rows)".utf8)), kind: nil, SourceReading(),
      Self.options, includingUnsafe: false, findingsOfARound: 4)
    #expect(fix.files.map(\.count) == [103])
    #expect(fix.left.count == 0)
  }

  /// The files of each golden source and project, by group and name.
  private static let golden: [String: [TextArchive.Entry]] = {
    let root =
      #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined() + "/Fixtures/golden"
    var cases: [String: [TextArchive.Entry]] = [:]
    for group in ["findings", "projects"] {
      for archive in ((try? Folder.entries(of: "\(root)/\(group)")) ?? []).map(\.name) {
        let files = try? TextArchive(file: "\(root)/\(group)/\(archive)", shared: root).entries
        for file in files ?? []
        where file.name.contains("/") || !file.name.hasSuffix(".txt") {
          let name = file.name.split(separator: "/").first ?? ""
          cases["\(group)/\(name)", default: []].append(file)
        }
      }
    }
    return cases
  }()

  @Test func goldenSourcesAreFound() { #expect(Self.golden.count > 290) }

  @Test(arguments: golden.keys.sorted(), [false, true])
  func fixingTwiceChangesNothingMore(golden: String, unsafe: Bool) throws {
    let folder = TemporaryFolder()
    let name = Path.name(of: golden)
    for file in try #require(Self.golden[golden]) {
      try Folder.create(Path.folder(of: folder(file.name)))
      folder.write(file.name, file.bytes)
    }
    let first = try fix(folder(name), unsafe: unsafe)
    for file in first.files {
      #expect(try InputFile.readAll(file.path, limit: 1 << 24) == file.before)
      folder.write(String(file.path.dropFirst(folder.path.count + 1)), file.after)
    }
    let second = try fix(folder(name), unsafe: unsafe)
    #expect(second.files.map(\.path) == [])
    #expect(second.left.kept == first.left.kept)
  }
}
