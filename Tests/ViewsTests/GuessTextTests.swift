import Games
import PackFormat
import Views
import TestSupport
import Testing
import Words

@Suite struct GuessTextTests {
  @Test(arguments: [
    ("12345", "12345"), ("12,345", "12345"), ("12 345", "12345"), ("1,234,567", "1234567"),
    ("3.1 billion", "3100000000"), ("3.1b", "3100000000"), ("3.1 BN", "3100000000"),
    ("2.5 million", "2500000"), ("2.5m", "2500000"), ("2.5mn", "2500000"), ("12k", "12000"),
    ("12 thousand", "12000"), ("1,200.5 million", "1200500000"), ("0.0000000001 billion", "0.1"),
    ("8848.86", "8848.86"), (" 7 ", "7"), ("007", "7"), ("-5", "-5"), ("−5", "-5"),
    ("1.2345 k", "1234.5"),
  ])
  func numbersAreReadAsPeopleTypeThem(text: String, digits: String) {
    #expect(GuessText.number(text) == ExactDecimal(digits: digits))
  }

  @Test(arguments: [
    ("8849 m", "m", "8849"), ("8,849m", "m", "8849"), ("5 million", "m", "5000000"),
    ("12 KM", "km", "12"), ("3 k", "m", "3000"), ("5", "", "5"),
  ])
  func theUnitMayStandBehindTheNumber(text: String, unit: String, digits: String) {
    #expect(GuessText.number(text, unit: unit) == ExactDecimal(digits: digits))
  }

  @Test(arguments: [
    ("12345", "12345"), ("12 345", "12345"), ("12\u{A0}345", "12345"), ("12\u{202F}345", "12345"),
    ("3,1 миллиарда", "3100000000"), ("3.1 млрд", "3100000000"), ("2,5 млн.", "2500000"),
    ("5 миллионов", "5000000"), ("1 МИЛЛИОН", "1000000"), ("12 тыс.", "12000"),
    ("4,54\u{A0}миллиарда", "4540000000"), ("1 200,5 млн", "1200500000"), ("12,345", "12.345"),
    ("3,1 billion", "3100000000"), ("-5,5", "-5.5"), ("1 200 000,25", "1200000.25"),
  ])
  func numbersAreReadAsRussiansTypeThem(text: String, digits: String) {
    #expect(GuessText.number(text, .russian) == ExactDecimal(digits: digits))
  }

  @Test(arguments: [
    (Language.german, "12.345", "12345"), (.german, "3,1 Mrd.", "3100000000"),
    (.german, "3.1 Milliarden", "3100000000"), (.german, "2 Billionen", "2000000000000"),
    (.german, "1.5", "1.5"), (.german, "1.234,5", "1234.5"), (.german, "-1.234", "-1234"),
    (.french, "1,5 million", "1500000"), (.french, "2 billions", "2000000000000"),
    (.french, "12 345", "12345"), (.spanish, "3,1 mil millones", "3100000000"),
    (.spanish, "12 mil", "12000"), (.portuguese, "2 bi", "2000000000"),
    (.ukrainian, "3 млрд", "3000000000"), (.chinese, "31亿", "3100000000"),
    (.chinese, "２５万", "250000"), (.japanese, "1.5兆", "1500000000000"),
    (.arabic, "٣٫١ مليار", "3100000000"), (.arabic, "١٢٬٣٤٥", "12345"),
    (.english, "2 trillion", "2000000000000"),
  ])
  func numbersAreReadAsPeopleOfALanguageTypeThem(
    language: Language, text: String, digits: String
  ) {
    #expect(GuessText.number(text, language) == ExactDecimal(digits: digits))
  }

  @Test(arguments: ["", "12,34,5", "1.234,5", "1,", ",5", "12 34", "млрд", "5 метров", "1 2 млн"])
  func whatIsNoNumberInRussianIsNotGuessedAt(text: String) {
    #expect(GuessText.number(text, .russian) == nil)
  }

  /// Every value that the slider shows can be typed as it is shown.
  @Test(arguments: Language.allCases)
  func whatIsShownIsRead(language: Language) {
    var generator = SplitMix(seed: 3)
    for _ in 0..<2000 {
      let magnitude = Int64.max >> Int64.random(in: 0..<63, using: &generator)
      let mantissa = Int64.random(in: 0...magnitude, using: &generator)
      let scale = UInt8.random(in: 0...6, using: &generator)
      let round = ([1, 100_000, 100_000_000] as [Int64]).randomElement(using: &generator) ?? 1
      guard let number = ExactDecimal(mantissa: mantissa / round * round, scale: scale) else {
        continue
      }
      let shown = language.number(number)
      #expect(GuessText.number(shown, language) == number, "\(shown)")
      let typed = shown.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
      #expect(GuessText.number(typed, language) == number, "\(typed)")
    }
  }

  @Test(arguments: [
    "", " ", "abc", "1e5", "12,34", "1,2345", ",123", "1,", "1,,234", "12.345,6", "1.2.3",
    "billion",
    "10000000000 billion", "9223372036854775808", "0x10", "１２", "5 apples", "--5", "1 2",
  ])
  func whatIsNoNumberIsNotGuessedAt(text: String) {
    #expect(GuessText.number(text) == nil)
  }

  @Test(arguments: [
    ("99999999999999999999", GuessText.Reading.tooLarge), ("-99999999999999999999", .tooLarge),
    ("9,999,999,999,999,999,999", .tooLarge), ("99999999999 billion", .tooLarge),
    ("99999999999999999999 billion", .tooLarge), ("0.1234567890123456789", .tooFine),
    ("1.", .none), (".5", .none), ("--5", .none), ("1e9", .none), ("9 99", .none), ("", .none),
  ])
  func aNumberOutOfEveryRangeIsReported(text: String, reading: GuessText.Reading) {
    #expect(GuessText.read(text) == reading)
  }

  @Test(arguments: [
    ("", true), ("-", true), ("3.", true), ("3.1 ", true), ("3.1 b", true), ("3.1 bil", true),
    ("3.1 billion", true), ("3.1 billions", false), ("12 M", true), ("12 met", true),
    ("12 metro", false), ("5q", false), ("5n", false), ("b", false), ("5-", false),
    ("1 2 x", false),
    ("12345678901234567890", true),
  ])
  func onlyWhatCanBecomeANumberIsTyped(text: String, isTaken: Bool) {
    #expect(GuessText.canBecomeNumber(text, unit: "metres") == isTaken)
  }

  @Test func theWordsOfEveryLanguageCanBeTyped() {
    for (language, text) in [
      (Language.german, "3,1 Milliarden"), (.russian, "2,5 млн."), (.chinese, "31亿"),
      (.arabic, "٣٫١ مليار"), (.spanish, "3,1 mil millones"), (.french, "12\u{202F}345 millions"),
    ] {
      for count in 1...text.count {
        #expect(GuessText.canBecomeNumber(String(text.prefix(count)), language), "\(text)")
      }
    }
  }
}
