import Testing

@testable import Pictures

@Suite struct RefusedPictureTests {
  /// Returns the reason for which a file is refused; nil if it is accepted.
  private func message(_ bytes: [UInt8], limits: PictureLimits = .standard) -> String? {
    do throws(PictureError) {
      _ = try PictureInfo.check(bytes, limits: limits)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: [[0x89], Array("GIF89a".utf8), Array("<svg/>".utf8), [0xFF, 0xD8]])
  func anotherFormatIsRefused(_ bytes: [UInt8]) {
    #expect(message(bytes) == "is no PNG, JPEG or WebP")
  }

  @Test func anEmptyFileIsRefused() { #expect(message([]) == "is empty") }

  @Test(arguments: [PNGFile.animated, WebPFile.animated])
  func anAnimationIsRefused(_ file: [UInt8]) {
    #expect(message(file) == "is animated; save one of its pictures")
  }

  @Test(arguments: [PNGFile.turned, JPEGFile.turned, WebPFile.turned])
  func aTurnedPictureIsRefused(_ file: [UInt8]) {
    #expect(
      message(file)
        == "is to be turned when shown (Exif orientation 6), which not every program does; "
        + "turn its pixels and save it again")
  }

  @Test(arguments: [PNGFile.rgba, JPEGFile.baseline, JPEGFile.progressive, WebPFile.lossy])
  func bytesAfterTheEndAreRefused(_ file: [UInt8]) {
    #expect(message(file + [0]) == "has 1 byte after the end of the picture; save it again")
    #expect(
      message(file + file)
        == "has \(file.count) bytes after the end of the picture; save it again")
  }

  @Test(arguments: PictureTests.sound)
  func everyBeginningOfAFileIsCutOff(_ sound: PictureTests.Sound) {
    for count in 1..<sound.file.count {
      let prefix = Array(sound.file.prefix(count))
      let expected =
        PictureType(beginningOf: prefix) == nil
        ? "is no PNG, JPEG or WebP" : "is cut off; copy or save it again"
      #expect(message(prefix) == expected, "\(count) bytes")
    }
  }

  @Test(arguments: [
    (PictureLimits(bytes: 87), "has 88 bytes, over 87; save it smaller"),
    (PictureLimits(side: 2), "is 3 × 2 pixels, over 2 on a side; scale it down"),
    (PictureLimits(pixels: 5), "is 3 × 2 pixels, over 5 in all; scale it down"),
    (PictureLimits(bytes: 88, pixels: 6, side: 3), nil),
  ])
  func limitsAreHeld(_ limits: PictureLimits, _ expected: String?) {
    #expect(message(PNGFile.rgba, limits: limits) == expected)
    #expect(message(WebPFile.lossless, limits: limits) == expected)
  }

  /// Compressed data behind the pixels could unpack to a thousand times its size.
  @Test(arguments: [(1032, false), (1033, true)])
  func moreDataThanThePixelsTakeIsNotUnpacked(_ count: Int, _ isTooMuch: Bool) {
    let data = Array("IDAT".utf8) + [UInt8](repeating: 0, count: count)
    let checksum = CRC32.of(data[...])
    let number = { (value: UInt32) in (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
    let file =
      PNGFile.grey[..<33] + number(UInt32(count)) + data + number(checksum)
      + PNGFile.grey.suffix(12)
    let told = message(Array(file))
    #expect((told == "is damaged: it holds more data than its pixels take") == isTooMuch)
    #expect(told?.hasPrefix("is damaged: ") == true, "\(told ?? "")")
  }

  @Test func whatALibraryPrintsIsMadeSafe() {
    let text = [UInt8]("a\u{1B}[2Jé\n".utf8)
    #expect(PictureError.damaged(reportedAs: text).message == "is damaged: a?[2J???")
  }
}

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
