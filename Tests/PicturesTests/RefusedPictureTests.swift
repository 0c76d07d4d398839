@testable import Pictures
import Testing

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
