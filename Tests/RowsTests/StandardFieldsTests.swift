import Diagnostics
import TestSupport
import Testing

@testable import Rows

/// Tests of what the standard says of fields beyond the types that packs have columns for.
struct StandardFieldsTests {
  /// Values of each type, and texts that are none.
  static let types: [(type: String, good: [String], bad: [String])] = [
    (
      "time", ["09:30:00", "23:59:59.25", "00:00:00Z", "12:00:00+01:00"],
      ["9:30:00", "09:30", "24:00:00", "09:60:00", "09:30:00.", "09:30:00 UTC"]
    ),
    (
      "datetime", ["2026-01-31T14:30:00Z", "2024-02-29T00:00:00", "2026-01-31T14:30:00.5-05:00"],
      ["2026-01-31", "2026-02-29T14:30:00Z", "2026-01-31 14:30:00", "2026-01-31T14:30"]
    ),
    (
      "duration", ["P1Y", "P1DT12H", "PT36H", "-P1M", "PT1.5S", "P3W"],
      ["P", "PT", "1D", "P1H", "P1DT", "P1D2Y", "P-1D"]
    ),
    ("yearmonth", ["2026-01", "1999-12"], ["2026-13", "2026-00", "2026", "26-01", "2026-01-01"]),
    ("geopoint", ["13.4, 52.5", "-180,90"], ["13.4", "181, 0", "0, 91", "a, b", "1,2,3"]),
    ("object", ["{}", "{\"a\": [1]}"], ["[]", "{a: 1}", "1"]),
    ("array", ["[]", "[1, \"a\"]"], ["{}", "[1,]", "1, 2"]),
    (
      "geojson", ["{\"type\": \"Point\", \"coordinates\": [1, 2]}"],
      ["{\"type\": \"Dot\"}", "{}", "[]"]
    ),
    ("list", ["a,b", "a"], []),
    ("list\", \"itemType\": \"integer", ["1,2", "7", "1, 2"], ["1,b", "1,,2", "1.5"]),
    ("list\", \"delimiter\": \"; \", \"itemType\": \"date", ["2026-01-31; 2026-02-01"], ["x; y"]),
    ("any", ["a", "1", "{"], []),
    (
      "string\", \"format\": \"email", ["ada@example.org", "a.b+c@d.example"],
      ["ada", "a@b", "a b@c.de"]
    ),
    (
      "string\", \"format\": \"uri", ["https://example.org/a?b", "urn:isbn:1"],
      ["example.org", "1:2", "a:"]
    ),
    ("string\", \"format\": \"uuid", ["123e4567-e89b-12d3-a456-426614174000"], ["123e4567", "x"]),
    ("string\", \"format\": \"binary", ["AAE=", "aGk="], ["AAE", "A===", "*aaa"]),
    (
      "geopoint\", \"format\": \"array", ["[13.4, 52.5]", "[\"1\", 2]"],
      ["13.4, 52.5", "[1]", "[1, 2, 3]"]
    ),
    (
      "geopoint\", \"format\": \"object", ["{\"lon\": 1, \"lat\": 2}"],
      ["{\"lon\": 1}", "{\"lon\": 1, \"lat\": 2, \"x\": 3}"]
    ),
  ]

