import Testing

@testable import Archives

/// The form of written archives.
struct ZipWriterTests {
  @Test func anArchiveWithOneStoredFileHasFixedBytes() {
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

  @Test func anArchiveWithoutFilesIsRead() throws {
    #expect(try ZipArchive(ZipWriter().finish()).entries.isEmpty)
  }

  @Test func bytesThatDoNotShrinkAreStored() throws {
    var writer = ZipWriter()
    writer.add("a", [1])
    writer.add("b", [UInt8](repeating: 1, count: 100))
    #expect(try ZipArchive(writer.finish()).entries.map(\.isPacked) == [false, true])
  }

  @Test func anArchiveWithAsManyFilesAsAreAllowedIsReadAndOneMoreIsRefused()
    throws
  {
    let most = ZipLimits().entries
    var writer = ZipWriter()
    for number in 0..<most - 1 { writer.add("\(number)", [], isStored: true) }
    #expect(writer.hasRoom(files: 1, bytes: 0))
    writer.add("last", [], isStored: true)
    #expect(!writer.hasRoom(files: 1, bytes: 0))
    let archive = writer.finish()
    #expect(try ZipArchive(archive).entries.count == most)
    var fewer = ZipLimits()
    fewer.entries = most - 1
    let message = "it has \(most) entries; \(most - 1) are allowed"
    #expect(throws: ZipError(.refused, message, at: archive.count - 22)) {
      try ZipArchive(archive, fewer)
    }
  }

  @Test func filesForWhichAWriterHasRoomAreWithinTheLimitsOfAReader() throws {
    var limits = ZipLimits()
    (limits.growth, limits.bytes) = (1000, 100_000)
    var writer = ZipWriter(limits)
    #expect(writer.hasRoom(files: 1, bytes: 1000))
    #expect(!writer.hasRoom(files: 1, bytes: 1001))
    #expect(!writer.hasRoom(files: 1, bytes: 0, storedBytes: 98_000))
    writer.add("a", [UInt8](repeating: 1, count: 600))
    #expect(writer.hasRoom(files: 1, bytes: 400))
    #expect(!writer.hasRoom(files: 1, bytes: 600))
    writer.add("b", [UInt8](repeating: 2, count: 400))
    let archive = writer.finish()
    #expect(try ZipArchive(archive, limits).entries.count == 2)
    limits.bytes = archive.count
    #expect(try ZipArchive(archive, limits).entries.count == 2)
    limits.bytes -= 1
    #expect(throws: ZipError.self) { try ZipArchive(archive, limits) }
  }

  @Test func aFileThatWouldShrinkAsMuchAsABombIsStored() throws {
    let zeros = [UInt8](repeating: 0, count: 2 << 20)
    var writer = ZipWriter()
    writer.add("zeros", zeros)
    #expect(try ZipArchive(writer.finish()).bytes("zeros", limit: zeros.count) == zeros)
  }
}

/// Unpacking data whose size is not known.
struct DeflateTests {
  private let bytes = [UInt8](repeating: 7, count: 1000)

  @Test func dataUpToTheLimitIsUnpackedAndNoMore() throws {
    let packed = try #require(Deflate.packed(bytes))
    #expect(Deflate.unpacked(packed[...], upTo: 1000) == bytes)
    #expect(Deflate.unpacked(packed[...], upTo: 5000) == bytes)
    #expect(Deflate.unpacked(packed[...], upTo: 999) == nil)
    #expect(Deflate.unpacked(packed[...], size: 1001) == nil)
  }

  @Test func dataThatIsCutOffOrFollowedByMoreIsRefused() throws {
    let packed = try #require(Deflate.packed(bytes))
    #expect(Deflate.unpacked(packed.dropLast(), upTo: 5000) == nil)
    #expect(Deflate.unpacked((packed + [0])[...], upTo: 5000) == nil)
  }
}
