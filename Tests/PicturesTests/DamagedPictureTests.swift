import Glibc
import Pictures
import TestSupport
import Testing

@Suite struct DamagedPictureTests {
  private func error(_ bytes: [UInt8]) -> PictureError? {
    do throws(PictureError) {
      _ = try Picture.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the file with one byte changed, for every byte and a few other values of it.
  private func changed(_ file: [UInt8], seed: UInt64) -> [(offset: Int, bytes: [UInt8])] {
    var random = SplitMix(seed: seed)
    return file.indices.flatMap { offset in
      (0..<6).map { _ in
        var bytes = file
        bytes[offset] ^= UInt8.random(in: 1...255, using: &random)
        return (offset, bytes)
      }
    }
  }

  @Test(arguments: PictureTests.sound.filter { $0.type == .png })
  func everyChangedByteOfAPNGIsNoticed(_ sound: PictureTests.Sound) {
    for (offset, bytes) in changed(sound.file, seed: 1) {
      #expect(error(bytes) != nil, "seed 1, byte \(offset)")
    }
  }

  /// JPEG and WebP have no checksums: changed pixels decode to another picture, and nothing worse
  /// may happen.
  @Test(arguments: PictureTests.sound.filter { $0.type != .png })
  func aChangedByteOfTheOthersIsAnErrorOrAPicture(_ sound: PictureTests.Sound) throws {
    var noticed = 0
    for (offset, bytes) in changed(sound.file, seed: 2) {
      do throws(PictureError) {
        let picture = try Picture.decode(bytes)
        #expect(
          picture.pixels.count == 4 * picture.width * picture.height, "seed 2, byte \(offset)")
      } catch {
        let isPlain = error.message.unicodeScalars.allSatisfy {
          (" "..."~").contains($0) || $0 == "×"
        }
        #expect(isPlain, "seed 2, byte \(offset): \(error)")
        noticed += 1
      }
    }
    #expect(noticed > sound.file.count / 2)
  }

  /// The sizes stand at these offsets: 4 bytes each in PNG, 2 bytes in JPEG (height first), 14 bits
  /// in WebP, minus one in VP8L.
  @Test(arguments: [
    (PNGFile.rgba, 16, "7fffffff 7fffffff", 2_147_483_647, 2_147_483_647),
    (PNGFile.rgba, 16, "00002000 00002001", 8192, 8193),
    (JPEGFile.grey, 94, "ffff fffe", 65534, 65535),
    (WebPFile.lossy, 26, "ff3f fe3f", 16383, 16382),
    (WebPFile.lossless, 21, "feffff1f", 16383, 16384),
  ])
  func aHugeSizeCostsNothing(
    _ file: [UInt8], _ offset: Int, _ size: String, _ width: Int, _ height: Int
  ) {
    var bytes = file
    let size = hexadecimal(size)
    bytes.replaceSubrange(offset..<offset + size.count, with: size)
    let start = Self.threadTime()
    #expect(error(bytes) == .longSide(width: width, height: height, limit: 8192))
    // Touching the memory for so many pixels would take longer.
    #expect(Self.threadTime() - start < 0.02 * Sanitizer.slowness)
  }

  /// Returns the processor time of this thread in seconds, so that other work does not count.
  private static func threadTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
