import PackFormat
import Testing

@testable import Rows

struct NumberFixTests {
  @Test(
    arguments: [
      ("3.1 billion", "3100000000", true, "\"billion\" is a word, not digits"),
      ("3.1billion", "3100000000", true, "\"billion\" is a word, not digits"),
      ("8 Million", "8000000", true, "\"million\" is a word, not digits"),
      ("2.5 thousand", "2500", true, "\"thousand\" is a word, not digits"),
      ("-3 bn", "-3000000000", true, "\"bn\" is a word, not digits"),
      ("1.23456789 million", "1234567.89", true, "\"million\" is a word, not digits"),
      ("1.5 trillion", "1500000000000", true, "\"trillion\" is a word, not digits"),
      ("1,200 million", "1200000000", false, "\"million\" is a word, not digits"),
      ("1,5 Mio", "1500000", true, "\"mio\" is a word, not digits"),
      ("1.5 Mio", "1500000", true, "\"mio\" is a word, not digits"),
      ("1,5 Mio.", "1500000", true, "\"mio\" is a word, not digits"),
      ("2,5 Mrd.", "2500000000", true, "\"mrd\" is a word, not digits"),
      ("12 Tsd.", "12000", true, "\"tsd\" is a word, not digits"),
      ("3 Md", "3000000000", false, "\"md\" is a word, not digits"),
      ("1,2 млн", "1200000", true, "\"млн\" is a word, not digits"),
      ("7 млрд", "7000000000", true, "\"млрд\" is a word, not digits"),
      ("15 тыс.", "15000", true, "\"тыс\" is a word, not digits"),
      ("10k", "10000", false, "\"k\" is a word, not digits"),
      // This means 1,500 million where points separate the thousands.
      ("1.500 Mio", "1500000", false, "\"mio\" is a word, not digits"),
      ("1,5 billion", "1500000000", false, "\"billion\" is a word, not digits"),
      ("1,234,567", "1234567", true, "a number has no thousands separators"),
      ("1,234,567.89", "1234567.89", true, "a number has no thousands separators"),
      ("1.234.567", "1234567", true, "a number has no thousands separators"),
      ("1.234.567,8", "1234567.8", true, "a number has no thousands separators"),
      ("1.234,5", "1234.5", true, "a number has no thousands separators"),
      ("8,849", "8849", false, "a number has no thousands separators"),
      ("1 234", "1234", true, "a number has no thousands separators"),
      ("1 234,5", "1234.5", true, "a number has no thousands separators"),
      ("12'345.6", "12345.6", true, "a number has no thousands separators"),
      ("1’000’000", "1000000", true, "a number has no thousands separators"),
      ("1_000", "1000", true, "a number has no thousands separators"),
      ("3,5", "3.5", false, "a number has a decimal point, not a comma"),
      ("-3,25", "-3.25", false, "a number has a decimal point, not a comma"),
      ("0,125", "0.125", false, "a number has a decimal point, not a comma"),
      ("1,2345", "1.2345", false, "a number has a decimal point, not a comma"),
      (",500", "0.5", false, "a number has a decimal point, not a comma"),
      ("1234,567", "1234.567", false, "a number has a decimal point, not a comma"),
    ])
  func theNumberThatWasMeantIsFound(
    _ text: String, _ number: String, _ isCertain: Bool, _ reason: String
  ) throws {
    let fix = try #require(NumberFix(text.utf8))
    #expect(fix.number.text == number)
    #expect(fix.isCertain == isCertain)
    #expect(fix.reason == reason)
  }

  @Test(arguments: [
    "", "many", "12%", "$5", "billion", " million", "1e5", "12 345 67", "1,23,456",
    "1,,000", "500,", "1,234.", "1.5.2", "3 hundred", "99999999999 billion", "1 - 2",
    "8848 m",
    "1,234,567,890,123,456,789,012", "1/2", "5 6", "x,5", "5,x", "million million",
    "0.0000000000000000001 thousand", "300 K", "300K", "5.", "1,234.", "5 Monde",
  ])
  func nothingIsMadeOfWhatMayMeanAnything(_ text: String) {
    #expect(NumberFix(text.utf8) == nil)
  }

  @Test func aLongTextIsNotLookedInto() {
    #expect(NumberFix([UInt8](repeating: UInt8(ascii: ","), count: 10_000_000)) == nil)
  }
}