  @Test(arguments: types)
  func textsHaveTheFormOfTheirType(_ type: String, _ good: [String], _ bad: [String]) throws {
    let schema = try TableSchema(fields: "{\"name\": \"F\", \"type\": \"\(type)\"}")
    func rows(_ texts: [String]) -> String {
      "F,G\n" + texts.map { "\"\($0.replacing("\"", with: "\"\""))\",x\n" }.joined()
    }
    let judged = try Judged(rows(good), schema)
    #expect(judged.findings.filter { $0.code.severity == .error } == [])
    #expect(judged.rows == good.map { "\"\($0)\" \"x\"" })
    let faulty = try Judged(rows(bad), schema).findings
    #expect(faulty.map(\.code) == bad.map { _ in .wrongPattern })
    #expect(faulty.allSatisfy { $0.label?.hasPrefix("expected ") == true })
  }

  @Test func missingValuesStandForNoValue() throws {
    let schema = try TableSchema(
      fields: """
        {"name": "A"}, {"name": "B", "type": "integer"},
        {"name": "C", "type": "number", "missingValues": ["n/a"], "constraints": {"required": true}}
        """, "\"missingValues\": [\"\", \"-\", {\"value\": \"NA\", \"label\": \"unknown\"}]")
    let marked = MarkedText("A,B,C\n-,NA,1\n NA ,-,2\n--,«x»,«n/a»\nNAN,3,«-»\n")
    let judged = try Judged(marked.text, schema)
    #expect(judged.rows == ["- - 1", "- - 2", "\"--\" ! !", "\"NAN\" 3 !"])
    #expect(judged.findings.map(\.code) == [.notAWholeNumber, .missingValue, .notANumber])
    #expect(judged.findings.map(\.place.bytes) == marked.places)
  }

  @Test(arguments: [
    ("integer", "[1, \"2\"]", ["1", "+2"], "3", "none of those allowed: 3", "expected 1, 2"),
    ("boolean", "[true]", ["TRUE"], "0", "none of those allowed: false", "expected true"),
    (
      "date", "[\"2026-01-31\"]", ["2026-01-31"], "2026-02-01", "none of those allowed: 2026-02-01",
      "expected 2026-01-31"
    ),
    ("number", "[0.5, 2.50]", [".5", "2.5"], "2", "none of those allowed: 2", "expected 0.5, 2.5"),
  ])
  func valuesOfEachTypeMayBeListed(
    _ type: String, _ list: String, _ good: [String], _ bad: String, _ message: String,
    _ label: String
  ) throws {
    let schema = try TableSchema(
      fields: "{\"name\": \"F\", \"type\": \"\(type)\", \"constraints\": {\"enum\": \(list)}}")
    let judged = try Judged("F\n\((good + [bad]).joined(separator: "\n"))\n", schema)
    #expect(judged.findings.map(\.message) == ["F is \(message)"])
    #expect(judged.findings.map(\.label) == [label])
    #expect(judged.rows.count == good.count + 1)
  }

  @Test func categoriesAreTheValuesThatAreAllowed() throws {
    let schema = try TableSchema(
      fields: """
        {"name": "F", "type": "integer", "categories": [{"value": 1, "label": "low"}, {"value": 2}]},
        {"name": "G", "categories": ["a", "b"]}
        """)
    #expect(
      try Judged("F,G\n1,a\n3,c\n", schema).findings.map(\.code) == [.notAnOption, .notAnOption])
  }

  @Test(arguments: [
    ("integer", "5", "6", "4"), ("number", "0.5", "0.51", "0.49"), ("year", "2000", "2001", "1999"),
  ])
  func anExclusiveLimitIsNotReached(_ type: String, _ limit: String, _ more: String, _ less: String)
    throws
  {
    let schema = try TableSchema(
      fields: """
        {"name": "F", "type": "\(type)", "constraints": {"exclusiveMinimum": \(limit)}},
        {"name": "G", "type": "\(type)", "constraints": {"exclusiveMaximum": "\(limit)"}}
        """)
    let marked = MarkedText("F,G\n\(more),\(less)\n«\(limit)»,«\(limit)»\n")
    let findings = try Judged(marked.text, schema).findings
    #expect(findings.map(\.place.bytes) == marked.places)
    #expect(findings.map(\.label) == ["more than \(limit)", "less than \(limit)"])
  }

  @Test func uniqueKeysDifferInEveryRowThatHasAllOfTheirValues() throws {
    let schema = try TableSchema(
      fields: "{\"name\": \"A\"}, {\"name\": \"B\", \"type\": \"integer\"}",
      "\"uniqueKeys\": [[\"A\", \"B\"]]")
    let marked = MarkedText("A,B\n«x»,1\nx,2\nx,\nx,\n«x»,01\n")
    let findings = try Judged(marked.text, schema).findings
    #expect(findings.map(\.message) == ["A and B stand here twice: \"x\", 1"])
    #expect(findings.map(\.place.bytes) == [marked.places[1]])
  }
}
