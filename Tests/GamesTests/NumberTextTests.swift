import PackFormat
import Testing

@testable import Games

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("0", "0"), ("999", "999"), ("12345", "12,345"), ("999999", "999,999"),
    ("1000000", "1.0 million"), ("2500000", "2.5 million"), ("2512000", "2.512 million"),
    ("2512300", "2,512,300"), ("999900000", "999.9 million"), ("1000000000", "1.0 billion"),
    ("3100000000", "3.1 billion"), ("1412600000", "1,412,600,000"), ("4540000000", "4.54 billion"),
    ("1200000000000", "1.2 trillion"), ("9223372036854775807", "9,223,372,036,854,775,807"),
    ("8848.86", "8,848.86"), ("0.007", "0.007"), ("-12345", "-12,345"), ("-123", "-123"),
    ("2500000.5", "2,500,000.5"),
  ])
  func quantitiesReadAsPeopleWriteThem(digits: String, shown: String) throws {
    #expect(try #require(ExactDecimal(digits: digits)).shown(asYear: false) == shown)
  }

  @Test(arguments: [
    ("1234", "1234"), ("12345.5", "12·345,5"), ("1200000000000", "1200,0 billion"),
    ("-1234567", "−1·234·567"), ("1000000", "1,0 million"),
  ])
  func anotherFormHasItsOwnMarks(digits: String, shown: String) throws {
    let form = NumberForm(
      [.init(9, " billion"), .init(6, " million")], separator: "·", decimalMark: ",",
      fewestGroupedDigits: 5)
    let number = try #require(ExactDecimal(digits: digits))
    #expect(number.shown(asYear: false, form) == shown)
  }

  @Test(arguments: [
    (-100, "−100"), (-1_234_567, "−1,234,567"), (-12_000_000, "−12.0 million"), (100, "100"),
  ])
  func playersSeeAMinusSign(number: Int64, shown: String) {
    #expect(ExactDecimal(number).shown(asYear: false, .english) == shown)
    #expect(ExactDecimal(-44).shown(asYear: true, .english) == "−44")
  }

  @Test func yearsHaveNoSeparators() {
    #expect(ExactDecimal(1969).shown(asYear: true) == "1969")
    #expect(ExactDecimal(12_026).shown(asYear: true) == "12026")
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("-0.50", -5, 1), ("007", 7, 0), ("3.14159", 314_159, 5),
      ("-9223372036854775808", Int64.min, 0), ("9223372036854775807", Int64.max, 0),
      ("0.000000000000000001", 1, 18),
    ] as [(String, Int64, UInt8)])
  func digitsAreReadExactly(text: String, mantissa: Int64, scale: UInt8) {
    #expect(ExactDecimal(digits: text) == ExactDecimal(mantissa: mantissa, scale: scale))
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "1.2.3", "1e5", "+1", " 1", "1,000", "--1", "٣",
    "9223372036854775808", "-9223372036854775809", "0.0000000000000000001",
    "0." + String(repeating: "0", count: 300),
  ])
  func whatIsNoNumberOrTooLargeIsRefused(text: String) {
    #expect(ExactDecimal(digits: text) == nil)
  }
}

@Suite struct UnitNamesTests {
  @Test(arguments: [
    ("Year in which Dolly was born", "year"),
    ("Chromosomes in a body cell of a dog", "chromosomes"),
    ("Metres in a nautical mile", "m"), ("Countries that border on Mali", "countries"),
    ("Melting point of gold in degrees Celsius", "°C"), ("US dollars paid for Alaska", "US$"),
    ("Kilometres that light travels in a second", "km"),
    ("How many people live in Chad?", "people"),
    ("Distance from Paris to Tokyo, to the nearest 10 km", "km"),
    ("Area of all oceans, to the nearest 100,000 km²", "km²"), ("Сколько метров до вершины?", "m"),
    ("В каком году родился Гагарин?", "year"), ("Сколько стран граничит с Мали?", "страны"),
    ("ガガーリンが生まれた年", "year"),
  ])
  func promptNamesItsUnit(prompt: String, unit: String) {
    #expect(Fact(prompt: prompt, value: ExactDecimal(7), unit: unit).promptNamesUnit)
  }

  @Test(arguments: [
    ("Height of Mount Everest", "m"), ("First people on the Moon", "year"),
    ("Length of a race of 400 m, with its curves", "m"), ("Depth below 8,000 m of the trench", "m"),
    ("Population of Metz", "people"), ("Speed of a yearling", "km/h"),
    ("A ring of the tree", "rings of trees"),
    ("", "m"), ("Height of K2", ""),
  ])
  func promptLeavesItsUnitOut(prompt: String, unit: String) {
    #expect(!Fact(prompt: prompt, value: ExactDecimal(7), unit: unit).promptNamesUnit)
  }
}
