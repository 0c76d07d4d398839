import Pictures
import Testing

@Suite struct PictureTests {
  struct Sound: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: [UInt8]
    var type: PictureType
    var width: Int
    var height: Int
    /// The first pixels; all pixels of a small picture.
    var pixels: String

    init(
      _ name: String, _ file: [UInt8], _ type: PictureType, _ width: Int, _ height: Int,
      _ pixels: String
    ) {
      testDescription = name
      (self.file, self.type, self.width, self.height) = (file, type, width, height)
      self.pixels = pixels
    }
  }

  /// The expected pixels are those that Pillow decodes, except for gamma, which Pillow ignores.
  static let sound = [
    Sound(
      "RGBA", PNGFile.rgba, .png, 3, 2,
      "ff0000ff 00ff0080 0000ff00 01020304 fafbfcfd 102040ff"),
    Sound("16 bits are sRGB as 8 are", PNGFile.rgb16, .png, 2, 1, "ff8000ff 01fe40ff"),
    Sound("grey", PNGFile.grey, .png, 3, 1, "000000ff 7f7f7fff ffffffff"),
    Sound(
      "black and white", PNGFile.grey1, .png, 9, 1,
      "ffffffff 000000ff ffffffff ffffffff 000000ff 000000ff ffffffff 000000ff ffffffff"),
    Sound("grey and alpha", PNGFile.greyAlpha, .png, 2, 1, "646464ff c8c8c807"),
    Sound("palette", PNGFile.palette, .png, 3, 1, "0a141eff 28323c00 46505aff"),
    Sound(
      "interlaced", PNGFile.interlaced, .png, 5, 5,
      "000000ff 010101ff 020202ff 030303ff 040404ff 0a0a0aff"),
    Sound("linear light", PNGFile.gamma, .png, 1, 1, "a7a7a7ff"),
    Sound("gamma beside sRGB", PNGFile.gammaAndSRGB, .png, 1, 1, "646464ff"),
    Sound("baseline", JPEGFile.baseline, .jpeg, 10, 6, "000600ff 0a0c00ff 1f0e06ff 310911ff"),
    Sound(
      "progressive", JPEGFile.progressive, .jpeg, 10, 6, "000309ff 140020ff 350016ff 4a0100ff"),
    Sound("restarts", JPEGFile.restarts, .jpeg, 10, 6, "000309ff 140020ff 350016ff 4a0100ff"),
    Sound("grey JPEG", JPEGFile.grey, .jpeg, 9, 3, "000000ff 101010ff 272727ff 3c3c3cff"),
    Sound("CMYK", JPEGFile.cmyk, .jpeg, 3, 2, "d88931ff d88931ff d88931ff d88931ff"),
    Sound("upright", JPEGFile.upright, .jpeg, 8, 8, "c96533ff c96533ff"),
    Sound(
      "lossless", WebPFile.lossless, .webp, 3, 2,
      "ff0000ff 00ff0080 0000ff00 01020304 fafbfcfd 102040ff"),
    Sound("lossy", WebPFile.lossy, .webp, 10, 6, "060b07ff 130c0aff 270b0eff 3d0616ff"),
    Sound(
      "lossy with alpha", WebPFile.lossyAlpha, .webp, 10, 6,
      "58565400 1305051c 37151738 4c111554"),
  ]

  @Test(arguments: sound)
  func aSoundFileIsDecoded(_ sound: Sound) throws {
    let picture = try Picture.decode(sound.file)
    #expect(picture.type == sound.type)
    #expect([picture.width, picture.height] == [sound.width, sound.height])
    #expect(picture.pixels.count == 4 * sound.width * sound.height)
    let pixels = hexadecimal(sound.pixels)
    #expect(Array(picture.pixels.prefix(pixels.count)) == pixels)
    let info = try PictureInfo.check(sound.file)
    #expect(info.type == sound.type)
    #expect([info.width, info.height] == [sound.width, sound.height])
  }

  @Test(arguments: [
    ("a.png", PictureType.png), ("A.PNG", .png), ("b.c/a.jpg", .jpeg), ("a.JPeG", .jpeg),
    ("a.webp", .webp), ("a.gif", nil), ("png", nil), ("a.png.txt", nil), ("", nil),
  ])
  func aNameSaysTheType(_ name: String, _ type: PictureType?) {
    #expect(PictureType(named: name) == type)
  }

  @Test func theBeginningSaysTheType() {
    #expect(PictureType(beginningOf: Array(PNGFile.rgba.prefix(8))) == .png)
    #expect(PictureType(beginningOf: Array(PNGFile.rgba.prefix(7))) == nil)
    #expect(PictureType(beginningOf: [0xFF, 0xD8, 0xFF]) == .jpeg)
    #expect(PictureType(beginningOf: Array("RIFF0000WEBP".utf8)) == .webp)
    #expect(PictureType(beginningOf: Array("RIFF0000WAVE".utf8)) == nil)
    #expect(PictureType(beginningOf: []) == nil)
    #expect(PictureType.allCases.map(\.name) == ["PNG", "JPEG", "WebP"])
    #expect(PictureType.allCases.map(\.mediaType) == ["image/png", "image/jpeg", "image/webp"])
  }
}

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
