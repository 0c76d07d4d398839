import Testing
import TextUnicode

struct VisualOrderTests {
  /// Arabic letters are written as escapes, so that this file reads the same in every editor.
  private static let salam = "\u{633}\u{644}\u{627}\u{645}"
  /// The joined forms of the same letters, from left to right.
  private static let shownSalam = "\u{FEE1}\u{FE8E}\u{FEE0}\u{FEB3}"
  private static let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
  private static let shownShalom = "\u{5DD}\u{5D5}\u{5DC}\u{5E9}"

  @Test(arguments: [
    // A line whose letters all run from right to left.
    (salam, shownSalam), (shalom, shownShalom), (shalom + " (2)", "(2) " + shownShalom),
    // Names among Latin letters do not turn the sentence round.
    ("Say \(shalom)!", "Say \(shownShalom)!"),
    ("\(salam) is Arabic.", "\(shownSalam) is Arabic."),
    ("\(shalom) \(salam) a", "\(shownSalam) \(shownShalom) a"),
  ])
  func aLineOfAnInterfaceFromLeftToRightIsOrdered(text: String, shown: String) {
    #expect(text.visualOrder(inRightToLeft: false).map { String($0) } == shown)
  }

  @Test(arguments: [
    (salam, shownSalam),
    ("\(salam) 12 \(shalom)", "\(shownShalom) 12 \(shownSalam)"),
    ("\(salam): 1,234.", ".1,234 :\(shownSalam)"),
    ("\(salam) Paris \(shalom)", "\(shownShalom) Paris \(shownSalam)"),
    ("[ ENTER  \(salam) ]", "[ \(shownSalam)  ENTER ]"),
    ("(\(salam) 3)", "(3 \(shownSalam))"),
    ("▸ \(shalom)", "\(shownShalom) ◂"),
    ("3/10   \(shalom) 7", "7 \(shownShalom)   3/10"),
    // Without letters from right to left only distances are turned, and signs that point.
    ("► 1  ", "  1 ◄"), (" › ", " ‹ "), ("● ○ ○", "○ ○ ●"), ("/ ", " /"),
  ])
  func aLineOfAnInterfaceFromRightToLeftIsOrdered(text: String, shown: String) {
    #expect(text.visualOrder(inRightToLeft: true).map { String($0) } == shown)
  }

  @Test(
    arguments: ["Who wants (2)?", "5 + 7 = ?", "┌──┐", "1/10", "日本語", "", " a "], [true, false])
  func aLineWithoutLettersFromRightToLeftStaysAsItIs(
    text: String, isRightToLeft: Bool
  ) {
    #expect(text.visualOrder(inRightToLeft: isRightToLeft) == nil)
  }

  /// Lam and alef stay two letters, so the width of a line is known before it is ordered.
  @Test func theOrderOfALineChangesNeitherItsWidthNorItsMarks() throws {
    let text =
      "\u{644}\u{627} \u{645}\u{64F}\u{62F}\u{64E}\u{631}\u{651}\u{650}\u{633} x \u{5D1}\u{5BC}"
    let ordered = try #require(text.visualOrder(inRightToLeft: true))
    #expect(ordered.count == text.count)
    #expect(String(ordered).displayWidth == text.displayWidth)
    #expect(ordered.first == "\u{5D1}\u{5BC}")
    #expect(ordered.contains("\u{FEAD}\u{651}\u{650}"))
  }

  @Test func anyTextIsOrderedWithoutLosingACharacter() {
    var generator = SystemRandomNumberGenerator()
    let scalars: [Unicode.Scalar] = [
      "a", "1", " ", "(", "]", "<", ".", "\u{633}", "\u{644}", "\u{627}", "\u{64E}", "\u{5D0}",
      "\u{200C}", "\u{200D}", "\u{660}", "日", "👩", "\u{301}", "▸", "\u{202E}", "\u{2067}",
    ]
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<12, using: &generator)
      let picked = (0..<count).compactMap { _ in scalars.randomElement(using: &generator) }
      let text = String(String.UnicodeScalarView(picked))
      for isRightToLeft in [true, false] {
        let ordered = text.visualOrder(inRightToLeft: isRightToLeft)
        #expect(ordered.map(\.count) ?? text.count == text.count, "\(picked.map(\.value))")
      }
    }
  }
}
