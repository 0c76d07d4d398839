import SafeText
import Testing
import TextUnicode

@Suite struct ForbiddenCharacterTests {
  @Test(arguments: [
    ("a\u{0}", 1..<2, "U+0000 NULL"),
    ("tab\there", 3..<4, "U+0009 TAB"),
    ("\u{1B}[2J", 0..<1, "U+001B ESCAPE"),
    ("\u{1}", 0..<1, "U+0001 control character"),
    ("\u{7F}", 0..<1, "U+007F DELETE"),
    ("é\u{9B}", 2..<4, "U+009B CONTROL SEQUENCE INTRODUCER"),
    ("\u{61C}", 0..<2, "U+061C ARABIC LETTER MARK"),
    ("ab\u{200F}", 2..<5, "U+200F RIGHT-TO-LEFT MARK"),
    ("数\u{202E}\u{202D}", 3..<6, "U+202E RIGHT-TO-LEFT OVERRIDE"),
    ("\u{2069}", 0..<3, "U+2069 POP DIRECTIONAL ISOLATE"),
    ("a\u{FEFF}", 1..<4, "U+FEFF ZERO WIDTH NO-BREAK SPACE"),
  ])
  func theFirstIsFoundAndNamed(text: String, bytes: Range<Int>, name: String) {
    let found = ForbiddenCharacter.first(in: text)
    #expect(found?.bytes == bytes)
    #expect(found?.name == name)
  }

  @Test(arguments: [(0xFFFE, 3), (0xFDD0, 3), (0x10FFFF, 4)] as [(UInt32, Int)])
  func noncharactersAreForbiddenAndSpelledOut(value: UInt32, length: Int) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let text = "🎯\(Character(scalar))"
    let digits = String(value, radix: 16, uppercase: true)
    let found = ForbiddenCharacter.first(in: text)
    #expect(found?.bytes == 4..<4 + length)
    #expect(found?.name == "U+\(digits) noncharacter")
    #expect(text.terminalSafe == "🎯\\u{\(digits)}")
  }

  @Test(arguments: [
    "", "plain ~", "é", "数学", "👩‍👩‍👧", "❤️", "🇩🇪", "\u{A0}", "می\u{200C}خواهم", "שלום", "\u{E000}",
  ])
  func ordinaryTextHasNone(text: String) {
    #expect(ForbiddenCharacter.first(in: text) == nil)
    #expect(text.terminalSafe == text)
  }

  @Test func whatIsForbiddenIsNeverShownAsItIs() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      if ForbiddenCharacter.first(in: text) != nil, text.terminalSafe == text {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func eachForbiddenCharacterIsFoundAmongOthers() {
    let bidirectional = Set(
      [0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069))
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isForbidden =
        properties.generalCategory == .control || properties.isNoncharacterCodePoint
        || value == 0xFEFF || bidirectional.contains(Int(value))
      let found = ForbiddenCharacter.first(in: "ы中\(scalar)")
      if found?.scalar != (isForbidden ? scalar : nil) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
