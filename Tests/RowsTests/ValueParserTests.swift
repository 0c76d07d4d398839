import PackFormat
import TestSupport
import Testing

@testable import Rows

struct ValueParserTests {
  private func number(_ text: String) -> ValueParser.Result {
    parse(text, .number)
  }

  private func parse(_ text: String, _ type: TableSchema.FieldType) -> ValueParser.Result {
    ValueParser.parse(Array(text.utf8).span, as: type)
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("+0.000", 0, 0), ("4806", 4806, 0), ("+7", 7, 0), ("-7", -7, 0),
      ("007", 7, 0), ("12.5", 125, 1), ("12.50", 125, 1), ("1.0", 1, 0), ("10.0", 10, 0),
      ("100", 100, 0), (".5", 5, 1), ("-.25", -25, 2), ("0.001", 1, 3), ("1.0010", 1001, 3),
      ("9223372036854775807", .max, 0), ("-9223372036854775808", .min, 0),
      ("0000000000009223372036854775807", .max, 0), ("922337203685477580.7", .max, 1),
      ("9.223372036854775807", .max, 18), ("-9.223372036854775808", .min, 18),
      ("0.000000000000000001", 1, 18), ("1.500000000000000000000000000000", 15, 1),
      ("0.0000000000000000000000000000000000000000000000", 0, 0),
    ] as [(String, Int64, UInt8)])
  func numbersAreExact(_ text: String, _ mantissa: Int64, _ scale: UInt8) throws {
    let value = try #require(ExactDecimal(mantissa: mantissa, scale: scale))
    #expect(number(text) == .value(.number(value)))
    #expect(value.mantissa == mantissa && value.scale == scale)
  }

  @Test(arguments: [
    "", "+", "-", ".", "-.", "1.", "1.5.", "1..5", "1.5.2", "--1", "1-", "+-1", "1e5", "1E5",
    "0x10",
    "1,000", "1 000", " 1", "1 ", "abc", "½", "１２", "٣", "−5", "NaN", "inf", "1_000", "12%", "$5",
  ])
  func whatIsNoNumberIsNone(_ text: String) { #expect(number(text) == .notOfType) }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "10780000000000000000000000",
    "922337203685477580.8", "18446744073709551616", "99999999999999999999999999999999999999999",
    "1000000000000000000.0000000000000001",
  ])
  func beyondSixtyFourBitsIsTooLarge(_ text: String) { #expect(number(text) == .tooLarge) }

  @Test(arguments: ["0.0000000000000000001", "0.1234567890123456789", "1.00000000000000000000005"])
  func beyondEighteenPlacesIsTooPrecise(_ text: String) { #expect(number(text) == .tooPrecise) }

  @Test func everyNumberSurvivesItsOwnSpelling() throws {
    for seed in UInt64(0)..<20_000 {
      var random = SplitMix(seed: seed)
      let mantissa = Int64(truncatingIfNeeded: random.next()) >> Int64(random.next() % 64)
      let scale = UInt8(random.next() % 19)
      let value = try #require(ExactDecimal(mantissa: mantissa, scale: scale))
      guard number(value.text) == .value(.number(value)) else {
        Issue.record("seed \(seed): \(value.text)")
        return
      }
    }
  }

  @Test(
    arguments: [
      ("3", .integer, .value(.integer(3))), ("-3.0", .integer, .value(.integer(-3))),
      ("2.5", .integer, .notOfType), ("9223372036854775808", .integer, .tooLarge),
      ("0.0000000000000000001", .integer, .notOfType), ("x", .integer, .notOfType),
      ("1989", .year, .value(.year(1989))), ("-44", .year, .value(.year(-44))),
      ("1989.5", .year, .notOfType), ("true", .boolean, .value(.flag(true))),
      ("TRUE", .boolean, .value(.flag(true))), ("1", .boolean, .value(.flag(true))),
      ("False", .boolean, .value(.flag(false))), ("0", .boolean, .value(.flag(false))),
      ("yes", .boolean, .notOfType), ("tRue", .boolean, .notOfType), ("", .boolean, .notOfType),
      ("falsetto", .boolean, .notOfType), ("1970-01-02", .date, .value(.date(1))),
      ("1970-02-30", .date, .notOfType), ("text", .string, .notOfType),
    ] as [(String, TableSchema.FieldType, ValueParser.Result)])
  func everyTypeReadsItsOwnSpellings(
    _ text: String, _ type: TableSchema.FieldType, _ result: ValueParser.Result
  ) {
    #expect(parse(text, type) == result)
  }
}
