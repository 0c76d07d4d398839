import Testing

@testable import Archives

/// The form of written archives.
struct ZipWriterTests {
  @Test func `an archive with one stored file has fixed bytes`() {
    var writer = ZipWriter()
    writer.add("mimetype", Array("ab".utf8), isStored: true)
    let checksum: [UInt8] = [0x6D, 0x48, 0x83, 0x9E]
    let common =
      [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0] + checksum + [2, 0, 0, 0, 2, 0, 0, 0, 8, 0, 0, 0]
    let name = Array("mimetype".utf8)
    let local = [0x50, 0x4B, 3, 4] + common + name + Array("ab".utf8)
    let list =
      [0x50, 0x4B, 1, 2, 20, 0] + common + [UInt8](repeating: 0, count: 14) + name
    let end: [UInt8] =
      [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, 54, 0, 0, 0, 40, 0, 0, 0, 0, 0]
    #expect(writer.finish() == local + list + end)
  }

  @Test func `an archive without files is read`() throws {
    #expect(try ZipArchive(ZipWriter().finish()).entries.isEmpty)
  }

  @Test func `bytes that do not shrink are stored`() throws {
    var writer = ZipWriter()
    writer.add("a", [1])
    writer.add("b", [UInt8](repeating: 1, count: 100))
    #expect(try ZipArchive(writer.finish()).entries.map(\.isPacked) == [false, true])
  }
}
