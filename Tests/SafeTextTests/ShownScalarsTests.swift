import TestSupport
import Testing

@testable import SafeText

/// Tests of the one definition of what is shown and what is escaped.
@Suite struct ShownScalarsTests {
  @Test(arguments: [
    ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("a\u{202E}b\n\r\t", "a\\u{202E}b\\n\\r\\t"),
    ("a\u{200B}\u{AD}b", "a\\u{200B}\\u{AD}b"),
    ("\u{9B}\u{2028}", "\\u{9B}\\u{2028}"),
    ("a\u{E0041}\u{E007F}", "a\\u{E0041}\\u{E007F}"),
    ("x\u{FFF9}y\u{FFFA}z\u{FFFB}", "x\\u{FFF9}y\\u{FFFA}z\\u{FFFB}"),
    ("\u{2060}\u{2064}\u{FEFF}\u{180E}", "\\u{2060}\\u{2064}\\u{FEFF}\\u{180E}"),
    ("a\u{3164}b\u{FFA0}\u{115F}\u{17B4}", "a\\u{3164}b\\u{FFA0}\\u{115F}\\u{17B4}"),
    ("a\u{FFFE}\u{10FFFF}", "a\\u{FFFE}\\u{10FFFF}"),
  ])
  func controlsAndInvisibleCharactersAreEscaped(text: String, expected: String) {
    #expect(text.terminalSafe == expected)
  }

  @Test(arguments: [
    "", "plain ~", "é", "数学", "\u{A0}", "\u{E000}", "10 €", "a\u{301}b",
    // Emoji: families, hearts, flags, skins, keys, presentation, professions.
    "👩‍👩‍👧", "❤️", "🇩🇪", "👍🏽", "1️⃣#️⃣", "☺︎", "👩🏽‍🚀", "🏳️‍🌈", "🏴‍☠️", "❤️‍🔥", "⛹🏽‍♀️",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿",
    // Persian, Devanagari and Malayalam need joiners, and Arabic one at the end of a word.
    "می\u{200C}خواهم", "क्\u{200D}ष", "र्\u{200D}य", "ന്\u{200D}", "ه\u{200D}",
    // Numbers and verses of Arabic, ideographs with a variant, Mongolian.
    "\u{600}١٢\u{6DD}٣", "葛\u{E0100}", "劳\u{FE00}", "\u{1820}\u{180B}\u{1828}",
  ])
  func textOfLanguagesAndEmojiIsShown(text: String) {
    #expect(text.terminalSafe == text)
    #expect(text.jsonEscaped == text)
  }

  @Test(arguments: [
    // Hebrew with vowels and accents, also of letters with several marks.
    "בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים", "יְרוּשָׁלִַ֔ם", "שּֽׁ֥",
    // Arabic with vowels, and of the Quran.
    "ٱلرَّحۡمَٰنِ", "مُّبِينٞ", "لِّلَّهِ",
    // Thai, Lao, Burmese, Khmer.
    "น้ำ กี่ ปั๊ม", "ຈັ່ງ", "ကျွန်ုပ်", "ស្ត្រី",
    // Vietnamese, taken apart; Yoruba; Sanskrit and Vedic in Latin.
    "ve\u{302}\u{323}n u\u{31B}\u{301}", "ọ̀rọ̀", "ṝ́",
    // Devanagari with Vedic accents, Tamil, Sinhala.
    "अ॒ग्निमी॑ळे", "हि॒र॒ण्य॒यीं", "ஸ்ரீ", "ශ්‍රී",
    // Tibetan, with the longest stack that is written.
    "བོད་སྐད", "སྐྱིད", "\u{F67}\u{F90}\u{FB5}\u{FA8}\u{FB3}\u{FBA}\u{FBC}\u{FBB}\u{F82}",
    // Korean of the Middle Ages, and the international phonetic alphabet.
    "\u{1112}\u{119E}\u{11AB}", "t͡ʃʼ ɔ̃̀ː",
  ])
  func realSpellingsStayBelowTheLimitOfMarks(text: String) {
    #expect(text.terminalSafe == text)
  }

  @Test func theNinthMarkOfACharacterIsEscaped() {
    let eight = "e" + String(repeating: "\u{301}", count: 8)
    #expect(eight.terminalSafe == eight)
    #expect((eight + "\u{302}\u{20DD}x\u{301}").terminalSafe == eight + "\\u{302}\\u{20DD}x\u{301}")
    let vowels = "\u{1100}" + String(repeating: "\u{1161}", count: 8)
    #expect((vowels + "\u{1161}").terminalSafe == vowels + "\\u{1161}")
    // Joiners do not start anew.
    let joined = "क" + String(repeating: "\u{94D}\u{200D}", count: 8)
    #expect((joined + "\u{94D}").terminalSafe == joined + "\\u{94D}")
  }

