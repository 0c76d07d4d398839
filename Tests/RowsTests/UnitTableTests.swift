import Diagnostics
import Testing

@testable import Rows

struct UnitTableTests {
  private static let csv = "Unit,Also\nkm²,km2;sq km\nkm,\nmm,\nMW,\nyear,Year\nm,metres\n"

  private func slip(_ text: String) throws -> UnitTable.Slip? {
    let table = try #require(UnitTable(csv: Array(Self.csv.utf8)))
    return table.slip(in: Array(text.utf8)[...])
  }

  @Test(arguments: ["km²", "km", "m", "year", "years", "people", "", "kilom", "sq  km"])
  func whatIsCanonicalOrNotKnownStays(_ text: String) throws {
    #expect(try slip(text) == nil)
  }

  @Test(arguments: [("km2", "km²"), ("sq km", "km²"), ("metres", "m"), ("Year", "year")])
  func anotherSpellingIsOfItsUnit(_ text: String, _ unit: String) throws {
    #expect(try slip(text) == .otherSpelling(of: unit))
  }

  @Test(arguments: [("KM", "km"), ("Mm", "mm"), ("mw", "MW"), ("YEAR", "year"), ("KM²", "km²")])
  func otherLetterCaseIsOnlyAHint(_ text: String, _ unit: String) throws {
    #expect(try slip(text) == .otherCase(of: unit))
  }

  /// A single letter is ambiguous: M could mean a million as well as a metre.
  @Test func oneLetterHasNoHint() throws {
    #expect(try slip("M") == nil)
  }

  @Test(arguments: [
    "Unit,Also\nm,km\nkm,\n", "Unit,Also\nm,a;a\n", "Unit,Also\n m,\n", "Unit,Also\nm\n",
  ])
  func aTableWithTwoUnitsOfOneSpellingIsNone(_ csv: String) {
    #expect(UnitTable(csv: Array(csv.utf8)) == nil)
  }

  @Test func aPackHasTheOneSpellingAndTheFindingOffersIt() throws {
    let schema = try TableSchema(
      fields: #"{"name": "Unit", "unit": true, "translatable": true}, {"name": "Note"}"#)
    let source = "Unit,Note,Unit@de\n\" sq  km\",sq km,km2\nKM,,\n"
    let judged = try Judged(
      source, schema, units: try #require(UnitTable(csv: Array(Self.csv.utf8))))
    #expect(judged.rows == [#""km²" "sq km" "km2""#, #""KM" - -"#])
    let found = judged.findings.map { [$0.code.id, $0.message, $0.label ?? "", $0.help ?? ""] }
    #expect(
      found == [
        ["F201", "Unit is spelled \"sq km\"", "the pack will have km²", "write km²"],
        [
          "F202", "Unit is no unit that is known: \"KM\"", "did you mean km?",
          "write km, or leave it if it is meant so",
        ],
        ["F118", "Unit not translated into de", "", ""],
      ])
    #expect(judged.findings.map { $0.fix?.safe } == [true, false, nil])
    #expect(judged.findings[0].fix?.edits.map(\.replacement) == ["km²"])
  }
}
