import Games
import Testing
import Words

@testable import Exchange

/// Numbers that workbooks store.
struct SheetDecimalTests {
  @Test(arguments: [
    ("12", "12"), ("8848.8600000000006", "8848.86"), ("0.30000000000000004", "0.3"),
    ("1E+21", "1000000000000000000000"), ("-0.1", "-0.1"), ("1.5E-7", "0.00000015"),
    ("0.99999999999999999", "1"), ("9.9999999999999995", "10"),
    ("12345678901234567", "12345678901234567"), ("0", "0"), ("-0", "0"), ("0.00", "0"),
    ("123456.7890123456", "123456.789012346"), ("1e400", nil), ("text", nil), ("nan", nil),
    ("", nil),
  ])
  func aStoredNumberHas15DigitsOrAllIfItIsWhole(_ text: String, _ plain: String?) {
    #expect(SheetDecimal(text)?.plain == plain)
  }

  @Test(arguments: [
    ("83.9", "83,9"), ("0.3333333333333333", "0,333333333"), ("66.66666666666667", "66,66666667"),
    ("1234567.891234", "1234567,891"), ("12345678901.5", "12345678902"),
    ("123456789012", "123456789012"), ("1e21", "1E+21"), ("1.5e-7", "0,00000015"),
    ("0.000012345678", "1,23457E-05"), ("0.00012345", "0,00012345"), ("1e-10", "1E-10"),
    ("-2.5", "-2,5"), ("99999999999.9", "100000000000"),
  ])
  func generalHasTheDigitsThatExcelShows(_ text: String, _ shown: String) throws {
    #expect(try #require(SheetDecimal(text)).general(mark: ",") == shown)
  }

  @Test func roundingAgreesWithWholeNumbersForRandomNumbers() throws {
    var random = SeededGenerator(seed: 48)
    var wrong: [String] = []
    for _ in 0..<5_000 {
      let thousandths = Int(random.below(1_000_000_000))
      let padded = String(String(1_000 + thousandths % 1_000).dropFirst())
      let number = try #require(SheetDecimal("\(thousandths / 1_000).\(padded)"))
      for (decimals, unit) in [1_000, 100, 10, 1].enumerated() {
        let rounded = (thousandths + unit / 2) / unit
        let scale = 1_000 / unit
        let fraction = String(String(scale + rounded % scale).dropFirst())
        let code = decimals == 0 ? "0" : "0." + String(repeating: "0", count: decimals)
        let expected = "\(rounded / scale)" + (decimals == 0 ? "" : ".\(fraction)")
        let shown = XLSXFormatSection(code: code).text(of: number, .assumed)
        if shown != expected { wrong.append("\(thousandths) as \(code): \(shown)") }
      }
    }
    #expect(wrong == [])
  }
}

/// Number formats of workbooks.
struct XLSXNumberFormatTests {
  private static func shown(_ value: String, _ code: String, _ language: String? = nil) -> String {
    var setting = XLSXNumberFormat.Setting()
    setting.language = language.flatMap { SheetLanguage($0) } ?? .assumed
    let format = Int(code).flatMap { $0 > 9 ? XLSXNumberFormat(id: $0) : nil }
    switch (format ?? XLSXNumberFormat(code: code)).value(value, setting) {
    case .value(let value): return value.text + (value.isAsShown ? "" : " unknown")
    case .hidden: return "hidden"
    case .noDay: return "no day"
    }
  }

