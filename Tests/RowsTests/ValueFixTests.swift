import Diagnostics
import Testing

@testable import Rows

struct ValueFixTests {
  /// The text, its replacement (with `!` if the fix is safe), and the words of the finding.
  typealias Case = (String, String, String, String)

  private static func words(_ text: String, _ context: ValueFix.Context) -> [String]? {
    ValueFix.of(text.utf8, context).map { fix in
      [(fix.value ?? "") + (fix.isCertain ? "!" : ""), fix.reason, fix.help]
    }
  }

  @Test(
    arguments: [
      ("3.1 billion", "3100000000!", "\"billion\" is a word, not digits", "write 3100000000"),
      ("1,5 Mio", "1500000!", "\"mio\" is a word, not digits", "write 1500000"),
      ("12%", "12", "\"%\" is no part of a number", "write 12; % belongs in the Unit"),
      (
        "12 percent", "12", "\"percent\" is no part of a number",
        "write 12; percent belongs in the Unit"
      ),
      ("12\u{FF05}", "12", "\"%\" is no part of a number", "write 12; % belongs in the Unit"),
      (
        "~300", "300", "\"~\" is no part of a number",
        "write 300; that it is rounded belongs in the text"
      ),
      (
        "ca. 1,200", "1200", "\"ca.\" is no part of a number",
        "write 1200; that it is rounded belongs in the text"
      ),
      (
        "300+", "300", "\"+\" is no part of a number",
        "write 300; that it is rounded belongs in the text"
      ),
      (
        ">5", "5", "\">\" is no part of a number", "write 5; that it is rounded belongs in the text"
      ),
      ("5 km", "5", "\"km\" is no part of a number", "write 5; km belongs in the Unit"),
      ("8848m", "8848", "\"m\" is no part of a number", "write 8848; m belongs in the Unit"),
      (
        "1.5 million tonnes", "1500000", "\"tonnes\" is no part of a number",
        "write 1500000; tonnes belongs in the Unit"
      ),
      ("$1,000", "1000", "\"$\" is no part of a number", "write 1000; $ belongs in the Unit"),
      ("5 km²", "5", "\"km²\" is no part of a number", "write 5; km² belongs in the Unit"),
      ("1 234", "1234!", "a number has no thousands separators", "write 1234"),
      ("１２３", "123!", "digits other than 0 to 9", "write 123"),
      ("١٢٣", "123!", "digits other than 0 to 9", "write 123"),
      ("\u{2212}5", "-5!", "U+2212 MINUS SIGN instead of -", "write -5"),
      ("\u{2013}5", "-5", "U+2013 EN DASH instead of -", "write -5"),
      ("1/2", "0.5", "a fraction is not digits", "write 0.5"),
      ("1/3", "", "a fraction is not digits", "write it in digits"),
      ("2½", "2.5!", "a fraction is not digits", "write 2.5"),
      ("10^6", "1000000!", "a power is not digits", "write 1000000"),
      ("10⁻⁶", "", "", ""),
      ("3 × 10⁸", "300000000!", "a power is not digits", "write 300000000"),
      ("10^40", "", "a power is not digits", "write it in digits"),
      (
        "3.1E+09", "3100000000", "an exponent, as spreadsheets write long numbers",
        "write 3100000000, if no digit was lost"
      ),
      (
        "2e-3", "0.002", "an exponent, as spreadsheets write long numbers",
        "write 0.002, if no digit was lost"
      ),
      ("2019-05-01", "2019", "a date, not a number", "write 2019, if the year is meant"),
      (
        "500 BC", "", "\"BC\" is no part of a number",
        "ask for a year after Christ, or remove the row"
      ),
      ("1990s", "", "a decade, not one year", "write one year"),
      ("90 s", "90", "\"s\" is no part of a number", "write 90; s belongs in the Unit"),
      ("5-10", "", "a range, not one number", "write one number"),
      ("1990–1992", "", "a range, not one number", "write one number"),
      (
        "1-Mar", "", "a date, such as spreadsheets make of 1-3",
        "write what was typed in, in a column that is formatted as text"
      ),
      (
        "#REF!", "", "a spreadsheet's error",
        "put the value in by hand; what the cell referred to is gone"
      ),
      (
        "#NAME?", "", "a spreadsheet's error",
        "put the value in by hand; what the cell referred to is gone"
      ),
      ("#####", "", "a spreadsheet's column was too narrow", "widen the column, and export again"),
      (
        "=1+2", "", "a formula, not its result",
        "write its result, or export values instead of formulas"
      ),
      ("'4806", "4806!", "an apostrophe, by which spreadsheets mark text", "write 4806"),
      ("'89", "89", "an apostrophe, by which spreadsheets mark text", "write 89"),
      ("“64”", "64!", "quotes are no part of a value", "write 64"),
      ("\u{200B}64", "64!", "holds an invisible character, U+200B ZERO WIDTH SPACE", "write 64"),
      ("n/a", "", "stands for a value that is not known", "look it up, or remove the row"),
      ("sixty-four", "", "", ""), ("R2D2", "", "", ""), ("m 5", "", "", ""), ("", "", "", ""),
    ] as [Case])
  func whatIsNoNumberIsRecognised(_ text: String, _ value: String, _ reason: String, _ help: String)
  {
    let words = Self.words(text, .init(type: .number, hasUnit: true))
    #expect(words == (reason.isEmpty ? nil : [value, reason, help]))
  }

