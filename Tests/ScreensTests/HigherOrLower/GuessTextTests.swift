import Games
import PackFormat
import Screens
import Testing

@Suite struct GuessTextTests {
  @Test(arguments: [
    ("12345", "12345"), ("12,345", "12345"), ("12 345", "12345"), ("1,234,567", "1234567"),
    ("3.1 billion", "3100000000"), ("3.1b", "3100000000"), ("3.1 BN", "3100000000"),
    ("2.5 million", "2500000"), ("2.5m", "2500000"), ("2.5mn", "2500000"), ("12k", "12000"),
    ("12 thousand", "12000"), ("1,200.5 million", "1200500000"), ("0.0000000001 billion", "0.1"),
    ("8848.86", "8848.86"), (" 7 ", "7"), ("007", "7"), ("-5", "-5"), ("1.2345 k", "1234.5"),
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
    "", " ", "abc", "1e5", "12,34", "1,2345", ",123", "1,", "1,,234", "12.345,6", "1.2.3",
    "billion",
    "10000000000 billion", "9223372036854775808", "0x10", "１２", "5 apples", "--5", "1 2",
  ])
  func whatIsNoNumberIsNotGuessedAt(text: String) {
    #expect(GuessText.number(text) == nil)
  }
}