  @Test(arguments: [
    ("83.9", "0.0", "83.9"), ("102.25", "0.0", "102.3"), ("-102.25", "0.0", "-102.3"),
    ("-0.04", "0.0", "0.0"), ("1234567.5", "#,##0", "1,234,568"),
    ("1234567", "#,##0.00", "1,234,567.00"),
    ("5", "000", "005"), ("5", "0.##", "5."), ("0.25", "0%", "25%"), ("0.125", "0.0%", "12.5%"),
    ("1234567", "0.0,,", "1.2"), ("12000", "#,", "12"), ("1234567", "0.00E+00", "1.23E+06"),
    ("0.00012", "0.0E+0", "1.2E-4"), ("12345", "##0.0E+0", "12.3E+3"),
    ("999.96", "0.0E+00", "1.0E+03"),
    ("0.5", "# ?/?", "1/2"), ("1.75", "# ?/?", "1 3/4"), ("0.3333333333", "# ??/??", "1/3"),
    ("2.0000001", "# ?/?", "2"), ("0.375", "# ?/16", "6/16"), ("3.14159265358979", "?/?", "22/7"),
    ("5", "0\" km\"", "5 km"), ("5", "\"Nr. \"0", "Nr. 5"), ("-5", "0;(0)", "(5)"),
    ("0", "0;-0;\"none\"", "none"), ("-5", "$0", "-$5"), ("5", "[$€-407] 0.00", "€ 5.00"),
    ("5", "[Red]0", "5"), ("5", "[<10]\"few\";0", "few"), ("15", "[<10]\"few\";0", "15"),
    ("5", ";;;", "hidden"), ("5", "\"\"", "hidden"), ("4915112345", "0000 000000", "4915 112345"),
    ("5", "_-* #,##0.00 _€_-", "5.00"), ("83.9", "@", "83.9"), ("5", "General\" m\"", "5 m"),
    ("5551234", "000-0000", "555-1234"), ("text", "0.0", "text"),
  ])
  func aNumberIsShownAsItsFormatSays(_ value: String, _ code: String, _ shown: String) {
    #expect(Self.shown(value, code) == shown)
  }

  @Test(arguments: [
    ("83.9", "General", "de", "83,9"), ("1234567.5", "#,##0.0", "de", "1.234.567,5"),
    ("1234567.5", "#,##0.0", "fr", "1\u{202F}234\u{202F}567,5"),
    ("1234567.5", "#,##0.0", "de-CH", "1’234’567.5"), ("1234.5", "#,##0.0", "es-MX", "1,234.5"),
    ("1234567", "0.00E+00", "pl", "1,23E+06"), ("0.125", "0.0%", "ru", "12,5%"),
  ])
  func marksAreThoseOfTheLanguage(
    _ value: String, _ code: String, _ language: String, _ shown: String
  ) {
    #expect(Self.shown(value, code, language) == shown)
  }

  @Test(
    arguments: [
      // 33149 is 3 October 1990, a Wednesday.
      ("33149", "dd\\.mm\\.yyyy", nil, "03.10.1990"),
      ("33149", "yyyy\\-mm\\-dd", nil, "1990-10-03"),
      ("33149", "dd/mm/yy;@", "de", "03.10.90"), ("33149", "d/m/yyyy", "en-GB", "3/10/1990"),
      ("33149", "14", "de", "03.10.1990"), ("33149", "14", "en-US", "10/3/1990"),
      ("33149", "14", nil, "1990-10-03 unknown"), ("33149", "14", "en", "1990-10-03 unknown"),
      ("33149.75", "22", "de-AT", "03.10.1990 18:00"),
      ("33149", "d\\. mmmm yyyy", "de", "3. Oktober 1990"),
      ("33149", "dddd, mmm d", "en-US", "Wednesday, Oct 3"),
      ("33149", "[$-407]d\\. mmmm yyyy", "en-US", "3. Oktober 1990"),
      ("33149", "d mmmm yyyy", "ru", "3 октября 1990"),
      ("33149", "mmmm yyyy", "ru", "1990-10-03 unknown"),
      ("33149", "d mmmm", "fi", "1990-10-03 unknown"),
      ("33149", "[$-F800]dddd, mmmm dd, yyyy", "de", "Mittwoch, 3. Oktober 1990"),
      ("33149", "yyyy", nil, "1990"), ("33149", "[$-1070000]d/mm/yyyy", "en", "1990-10-03 unknown"),
      ("33149", "ge.m.d", "ja", "1990-10-03 unknown"),
      ("33149", "15", "en-US", "1990-10-03 unknown"),
      ("0.5", "h:mm AM/PM", nil, "12:00 PM"), ("0.75", "h:mm", nil, "18:00"),
      ("0.0208333333333", "h:mm a/p", nil, "12:30 a"),
      ("1.5", "[h]:mm", nil, "36:00"), ("0.000110879629629", "ss.00", "de", "09,58"),
      ("0.00116794", "m:ss.00", nil, "1:40.91"), ("33149.5", "d/m/yy h:mm", nil, "3/10/90 12:00"),
      ("-10573", "dd\\.mm\\.yyyy", nil, "18.01.1871"), ("60", "d/m/yyyy", nil, "29/2/1900"),
      ("-0.5", "h:mm", nil, "no day"), ("4000000", "d/m/yyyy", nil, "no day"),
      ("0.0104166667", "hh:mm:ss", nil, "00:15:00"), ("33149", "mm/dd", nil, "10/03"),
    ] as [(String, String, String?, String)])
  func aDayOrTimeIsShownAsItsFormatSaysOrKnownAsNotShown(
    _ value: String, _ code: String, _ language: String?, _ shown: String
  ) {
    #expect(Self.shown(value, code, language) == shown)
  }

