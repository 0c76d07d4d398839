import Files
import PackFormat
import Testing
import TestSupport

@testable import Comparing
@testable import Rewriting

/// Tests of packs of version 0 of the format, which can only be decompiled and listed, and of version 1.1.
struct FormatVersionTests {
  private static let path = "Fixtures/format/0/table.qpk"

  private func source() throws -> ByteSource {
    ByteSource(try InputFile.readAll(Self.path, limit: 1 << 20))
  }

  @Test func readersRefuseItAndSayWhatToDo() throws {
    let error = #expect(throws: PackError.self) { try PackReader(try source()) }
    #expect(error == PackError(.unknownVersion(0), at: 8))
    #expect(
      error?.message
        == "made in pack format 0, before the first release: run packtool decompile on it, and compile the project again"
    )
  }

  @Test func itIsListedWithTheNamesOfVersion1() throws {
    let pack = try PackReader(try source(), digest: .portable, oldest: Format0.major)
    try pack.verify()
    let listing = try PackListing(pack)
    #expect(listing.format == "0.0")
    #expect(
      pack.tables.map(\.name)
        == ["table", ".rules", ".about", ".theme", ".assets", ".key", ".schema"])
    #expect(pack.provenance.map(\.name) == ["table", ".sources"])
    #expect(
      try (0..<3).map { try pack.questionId($0).text }
        == ["1936-02-02/a%2Fb", "1936-02-02/50%25", "2026-01-01/ß"])
    #expect(try pack.questionOrigin(2).text == "votes.csv:4")
  }

  @Test func itIsDecompiledWhole() throws {
    let pack = try PackReader(try source(), digest: .portable, oldest: Format0.major)
    let project = try Decompilation(pack)
    let folder = TemporaryFolder()
    let sources = try project.write(to: folder("made"))
    #expect(sources == [.init(name: "votes.csv", isSame: false)])
    #expect(project.keptSchemas == ["table.schema.json"] && project.pictureCount == 1)
    #expect(
      try String(
        decoding: InputFile.readAll(folder("made/votes.csv"), limit: 1 << 20), as: UTF8.self) == """
          Who,Day,Share,Picture
          a/b,1936-02-02,0.75,star.png
          50%,1936-02-02,-3,
          ß,2026-01-01,0.5,star.png

          """)
  }

  @Test func aPackOfALaterMinorVersionIsListedWithoutWhatIsUnknown() throws {
    let bytes = try InputFile.readAll("Fixtures/format/1.1/news.qpk", limit: 1 << 20)
    let pack = try PackReader(ByteSource(bytes))
    try pack.verify()
    let lines = try PackListing(pack).text.split(separator: "\n").map(String.init)
    #expect(lines.contains("format       1.1"))
    #expect(
      lines.filter { $0.hasPrefix("table ") || $0.hasPrefix("  x-") || $0.contains("Moment") } == [
        "table facts, 2 rows", "  x-mood           integer    1 bytes", "table .rules, 2 rows",
        "  x-since          date       4 bytes", "table .x-news, 1 rows", "  x-news             9",
      ])
    #expect(
      throws: DecompileError.unwritable("its table \".x-news\" is none that this version knows")
    ) {
      try Decompilation(pack)
    }
  }
}