  @Test(
    arguments: [
      ("2019-05-01", "2019", "a date, not a year", "write 2019"),
      ("05/01/2019", "2019", "a date, not a year", "write 2019"),
      ("May 2019", "2019", "a date, not a year", "write 2019"),
      ("1. Mai 2019", "2019", "a date, not a year", "write 2019"),
      (
        "~1450", "1450", "\"~\" is no part of a number",
        "write 1450; that it is rounded belongs in the text"
      ),
      ("1989/90", "", "a range, not one year", "write one year"),
      ("1,989", "1989", "a number has no thousands separators", "write 1989"),
      ("1990.5", "", "", ""), ("long ago", "", "", ""),
    ] as [Case])
  func whatIsNoYearIsRecognised(_ text: String, _ value: String, _ reason: String, _ help: String) {
    let words = Self.words(text, .init(type: .year))
    #expect(words == (reason.isEmpty ? nil : [value, reason, help]))
  }

  @Test(
    arguments: [
      ("05/01/2019", "", "the day or the month may stand first", "write 2019-01-05 or 2019-05-01"),
      ("31/01/2019", "2019-01-31!", "a date is written year, month, day", "write 2019-01-31"),
      ("2019/1/31", "2019-01-31!", "a date is written year, month, day", "write 2019-01-31"),
      ("05/05/2019", "2019-05-05!", "a date is written year, month, day", "write 2019-05-05"),
      ("May 5th, 2019", "2019-05-05!", "a date is written year, month, day", "write 2019-05-05"),
      (
        "2019-05-05T10:00:00Z", "2019-05-05!", "a date is written year, month, day",
        "write 2019-05-05"
      ),
      ("May 2019", "", "a month without a day", "write 2019-05-01, or the day that is known"),
      ("2019", "", "a year without month and day", "write 2019-01-01, or the day that is known"),
      (
        "45678", "2025-01-21", "a day as spreadsheets count them",
        "write 2025-01-21, if that is meant"
      ),
      ("unknown", "", "stands for a value that is not known", "leave the cell empty"),
      ("2025-02-30", "", "", ""), ("yesterday", "", "", ""), ("99999999999999999999", "", "", ""),
    ] as [Case])
  func whatIsNoDateIsRecognised(_ text: String, _ value: String, _ reason: String, _ help: String) {
    let words = Self.words(text, .init(type: .date, isRequired: false))
    #expect(words == (reason.isEmpty ? nil : [value, reason, help]))
  }

  @Test(arguments: [("WAHR", "true"), ("FAUX", "false"), ("ИСТИНА", "true"), ("no", "false")])
  func aFlagInAnotherLanguageIsRecognised(_ text: String, _ value: String) throws {
    let fix = try #require(ValueFix.of(text.utf8, .init(type: .boolean)))
    #expect(fix.value == value && !fix.isCertain)
    #expect(ValueFix.of("perhaps".utf8, .init(type: .boolean)) == nil)
  }

  @Test(arguments: ["1-Mar", "Mar-19", "01-Mar-19", "#N/A", "=SUM(A1:A3)", "=+B2"])
  func aTextThatASpreadsheetMadeIsDoubted(_ text: String) {
    #expect(SpreadsheetTrace(text: Array(text.utf8)[...]) != nil)
  }

  @Test(
    arguments: [
      "#", "##", "#####", "#1", "=", "==", "= 5", "1-3", "March", "May-Day", "1-Mars", "a-b-c",
    ])
  func aTextThatMayWellBeMeantIsNot(_ text: String) {
    #expect(SpreadsheetTrace(text: Array(text.utf8)[...]) == nil)
  }

  @Test(
    arguments: [
      ("a\u{200B}b", [1..<4]), ("\u{200B}a\u{2060}", [0..<3, 4..<7]), ("ภา\u{200B}ษา", []),
      ("ab", []),
    ] as [(String, [Range<Int>])])
  func invisibleCharactersAreFoundWhereTheyHaveNoWork(_ text: String, _ places: [Range<Int>]) {
    #expect((InvisibleText(text)?.places ?? []) == places)
    #expect((InvisibleText.first(in: text) == nil) == places.isEmpty)
  }

  @Test func zerosThatASpreadsheetTookAreReported() throws {
    let field =
      "{\"name\": \"Code\", \"constraints\": {\"pattern\": \"[0-9]{5}\"}}, {\"name\": \"V\"}"
    let judged = try Judged("Code,V\n123,a\n12a,b\n", TableSchema(fields: field))
    #expect(judged.findings.map(\.help) == ["write 00123", nil])
    #expect(judged.findings[0].fix == FixIt([.init(7..<10, "00123")], safe: false))
  }

  @Test func aLongTextIsNotLookedInto() {
    let long = [UInt8](repeating: UInt8(ascii: "5"), count: 10_000_000) + [UInt8(ascii: "m")]
    #expect(ValueFix.of(long, .init(type: .number)) == nil)
  }
}
