import TestSupport
import Testing

@testable import Games

/// Tests of colours against what WCAG publishes, and of the colours that are proposed in place of others.
struct SRGBTests {
  @Test(arguments: [
    ("#004c54", 0x004C54 as UInt32?), ("#004C54", 0x004C54), ("#abc", 0xAABBCC), ("#FFF", 0xFFFFFF),
    ("004c54", nil), ("#004c5", nil), ("#004c544", nil), ("#+04c54", nil), ("#00 c54", nil),
    ("#", nil), ("", nil), ("#ａｂｃ", nil), ("#12g", nil), (" #123", nil),
  ])
  func sixOrThreeDigitsBehindANumberSignAreAColour(_ text: String, _ number: UInt32?) {
    #expect(SRGB(text)?.number == number)
  }

  @Test func aColourIsWrittenAsSixSmallDigits() {
    #expect(SRGB(0x00000A).text == "#00000a")
    #expect(SRGB("#FFF")?.text == "#ffffff")
  }

  /// Ratios that pages of the W3C state (Understanding 1.4.3 and 1.4.11, techniques G18 and G145).
  @Test(arguments: [
    ("#000000", "#ffffff", "21:1"), ("#777777", "#ffffff", "4.47:1"),
    ("#767676", "#ffffff", "4.54:1"), ("#757575", "#ffffff", "4.6:1"),
    ("#949494", "#ffffff", "3.03:1"), ("#ff0000", "#ffffff", "3.99:1"),
    ("#0000ff", "#ffffff", "8.59:1"), ("#595959", "#ffffff", "7:1"),
    ("#123456", "#123456", "1:1"),
  ])
  func contrastIsThatOfWCAG(_ ink: String, _ ground: String, _ ratio: String) throws {
    let (ink, ground) = (try #require(SRGB(ink)), try #require(SRGB(ground)))
    #expect(SRGB.text(ofRatio: ink.contrast(with: ground)) == ratio)
    #expect(ink.contrast(with: ground) == ground.contrast(with: ink))
  }

  @Test func theNearestGreyThatPassesOnWhiteIsThatOfWCAG() {
    #expect(SRGB(0x999999).legible(on: [.white], 4.5).text == "#767676")
    #expect(SRGB(0x767676).legible(on: [.white], 4.5).text == "#767676")
    #expect(SRGB(0xAAAAAA).legible(on: [.white], 3).text == "#949494")
  }

  @Test func everyProposedColourPasses() {
    var random = SplitMix(seed: 93)
    for _ in 0..<500 {
      let bits = random.next()
      let (ink, ground) = (SRGB(UInt32(bits & 0xFFFFFF)), SRGB(UInt32(bits >> 24 & 0xFFFFFF)))
      for ratio in [3, 4.5] {
        let better = ink.legible(on: [ground], ratio)
        #expect(better.isLegible(on: [ground], ratio), "\(ink.text) on \(ground.text)")
        #expect(better == ink || !ink.isLegible(on: [ground], ratio))
      }
    }
  }

  @Test func blackOrWhiteIsLegibleOnEveryColour() {
    for number in stride(from: UInt32(0), through: 0xFFFFFF, by: 4_099) {
      let ground = SRGB(number)
      #expect(SRGB.ink(on: [ground]).isLegible(on: [ground], 4.5), "\(ground.text)")
    }
  }

  @Test func aRatioIsRoundedDown() {
    #expect(SRGB.text(ofRatio: 4.4999) == "4.49:1")
    #expect(SRGB.text(ofRatio: 4.5) == "4.5:1")
    #expect(SRGB.text(ofRatio: 3) == "3:1")
  }
}
