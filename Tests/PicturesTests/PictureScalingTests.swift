import Pictures
import Testing

@Suite struct PictureScalingTests {
  /// Returns a picture of the given size, scaled by our code from a small one.
  private func picture(_ width: Int, _ height: Int) throws -> Picture {
    let small = try Picture.decode(Self.box)
    return small.scaled(toWidth: width, height: height)
  }

  @Test func eachPixelIsTheMeanOfWhatItStandsFor() throws {
    // The picture has a white box in the middle third of a black square.
    let third = try picture(3, 3)
    let middle = try picture(1, 1)
    #expect(third.pixels.count == 36 && middle.pixels.count == 4)
    let sum = (0..<9).reduce(0) { $0 + Int(third.pixels[4 * $1]) }
    #expect(abs(sum / 9 - Int(middle.pixels[0])) <= 1)
    #expect(third.pixels[16] > third.pixels[0])
  }

  @Test(arguments: [(6, 6), (1, 7), (7, 1), (5, 4), (64, 3), (200, 100)])
  func whatIsWrittenAsPNGIsReadAsTheSamePixels(width: Int, height: Int) throws {
    let whole = try picture(width, height)
    let again = try Picture.decode(try #require(whole.png))
    #expect((again.width, again.height) == (width, height))
    #expect(again.pixels == whole.pixels)
  }

  @Test func whatIsAroundIsTransparentAndCountsForNothing() throws {
    let framed = try picture(4, 4).framed(width: 8, height: 6)
    #expect(framed.pixels.count == 4 * 48)
    #expect(framed.pixels[3] == 0)
    #expect(framed.pixels[4 * (8 + 2) + 3] == 255)
    let smaller = framed.scaled(toWidth: 1, height: 1)
    let opaque = try picture(1, 1)
    #expect(abs(Int(smaller.pixels[0]) - Int(opaque.pixels[0])) <= 1)
    #expect(smaller.pixels[3] == 85)
    #expect(try Picture.decode(try #require(framed.png)).pixels == framed.pixels)
  }

  /// A PNG file of 6 × 6 pixels, a white box on black.
  private static let box: [UInt8] = {
    let digits = """
      89504e470d0a1a0a0000000d4948445200000006000000060800000000c5a7b094000000114944415478da636080\
      82ff40808b0203004ee90ff10d5bc0730000000049454e44ae426082
      """.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }()
}
