import TestSupport
import Testing
import TextUnicode

@testable import Rows

/// Tests of the pre-test that accepts canonical texts without decoding each character.
struct PlainTextTests {
  private static let parts = [
    "a", "Z", "9", "~", "!", " ", " ", "  ", "\u{7F}", "\u{1F}", "\t", "\n", "é", "字", "e\u{301}",
    "\u{200B}", "words and more", "12345678", "&", "<", "#", "/", "&amp;",
    "%", "%2", "%20", "C3", "%C3", "%a9",
  ]

  @Test(arguments: 0..<20 as Range<UInt64>)
  func plainTextIsCanonical(_ seed: UInt64) {
    var generator = SplitMix(seed: seed)
    for _ in 0..<1000 {
      // Each text uses few different parts, so that many texts are plain.
      let few = (0..<3).map { _ in Self.parts.randomElement(using: &generator) ?? "" }
      let text = (0..<Int.random(in: 0..<12, using: &generator))
        .map { _ in few.randomElement(using: &generator) ?? "" }.joined()
      let isCanonical =
        text.collapsed.nfc.unicodeScalars.elementsEqual(text.unicodeScalars)
        && ForbiddenCharacter.first(in: text) == nil
      let isPlain = CellText.isPlain(Array(text.utf8).span)
      #expect(isCanonical || !isPlain, "\(text.debugDescription)")
      #expect(HTMLText(text) == nil || !isPlain, "\(text.debugDescription)")
      #expect(PercentText(text) == nil || !isPlain, "\(text.debugDescription)")
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        let mayBeEncoded = zip(text.utf8, text.utf8.dropFirst()).contains {
          HTMLText.mayBegin($0, $1) || PercentText.mayBegin($0, $1)
        }
        #expect(isPlain == (isCanonical && !mayBeEncoded), "\(text.debugDescription)")
      }
    }
  }

  @Test func aLeadByteIsPlainIfAllItsCharactersAre() {
    let characters = Dictionary(
      grouping: (0x80...0xFFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
        .map { Array(String($0).utf8) }, by: { $0[0] })
    for lead in 0x80...0xFF as ClosedRange<UInt8> {
      let own = characters[lead] ?? []
      let followers = PlainCell.leads[Int(lead)]
      let arePlain = !own.isEmpty && own.allSatisfy { CellText.isPlain($0.span) }
      #expect((followers > 0) == arePlain, "\(lead)")
      if !arePlain { continue }
      #expect(own.allSatisfy { $0.count == 1 + Int(followers & 3) }, "\(lead)")
      let arePlainBehindLetter = own.allSatisfy { CellText.isPlain((Array("Ã".utf8) + $0).span) }
      #expect((followers & 4 == 0) == arePlainBehindLetter, "\(lead)")
    }
  }
}
