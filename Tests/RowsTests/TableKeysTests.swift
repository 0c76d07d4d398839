import Diagnostics
import TestSupport
import Testing

@testable import Rows

/// Tests of the keys that differ from row to row.
struct TableKeysTests {
  private func double(
    _ message: String, _ place: Range<Int>, in file: String = "a.csv", first: Range<Int>
  ) -> Finding {
    Finding(
      .notUnique, message, at: Place(file, place), label: "again",
      help: "remove one of the two, or make them different",
      related: [Related(Place("a.csv", first), "first used here")])
  }

  @Test func aValueThatStandsTwicePointsAtTheFirst() throws {
    let schema = try TableSchema(
      fields: "{\"name\": \"F\", \"constraints\": {\"unique\": true}}, {\"name\": \"G\"}")
    let marked = MarkedText("G,F\n1,«same»\n2,other\n3,\"« same »\"\n4,«sam\u{65}»\n,\n,\n")
    let judged = try Judged(marked.text, schema)
    let (first, second, third) = (marked.places[0], marked.places[1], marked.places[2])
    #expect(
      judged.findings.withoutRows == [
        double("F stands here twice: \"same\"", second, first: first),
        double("F stands here twice: \"same\"", third, first: first),
      ])
  }

  @Test func aValueIsUniqueOverAllSources() throws {
    let schema = try TableSchema(
      fields: "{\"name\": \"F\", \"constraints\": {\"unique\": true}}, {\"name\": \"G\"}")
    let a = MarkedText("F,G\n«caf\u{e9}»,1\n")
    let b = MarkedText("G,F\n1,x\n1,«cafe\u{301}»\n")
    let judged = try Judged([a.text, b.text], schema)
    #expect(
      judged.findings.withoutRows == [
        double("F stands here twice: \"café\"", b.place, in: "b.csv", first: a.place)
      ])
  }

  @Test(arguments: [
    ("number", "1.50", "1.5", "1.5"), ("integer", "7", "+07", "7"),
    ("boolean", "TRUE", "1", "true"),
    ("date", "2026-01-01", "2026-01-01", "2026-01-01"),
  ])
  func valuesAreComparedNotTheirSpellings(
    _ type: String, _ one: String, _ other: String, _ shown: String
  ) throws {
    let schema = try TableSchema(
      fields: "{\"name\": \"F\", \"type\": \"\(type)\", \"constraints\": {\"unique\": true}}")
    let marked = MarkedText("F\n«\(one)»\n«\(other)»\n")
    #expect(
      try Judged(marked.text, schema).findings.withoutRows == [
        double("F stands here twice: \(shown)", marked.places[1], first: marked.places[0])
      ])
  }

  @Test func aKeyOfSeveralFieldsIsJudgedAsOne() throws {
    let schema = try TableSchema(
      fields: "{\"name\": \"F\"}, {\"name\": \"Y\", \"type\": \"year\"}",
      "\"primaryKey\": [\"F\", \"Y\"]")
    let marked = MarkedText("Y,F\n1989,«a»\n1990,a\n1989,b\n1989,«a»\n")
    #expect(
      try Judged(marked.text, schema).findings.withoutRows == [
        double("F and Y stand here twice: \"a\", 1989", marked.places[1], first: marked.places[0])
      ])
  }

  @Test func aUniqueKeyIsOneFindingNotTwo() throws {
    let schema = try TableSchema(
      fields: "{\"name\": \"F\", \"constraints\": {\"unique\": true}}", "\"primaryKey\": \"F\"")
    #expect(try Judged("F\na\na\n", schema).findings.map(\.code) == [.notUnique])
  }

  @Test func aFaultyCellBreaksNoKey() throws {
    let schema = try TableSchema(
      fields: """
        {"name": "F", "type": "number", "constraints": {"unique": true}},
        {"name": "G", "constraints": {"maxLength": 3}}
        """,
      "\"primaryKey\": [\"F\", \"G\"]")
    let judged = try Judged("F,G\nx,a\nx,a\n1,long\n2,long\n,b\n,b\n", schema)
    #expect(
      judged.findings.map(\.code)
        == [.notANumber, .notANumber, .wrongLength, .wrongLength, .missingValue, .missingValue])
  }

  @Test func aKeyWhoseColumnIsMissingIsLeftAlone() throws {
    let schema = try TableSchema(
      fields: "{\"name\": \"F\"}, {\"name\": \"G\"}", "\"primaryKey\": [\"F\", \"G\"]")
    #expect(try Judged("F\na\na\n", schema).findings.map(\.code) == [.missingColumn])
  }
}

extension [Finding] {
  /// The findings without the bytes of their rows, which other tests look at.
  fileprivate var withoutRows: [Finding] {
    map {
      var finding = $0
      finding.row = nil
      return finding
    }
  }
}
