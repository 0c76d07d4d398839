import Testing

@testable import Pictures

@Suite struct UnusualPictureTests {
  /// Returns the reason for which a file is refused; nil if it is accepted.
  private func message(_ bytes: [UInt8]) -> String? {
    do throws(PictureError) {
      _ = try Picture.decode(bytes)
      return nil
    } catch {
      return error.message
    }
  }

  /// Returns a PNG file with one more chunk; its pixels begin at byte 33.
  private func with(
    _ name: String, _ data: [UInt8], at offset: Int = 33, in file: [UInt8] = PNGFile.grey
  ) -> [UInt8] {
    let content = Array(name.utf8) + data
    let chunk = bigEndian(UInt32(data.count)) + content + bigEndian(CRC32.of(content[...]))
    return file[..<offset] + chunk + file[offset...]
  }

  private func bigEndian(_ integer: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: integer >> $0) }
  }

  @Test func textIsNotUnpacked() throws {
    let file = with("zTXt", Array("key\0\0no zlib stream".utf8))
    #expect(try Picture.decode(file).pixels == Picture.decode(PNGFile.grey).pixels)
    let chunks = try PNGChunks(file, limits: .standard)
    #expect(chunks.essence == PNGFile.grey)
  }

  @Test func aChunkThatMustBeKnownIsRefused() {
    #expect(
      message(with("CgBI", [0, 0, 0, 0]))
        == "is a PNG with a chunk \"CgBI\", which few programs show; save it again")
  }

  @Test func pixelsBehindOtherChunksAreRefused() {
    var file = PNGFile.grey
    for name in ["tIME", "IDAT"] {
      let end = file.count - 12
      file = with(name, [], at: end, in: file)
    }
    #expect(message(file) == "is damaged: its IDAT chunks are apart")
  }

  /// The marker of the frame stands at byte 90, its bit depth at byte 93, followed by the first
  /// scan.
  @Test(arguments: [
    (90, 0xC9, "is a JPEG of the process 9, which few programs show; save it again"),
    (93, 12, "is a JPEG of 12 bits a colour, which few programs show; save it again"),
  ])
  func aKindOfJPEGThatBrowsersDoNotShowIsRefused(
    _ offset: Int, _ byte: UInt8, _ expected: String
  ) {
    var file = JPEGFile.grey
    file[offset] = byte
    #expect(message(file) == expected)
  }

  @Test func aHundredScansAreTheMost() {
    let scans = Array(repeating: [0xFF, 0xDA, 0, 2] as [UInt8], count: 100).joined()
    #expect(
      message(JPEGFile.grey.dropLast(2) + scans + [0xFF, 0xD9])
        == "is a JPEG of more than 100 scans, which few programs show; save it again")
  }

  @Test func whatALibraryMindsIsReportedInItsWords() {
    var file = PNGFile.grey
    // There is no colour type 5.
    file[25] = 5
    let checksum = bigEndian(CRC32.of(file[12..<29]))
    file.replaceSubrange(29..<33, with: checksum)
    #expect(message(file) == "is damaged: Invalid IHDR data")
  }
}