  @Test(arguments: [
    ("\u{301}a", "\\u{301}a"), ("\u{1B}\u{301}", "\\u{1B}\\u{301}"), ("\n\u{301}", "\\n\\u{301}"),
  ])
  func aMarkWithoutACharacterIsEscaped(text: String, expected: String) {
    #expect(text.terminalSafe == expected)
  }

  @Test(arguments: [
    ("pay\u{200D}pal", "pay\\u{200D}pal"), ("a\u{200C}", "a\\u{200C}"),
    ("😀\u{200D}", "😀\\u{200D}"), ("😀\u{200C}😀", "😀\\u{200C}😀"),
    ("ه\u{200D}\u{200D}", "ه\u{200D}\\u{200D}"),
    ("a\u{FE0F}", "a\\u{FE0F}"), ("1\u{FE0F}2", "1\\u{FE0F}2"),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
    ("a\u{E0100}", "a\\u{E0100}"), ("葛\u{E0100}\u{E0101}", "葛\u{E0100}\\u{E0101}"),
    ("a\u{180B}", "a\\u{180B}"), ("a\u{34F}b", "a\\u{34F}b"),
    // A flag of no country, one that does not end, and one of a region without a flag.
    ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴\\u{E0067}\\u{E0062}\\u{E007F}"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}",
      "🏴\\u{E0067}\\u{E0062}\\u{E0065}\\u{E006E}\\u{E0067}"
    ),
    ("x\u{E0067}\u{E007F}", "x\\u{E0067}\\u{E007F}"),
  ])
  func joinersSelectorsAndTagsAreEscapedWhereTheyHaveNoEffect(text: String, expected: String) {
    #expect(text.terminalSafe == expected)
  }

  @Test func jsonLosesNothing() {
    let text = "\"\\\u{1B}\n\u{202E}\u{E0041}é" + String(repeating: "\u{301}", count: 9)
    let marks = String(repeating: "\u{301}", count: 8)
    #expect(
      text.jsonEscaped == "\\\"\\\\\\u001b\\n\\u202e\\udb40\\udc41é" + marks + "\\u0301")
  }

  // MARK: - Unicode's properties

  private static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

  @Test func plainRangesHoldNoMarkAndNothingInvisible() {
    let wrong = Self.scalars.filter {
      ScalarSets.plain.holds($0.value) && (isMark($0) || isInvisible($0) || isControl($0))
    }
    #expect(wrong == [])
  }

  @Test func marksAreThoseOfUnicode() {
    #expect(Self.scalars.filter { ScalarSets.marks.holds($0.value) != isMark($0) } == [])
  }

  @Test func lettersAndSpacesAreThoseOfUnicode() {
    #expect(Self.scalars.filter { $0.isLetter != $0.properties.isAlphabetic } == [])
    #expect(Self.scalars.filter { $0.isSpace != $0.properties.isWhitespace } == [])
  }

  @Test func everyControlAndInvisibleCharacterIsEscapedByItself() {
    let shown = Self.scalars.filter {
      (isControl($0) || isInvisible($0))
        && "a\($0)b".unicodeScalars.elementsEqual(
          "a\($0)b".terminalSafe.unicodeScalars)
    }
    #expect(shown == [])
  }

  /// Marks without a character are escaped; all other scalars are visible or space.
  @Test func whatIsEscapedByItselfIsNoOrdinaryCharacter() {
    let wrong = Self.scalars.filter {
      String($0).terminalSafe != String($0) && !isMark($0) && !isInvisible($0) && !isControl($0)
        && !ScalarSets.jamo.holds($0.value)
    }
    #expect(wrong == [])
  }

  @Test(arguments: 1...5) func aSafeTextIsNotEscapedAgainNorAreSafeTextsJoined(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let odd =
      Array(
        "a1#e\u{301}\u{302}\u{200D}\u{200C}\u{FE0F}\u{FE00}\u{E0100}\u{20E3}क\u{94D}ه😀❤🏴"
          .unicodeScalars)
      + [
        "\u{E0067}", "\u{E0062}", "\u{E0065}", "\u{E006E}", "\u{E007F}", "\u{1100}", "\u{1161}",
        "\n",
      ]
    for _ in 0..<1000 {
      var parts = ["", ""]
      for index in 0..<60 {
        parts[index / 30].unicodeScalars.append(odd.randomElement(using: &random) ?? "a")
      }
      let safe = parts.map(\.terminalSafe)
      for text in safe + [safe.joined()] {
        #expect(text.terminalSafe.unicodeScalars.elementsEqual(text.unicodeScalars), "\(parts)")
      }
    }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }

  /// True for default-ignorable characters, and the formats of hieroglyphs.
  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || 0x13430...0x1343F ~= scalar.value
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    /// Signs in front of numbers, and the end of a verse: visible, though of this category.
    let visible: [ClosedRange<UInt32>] = [
      0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
      0x110BD...0x110BD, 0x110CD...0x110CD,
    ]
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return !visible.contains { $0 ~= scalar.value }
    default: return scalar.properties.isNoncharacterCodePoint
    }
  }
}
