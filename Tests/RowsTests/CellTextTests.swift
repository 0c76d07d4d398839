import TextUnicode
import TestSupport
import Testing

@testable import Rows

struct CellTextTests {
  private func canonical(_ text: String) -> String? {
    var buffer = Array("before".utf8)
    guard CellText.append(Array(text.utf8).span, to: &buffer) != .forbidden else { return nil }
    return String(decoding: buffer.dropFirst(6), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("", ""), ("plain", "plain"), (" both ends ", "both ends"), ("   ", ""), ("a  b", "a b"),
      ("a\tb", "a b"), ("a\nb", "a b"), ("a \r\n b", "a b"), ("a\u{A0}b", "a b"),
      ("a\u{3000}b\u{2028}c\u{85}d", "a b c d"), ("\u{2003}x", "x"), ("e\u{301}", "é"),
      ("é", "é"), ("A\u{30A}\u{301}", "Ǻ"), ("\u{212B}", "Å"), ("\u{1100}\u{1161}", "가"),
      ("и\u{306}", "й"), ("数", "数"), ("🎯", "🎯"), ("5°", "5°"), ("a\u{200B}b", "a\u{200B}b"),
      ("👩\u{200D}👧", "👩\u{200D}👧"), ("\u{387}", "·"),
    ])
  func textIsComposedTrimmedAndCollapsed(_ text: String, _ expected: String) {
    #expect(canonical(text).map { Array($0.utf8) } == Array(expected.utf8))
    #expect(CellText.canonical(text).map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test(
    arguments: [
      0, 0x8, 0x1B, 0x7F, 0x9B, 0x202E, 0x2066, 0x200F, 0x61C, 0xFEFF, 0xFFFF, 0x1FFFE, 0xFDD0,
    ] as [UInt32])
  func whatDrivesATerminalOrTurnsTextIsRefused(_ value: UInt32) throws {
    let text = "a\(try #require(Unicode.Scalar(value)))b"
    #expect(canonical(text) == nil)
    #expect(CellText.canonical(text) == nil)
  }

  /// The pre-test must agree with the full test for every character, alone and within a text.
  @Test func thePreTestIsRightForEveryCharacter() {
    var wrong: [String] = []
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar) \(scalar)\u{439}b"
      let collapsed = text.collapsed
      let expected = ForbiddenCharacter.first(in: collapsed) == nil ? collapsed.nfc : nil
      if canonical(text).map({ Array($0.utf8) }) != expected.map({ Array($0.utf8) }) {
        wrong.append(String(value, radix: 16))
      }
    }
    #expect(wrong == [])
  }

  @Test func everyForbiddenCharacterIsNamedAndPlaced() throws {
    let marked = MarkedText("a\tb«\u{1B}»é«\u{7F}»\u{85}")
    let first = ForbiddenText(marked.bytes.span)
    let controls = try #require(first)
    #expect(controls.name == "U+001B ESCAPE")
    #expect(controls.places == marked.places)
    #expect(controls.areControls)
    let mixed = MarkedText("«\u{202E}»«\u{7}»x")
    let second = ForbiddenText(mixed.bytes.span)
    let both = try #require(second)
    #expect(both.name == "U+202E RIGHT-TO-LEFT OVERRIDE")
    #expect(both.places == mixed.places)
    #expect(!both.areControls)
    let none = ForbiddenText(Array(" a\r\n\t\u{B}\u{85}b".utf8).span)
    #expect(none?.places == nil)
  }

  @Test(
    arguments: [
      ("short", "\"short\""), (String(repeating: "x", count: 60), nil),
      (String(repeating: "x", count: 61), "\"" + String(repeating: "x", count: 59) + "…\""),
      (String(repeating: "数", count: 61), "\"" + String(repeating: "数", count: 59) + "…\""),
      (
        String(repeating: "e" + String(repeating: "\u{301}", count: 19), count: 20),
        "\"" + String(repeating: "e" + String(repeating: "\u{301}", count: 19), count: 6)
          + "e\u{301}\u{301}…\""
      ),
    ] as [(String, String?)])
  func longTextIsCutWithoutBreakingACharacter(_ text: String, _ shown: String?) {
    #expect(Quoted.quoted(text.utf8) == shown ?? "\"\(text)\"")
  }
}