  @Test(arguments: [
    ("102.25", "0.0", SheetValue.Exact.number("102.25")), ("0.25", "0%", .number("25%")),
    ("33149", "yyyy", .moment("1990-10-03")),
    ("33149.5", "d/m/yy h:mm", .moment("1990-10-03T12:00")),
    ("33149.5", "d/m/yy", .moment("1990-10-03")), ("0.5", "h:mm", .moment("12:00")),
    ("5", "0\" km\"", .number("5")),
  ])
  func theExactValueStandsBehindTheText(
    _ value: String, _ code: String, _ exact: SheetValue.Exact
  ) {
    guard case .value(let value) = XLSXNumberFormat(code: code).value(value, .init()) else {
      return #expect(Bool(false))
    }
    #expect(value.exact == exact)
  }

  @Test func aFormatWithACodeOfAMegabyteIsNotTakenApart() {
    let code = String(repeating: "%", count: 1 << 20)
    #expect(Self.shown("5", code) == "5 unknown")
  }

  @Test func aFormatMayHaveASectionForTexts() {
    #expect(XLSXNumberFormat(code: "0;-0;0;\"No. \"@").text("5") == "No. 5")
    #expect(XLSXNumberFormat(code: "@\" km\"").text("5") == "5 km")
    #expect(XLSXNumberFormat(code: "0.00").text("5") == "5")
    #expect(XLSXNumberFormat(code: "\"a;b\"0").text("5") == "5")
  }
}

/// Days that workbooks store.
struct SheetMomentTests {
  @Test(arguments: [
    (0.5, SheetMoment.Calendar.excel, "1900-01-00", "12:00"), (1, .excel, "1900-01-01", "00:00"),
    (59, .excel, "1900-02-28", "00:00"), (60, .excel, "1900-02-29", "00:00"),
    (61, .excel, "1900-03-01", "00:00"), (2, .libreOffice, "1900-01-01", "00:00"),
    (25404, .excel, "1969-07-20", "00:00"), (45292.75, .excel, "2024-01-01", "18:00"),
    (0, .from1904, "1904-01-01", "00:00"), (43830.000011574, .from1904, "2024-01-01", "00:00:01"),
    (-10573, .libreOffice, "1871-01-18", "00:00"), (-0.25, .libreOffice, "1899-12-29", "18:00"),
  ])
  func aStoredDayIsWrittenAsADate(
    _ value: Double, _ calendar: SheetMoment.Calendar, _ date: String, _ time: String
  ) throws {
    let moment = try #require(SheetMoment(value, calendar))
    #expect(moment.date == date && moment.time == time)
  }
}

/// Languages of sheets.
struct SheetLanguageTests {
  @Test func decimalMarksAreThoseOfThePlayer() throws {
    for language in Language.allCases {
      let sheet = try #require(SheetLanguage(language.rawValue))
      #expect(sheet.decimalMark == language.numbers.decimalMark)
    }
  }
}
