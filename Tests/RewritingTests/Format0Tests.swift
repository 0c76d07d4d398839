import Files
import PackFormat
import Testing
import TestSupport

@testable import Comparing
@testable import Rewriting

/// Tests of packs of version 0 of the format, which can only be decompiled and listed.
struct Format0Tests {
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
    let pack = try PackReader(try source(), digest: .quick, oldest: Format0.major)
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
    let pack = try PackReader(try source(), digest: .quick, oldest: Format0.major)
    let project = try Decompilation(pack)
    let folder = TemporaryFolder()
    let sources = try project.write(to: folder("made"))
    #expect(sources == [.init(name: "votes.csv", isSame: false)])
    #expect(project.keptSchema == "table.schema.json" && project.pictureCount == 1)
    #expect(
      try String(
        decoding: InputFile.readAll(folder("made/votes.csv"), limit: 1 << 20), as: UTF8.self) == """
        Who,Day,Share,Picture
        a/b,1936-02-02,0.75,star.png
        50%,1936-02-02,-3,
        ß,2026-01-01,0.5,star.png

        """)
  }
}
