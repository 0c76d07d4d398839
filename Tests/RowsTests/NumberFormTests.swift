import Testing

@testable import Rows

struct NumberFormTests {
  private func form(_ text: String) -> NumberForm { NumberForm(Array(text.utf8).span) }

  @Test(arguments: [
    "12.5", "0.714", "1234.567", ".5", "1,234.5", "12,34,567.8", "1,234,567", "1 234.567", "2.9620",
    "-0.125", "1'234.5",
  ])
  func aPointBeforeDecimalsIsShown(_ text: String) { #expect(form(text) == .provesPoint) }

  @Test(arguments: [
    "12,5", "0,714", "1.232,7", "1.234.567", "1 234,5", "1234,567", "-3,1", "1.234.567,89",
    "1'234,5",
  ])
  func aCommaBeforeDecimalsIsShown(_ text: String) { #expect(form(text) == .provesComma) }

  @Test(arguments: ["2.962", "160.000", "+1.234", "-999.999"])
  func aPointBeforeThreeDigitsShowsNothing(_ text: String) { #expect(form(text) == .doubtful) }

  @Test(arguments: [
    "", "-", "7", "1234567", "1,234", "160,000", "1.2.3", "12.5.2020", "1.23.456,7", "1,2.3,4",
    "5 km",
    "1,", "1.", "a", "1 234 567", "12:30",
  ])
  func otherTextsShowNothing(_ text: String) { #expect(form(text) == .other) }

  @Test(arguments: [
    ("1.232,7", "1232.7"), ("0,714", "0.714"), ("2.962", "2962"), ("1234", "1234"),
    ("-1.234.567,5", "-1234567.5"), ("1234,5", "1234.5"), ("+,5", "+.5"),
  ])
  func aStyleReadsItsOwnNumbers(_ text: String, _ plain: String) {
    let style = NumberStyle(decimal: UInt8(ascii: ","), grouping: UInt8(ascii: "."))
    #expect(style.plain(Array(text.utf8).span) == Array(plain.utf8))
  }

  @Test(arguments: [
    "12.5", "1.2345", "1234.567", "1,2,3", "1.23,4", "1,234.5", ".5", "1..234", "1 234",
  ])
  func aStyleReadsNothingElse(_ text: String) {
    let style = NumberStyle(decimal: UInt8(ascii: ","), grouping: UInt8(ascii: "."))
    #expect(style.plain(Array(text.utf8).span) == nil)
  }

  @Test func aSpaceAndAnApostropheGroupDigitsWhereTheStyleSaysSo() {
    let spaced = NumberStyle(decimal: UInt8(ascii: ","), grouping: UInt8(ascii: " "))
    #expect(spaced.plain(Array("12 345,6".utf8).span) == Array("12345.6".utf8))
    let swiss = NumberStyle(decimal: UInt8(ascii: "."), grouping: UInt8(ascii: "'"))
    #expect(swiss.plain(Array("12'345.6".utf8).span) == Array("12345.6".utf8))
    #expect(swiss.plain(Array("12’345.6".utf8).span) == Array("12345.6".utf8))
  }
}
