import TestSupport
import Testing

@testable import Rows

/// Tests that the pre-test for ordinary faults agrees with every recogniser that it skips.
struct OrdinaryFaultTests {
  private static let parts = [
    "about", "ca.", "5", "12", "1,234", "2024", "-", "/", " ", ".", ",", "million", "bn", "mio",
    "Mar", "march", "may", "st", "th", "T", "t", "10:30", "km", "to", "e", "E+09", "^", "*", "x",
    "%",
    "percent", "~", "+", "n/a", "true", "TRUE", "#", "=", "'", "\"", "ё", "unknown", "Jan", "sept",
    "d",
    "Mrd.", "k", "K", "тыс.", "nd", "und", "$", "1990s", "bc", "0", "00", "x10",
  ]

  @Test(arguments: 0..<60)
  func ordinaryFaultsNeverHaveASafeFix(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 1...6, using: &random))
        .map { _ in Self.parts.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(text.utf8)
      for type in [TableSchema.FieldType.number, .integer, .year, .date]
      where ValueFix.isOrdinary(bytes.span, type) {
        let fix = ValueFix.of(bytes, ValueFix.Context(type: type))
        #expect(fix?.code == nil, "\(text) as \(type)")
        #expect(fix?.isCertain != true, "\(text) as \(type)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func digitsWithOneCommaNeverHaveASafeFix(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var count = 0
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...5, using: &random))
        .map { _ in ["0", "5", "12", "234", ",", ".", "-", " "].randomElement(using: &random) ?? ""
        }
        .joined()
      let bytes = Array(text.utf8)
      for type in [TableSchema.FieldType.number, .integer, .year, .date]
      where ValueFix.isDigitsWithComma(bytes.span, type) {
        let fix = ValueFix.of(bytes, ValueFix.Context(type: type))
        #expect(fix?.code == nil, "\(text) as \(type)")
        #expect(fix?.isCertain != true, "\(text) as \(type)")
        count += 1
      }
    }
    #expect(count > 3)
  }

  @Test(arguments: [
    ("8,849", true), ("12,5", true), ("0,125", true), ("1234,567", true), ("1,234,567", false),
    ("1,234.5", false), (",5", false), ("5,", false), ("-1,234", false), ("8849", false),
  ])
  func digitsWithOneCommaAreRecognised(_ text: String, _ isRecognised: Bool) {
    let found = ValueFix.isDigitsWithComma(Array(text.utf8).span, .number)
    #expect(found == isRecognised)
  }

  @Test(arguments: ["about 5", "unknown", "5 km", "ca. 1,000", "five", "12 km/h"])
  func wordsAreOrdinary(_ text: String) {
    let isOrdinary = ValueFix.isOrdinary(Array(text.utf8).span, .number)
    #expect(isOrdinary)
  }

  @Test(arguments: ["1,234", "5 million", "1-Mar", "#REF!", "'5", "٣", "3^5", "10", ""])
  func otherFaultsAreNotOrdinary(_ text: String) {
    let isOrdinary = ValueFix.isOrdinary(Array(text.utf8).span, .number)
    #expect(!isOrdinary)
  }
}
