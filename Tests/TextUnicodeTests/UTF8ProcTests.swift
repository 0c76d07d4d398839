import Testing

@testable import TextUnicode

@Suite struct NormalisationTests {
  @Test(arguments: [
    ("", ""),
    ("plain", "plain"),
    ("é", "é"),
    ("e\u{301}", "\u{E9}"),
    ("q\u{307}\u{323}", "q\u{323}\u{307}"),
    ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
    ("\u{212B}", "\u{C5}"),
    ("\u{1F469}\u{200D}\u{1F467}", "\u{1F469}\u{200D}\u{1F467}"),
    ("a\u{0}e\u{301}", "a\u{0}\u{E9}"),
    ("ﬁ", "ﬁ"),
  ])
  func textIsComposed(text: String, expected: String) {
    #expect(Array(text.nfc.utf8) == Array(expected.utf8))
  }

  @Test func composingTwiceChangesNothing() {
    for start in stride(from: UInt32(0xA0), to: 0x3_0000, by: 7) {
      let scalars = (start..<start + 7).compactMap(Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars)) + "\u{301}"
      #expect(Array(text.nfc.nfc.utf8) == Array(text.nfc.utf8), "\(start)")
    }
  }

  @Test(arguments: [
    ("", "", ""),
    ("  a  b ", "a  b", "a b"),
    ("\u{A0}a\u{2003}\t\u{3000}b\u{85}", "a\u{2003}\t\u{3000}b", "a b"),
    (" \u{2028} ", "", ""),
    ("a b", "a b", "a b"), (" ", "", ""), ("a ", "a", "a"), ("\n", "", ""), ("a\tb", "a\tb", "a b"),
    ("a\u{200B}b", "a\u{200B}b", "a\u{200B}b"),
    ("e\u{301} ", "e\u{301}", "e\u{301}"),
  ])
  func whiteSpaceIsWhatUnicodeSays(text: String, trimmed: String, collapsed: String) {
    #expect(text.trimmed == trimmed)
    #expect(text.collapsed == collapsed)
  }

  @Test func whiteSpaceOfEachCharacterIsThatOfItsProperties() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isSpace = scalar.properties.isWhitespace
      let text = "a\(Character(scalar))b"
      if scalar.isWhiteSpace != isSpace || text.collapsed != (isSpace ? "a b" : text) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func theBytesOfACharacterShowOnlyThatItIsComposedIfItIs() {
    // Beyond these ranges the bytes show nothing.
    for value in Array(UInt32(0)...0x4FF) + Array(0x3FFF...0xA000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Marks that combine stand behind letters of the scripts that are known by their bytes.
      for text in [
        "\(Character(scalar))", "a\(Character(scalar))", "и\(Character(scalar))",
        "中\(Character(scalar))",
      ] {
        if Array(text.nfc.utf8) != Array(UTF8Proc.composed(text).utf8) {
          Issue.record("U+\(String(value, radix: 16))")
        }
      }
    }
  }
}

struct GeneralCategoryTests {
  @Test(
    arguments: [
      ("Cn", 0x378), ("Lu", 0x41), ("Ll", 0x61), ("Lt", 0x1C5), ("Lm", 0x2B0), ("Lo", 0x65E5),
      ("Mn", 0x301), ("Mc", 0x903), ("Me", 0x488), ("Nd", 0x31), ("Nl", 0x2160), ("No", 0xBD),
      ("Pc", 0x5F), ("Pd", 0x2D), ("Ps", 0x28), ("Pe", 0x29), ("Pi", 0xAB), ("Pf", 0xBB),
      ("Po", 0x21), ("Sm", 0x2B), ("Sc", 0x24), ("Sk", 0x5E), ("So", 0xA9), ("Zs", 0x20),
      ("Zl", 0x2028), ("Zp", 0x2029), ("Cc", 0x0A), ("Cf", 0xAD), ("Cs", 0xD800), ("Co", 0xE000),
      ("Cn", 0x11_0000), ("Cn", .max),
    ] as [(String, UInt32)])
  func eachNumberHasItsName(_ name: String, _ value: UInt32) {
    #expect(GeneralCategory.names[GeneralCategory.index(of: value)] == name)
  }
}
