import Pictures
import Testing

@testable import WebExport

/// Tests of the icons, decoded as any program decodes them.
struct IconTests {
  private func pixel(_ picture: Picture, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * picture.width + x) * 4
    return Array(picture.pixels[start..<start + 4])
  }

  @Test(arguments: Icon.all.indices)
  func anIconHasItsSizeAndItsParts(index: Int) throws {
    let icon = Icon.all[index]
    let picture = try Picture.decode(icon.bytes)
    #expect((picture.type, picture.width, picture.height) == (.png, icon.side, icon.side))
    let side = icon.side
    #expect(pixel(picture, side / 2, side / 2) == [255, 255, 255, 255])
    #expect(pixel(picture, side * 5 / 8, side * 5 / 16) == [0xff, 0xb5, 0x2e, 255])
    #expect(pixel(picture, side * 3 / 8, side * 11 / 16) == [255, 255, 255, 255])
    #expect(pixel(picture, side / 2, 4) == [0x2f, 0x3e, 0x9e, 255])
    #expect(pixel(picture, 0, 0) == (icon.isMaskable ? [0x2f, 0x3e, 0x9e, 255] : [0, 0, 0, 0]))
  }

  @Test func theEdgesOfAnIconAreSmooth() throws {
    let picture = try Picture.decode(Icon.all[0].bytes)
    let alphas = Set(stride(from: 3, to: picture.pixels.count, by: 4).map { picture.pixels[$0] })
    #expect(alphas.count > 8)
  }
}
