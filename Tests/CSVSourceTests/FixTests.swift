import Diagnostics
import Testing

@testable import CSVSource

struct FixTests {
  /// Returns the text after the fix of its finding was applied.
  private func fixed(_ text: String) throws -> String? {
    var bytes = Array(text.utf8)
    guard let fix = try Reading(text).findings.first?.fix else { return nil }
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(edit.bytes, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("F,V\n\"say «\"»hi\"\",1\n", "F,V\n\"say \"\"hi\"\"\",1\n"),
    ("F,V\na\"b,1\n", "F,V\n\"a\"\"b\",1\n"), ("F,V\na b\",1\n", "F,V\n\"a b\",1\n"),
    ("F,V\na, \"b\"\n", "F,V\na,\"b\"\n"), ("F,V\n\"b\" ,1\n", "F,V\n\"b\",1\n"),
    ("F,V\na,1,,\nb,2\n", "F,V\na,1\nb,2\n"),
    ("F,V\na,8,849\nb,2\n", "F,V\na,8849\nb,2\n"),
    ("F,V,U\na,1,234,567.5,m\n", "F,V,U\na,1234567.5,m\n"),
    ("F,V\n\n\na,1\n", "F,V\na,1\n"),
  ])
  func everyFixGivesGoodCSV(_ damaged: String, _ good: String) throws {
    let text = Marked(damaged).text
    #expect(try fixed(text) == good)
    #expect(try Reading(good).findings == [])
  }

  @Test func everyFixOfEveryDamageRemovesIt() throws {
    for damage in DamageTests.damages {
      let text = Marked(damage.text).text
      guard let good = try fixed(text) else { continue }
      let reading = try Reading(good)
      #expect(reading.findings == [], "\(damage.testDescription)")
      #expect(reading.damagedRows == 0 && reading.rows.count >= damage.rows)
    }
  }

  @Test func onlyWhatCannotChangeTheMeaningIsSafe() throws {
    let safe = try DamageTests.damages.filter {
      try Reading(Marked($0.text).text).findings.first?.fix?.safe == true
    }
    #expect(
      Set(safe.map(\.message)) == [
        "space before the opening quote", "space after the closing quote", "blank line",
        "3 blank lines", "2 blank lines", "5 cells, but the header has 3",
      ])
  }
}
