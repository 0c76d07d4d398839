import Diagnostics
import TestSupport
import Testing

@testable import Rows

/// Tests that provoke each fault of a cell once and compare the whole finding.
struct TableJudgeTests {
  /// Checks the finding for the marked cell of a table whose other column is `K`.
  private func finding(
    _ field: String, _ cell: String, _ make: (Place) -> Finding, value: String = "!"
  ) throws {
    let marked = MarkedText("K,F\nk,\(cell)\nl,\n")
    let schema = try TableSchema(fields: "{\"name\": \"K\"}, {\"name\": \"F\", \(field)}")
    let judged = try Judged(marked.text, schema)
    #expect(judged.findings == [make(Place("a.csv", marked.place))])
    #expect(judged.rows.first == "\"k\" \(value)")
  }

  @Test(
    arguments: [
      ("many", "\"many\"", "expected digits, as in 4806 or 12.5", nil, nil),
      ("1x5", "\"1x5\"", "expected digits, as in 4806 or 12.5", nil, nil),
      ("3.1 billion", "\"3.1 billion\"", "\"billion\" is a word, not digits", "3100000000", true),
      ("1 234", "\"1 234\"", "a number has no thousands separators", "1234", true),
    ] as [(String, String, String, String?, Bool?)])
  func aValueThatIsNoNumber(
    _ cell: String, _ shown: String, _ label: String, _ fix: String?, _ isSafe: Bool?
  ) throws {
    try finding("\"type\": \"number\"", "«\(cell)»") { place in
      Finding(
        .notANumber, "F is not a number: \(shown)", at: place, label: label,
        help: fix.map { "write \($0)" },
        fix: fix.map { FixIt([.init(place.bytes, $0)], safe: isSafe == true) })
    }
  }

  /// The limit is that of the pack format, so it holds without a constraint in the schema.
  @Test func aTextOfOver64KiBIsRefusedWhereItStands() throws {
    let cell = String(repeating: "x", count: 65_537)
    try finding("\"type\": \"string\"", "«\(cell)»") { place in
      Finding(.wrongLength, "F is 65537 bytes long", at: place, label: "at most 65536")
    }
  }

  @Test func aFixStaysBetweenTheQuotes() throws {
    try finding("\"type\": \"number\"", "\"«8,849»\"") { place in
      Finding(
        .notANumber, "F is not a number: \"8,849\"", at: place,
        label: "a number has no thousands separators", help: "write 8849",
        fix: FixIt([.init(place.bytes, "8849")], safe: false))
    }
  }

  @Test(
    arguments: [
      ("integer", "2.5", Code.notAWholeNumber, "F is not a whole number", "digits, as in 3"),
      ("year", "1989.5", .notAWholeNumber, "F is not a year", "digits, as in 1989"),
      ("boolean", "maybe", .notAFlag, "F is not true or false", "true or false"),
      ("date", "1/2", .notADate, "F is not a date", "a date as in 2025-01-31"),
      ("date", "2025-02-29", .notADate, "F is not a date", "a date as in 2025-01-31"),
    ])
  func aValueOfAnotherType(
    _ type: String, _ cell: String, _ code: Code, _ message: String, _ example: String
  ) throws {
    try finding("\"type\": \"\(type)\"", "«\(cell)»") { place in
      Finding(code, "\(message): \"\(cell)\"", at: place, label: "expected \(example)")
    }
  }

  @Test(arguments: [
    ("number", "10780000000000000000000000"), ("integer", "9223372036854775808"),
    ("number", "0.1234567890123456789"),
  ])
  func aNumberThatDoesNotFit(_ type: String, _ cell: String) throws {
    try finding("\"type\": \"\(type)\"", "«\(cell)»") { place in
      Finding(
        .numberTooLarge, "F does not fit: \"\(cell)\"", at: place,
        label: "at most 9223372036854775807, and 18 decimal places",
        help: "use a larger unit, or round it")
    }
  }

  @Test(
    arguments: [
      ("integer", "\"minimum\": 1", "0", "F is out of its range: 0", "at least 1"),
      ("integer", "\"maximum\": 5", "+6", "F is out of its range: 6", "at most 5"),
      ("number", "\"minimum\": 0.5", "0.49", "F is out of its range: 0.49", "at least 0.5"),
      ("number", "\"maximum\": 1", "1.000001", "F is out of its range: 1.000001", "at most 1"),
      ("year", "\"minimum\": 1900", "1899", "F is out of its range: 1899", "at least 1900"),
      (
        "date", "\"maximum\": \"2025-12-31\"", "2026-01-01", "F is out of its range: 2026-01-01",
        "at most 2025-12-31"
      ),
    ])
  func aValueOutsideItsRange(
    _ type: String, _ limit: String, _ cell: String, _ message: String, _ label: String
  ) throws {
    try finding("\"type\": \"\(type)\", \"constraints\": {\(limit)}", "«\(cell)»") { place in
      Finding(.outOfRange, message, at: place, label: label)
    }
  }

  @Test(
    arguments: [
      ("\"minLength\": 3", "ab", Code.wrongLength, "F is shorter than 3 characters", "at least 3"),
      // Characters are counted as Unicode scalars, not as bytes.
      ("\"minLength\": 3", "数数", .wrongLength, "F is shorter than 3 characters", "at least 3"),
      ("\"maxLength\": 3", "数数数é", .wrongLength, "F is 4 characters long", "at most 3"),
      (
        "\"enum\": [\"red\", \"blue\"]", "Red", .notAnOption,
        "F is none of those allowed: \"Red\"", "expected red, blue"
      ),
      (
        "\"pattern\": \"[a-z]+\"", "Mont Blanc!", .wrongPattern,
        "F does not have the form of its column: \"Mont Blanc!\"", "expected a name"
      ),
    ])
  func aTextThatIsNotAsItHasToBe(
    _ constraint: String, _ cell: String, _ code: Code, _ message: String, _ label: String
  ) throws {
    let field = "\"description\": \"a name\", \"constraints\": {\(constraint)}"
    try finding(field, "«\(cell)»") { Finding(code, message, at: $0, label: label) }
  }

  @Test(
    arguments: [
      ("\"pattern\": \"b\(repeated("|", 2_000))\"", "b" + repeated("|", 999) + "…"),
      ("\"enum\": [\"\(repeated("é", 2_000))\"]", repeated("é", 1_000) + "…"),
      (
        "\"enum\": [\(repeated("\"ab\", ", 999))\"c\"]",
        String(repeated("ab, ", 999).prefix(1_000)) + "…"
      ),
    ])
  func aLabelShowsAThousandCharactersAtMost(_ constraint: String, _ expected: String) throws {
    let field = "\"constraints\": {\(constraint)}"
    let schema = try TableSchema(fields: "{\"name\": \"F\", \(field)}")
    #expect(try Judged("F\na\n", schema).findings.map(\.label) == ["expected " + expected])
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    ("string", "\"minLength\": 3, \"maxLength\": 3", "数数数"),
    ("string", "\"minLength\": 2", " a  b "), ("string", "\"enum\": [\"a b\"]", " a  b "),
    ("string", "\"pattern\": \"[a-z]+\"", " abc "),
    ("integer", "\"minimum\": 1, \"maximum\": 1", "1"),
    ("number", "\"minimum\": 0.5", "0.50"),
  ])
  func whatIsJustWithinItsBoundsIsFine(
    _ type: String, _ constraints: String, _ cell: String
  ) throws {
    let schema = try TableSchema(
      fields: "{\"name\": \"F\", \"type\": \"\(type)\", \"constraints\": {\(constraints)}}")
    #expect(try Judged("F\n\(cell)\n", schema).findings == [])
  }

  @Test(arguments: ["«»", "«  »", "\"«»\"", "\"«\n»\""])
  func aRequiredValueThatIsMissing(_ cell: String) throws {
    let marked = MarkedText("K,F\nk,\(cell)\n")
    let schema = try TableSchema(
      fields: "{\"name\": \"K\"}, {\"name\": \"F\", \"type\": \"number\", "
        + "\"description\": \"the answer\", \"constraints\": {\"required\": true}}")
    let judged = try Judged(marked.text, schema)
    #expect(judged.rows == ["\"k\" !"])
    #expect(
      judged.findings == [
        Finding(
          .missingValue, "F is missing", at: Place("a.csv", marked.place),
          label: "expected the answer")
      ])
  }

  @Test func aForbiddenCharacterIsShownItself() throws {
    try finding("\"type\": \"string\"", "\"a\tb«\u{1B}»[31m\"") { place in
      Finding(
        .forbiddenCharacter, "F holds the character U+001B ESCAPE", at: place, help: "remove it",
        fix: FixIt([.init(place.bytes, "")], safe: true))
    }
    try finding("\"type\": \"string\"", "Mont«\u{202E}» Blanc") { place in
      Finding(
        .forbiddenCharacter, "F holds the character U+202E RIGHT-TO-LEFT OVERRIDE", at: place,
        help: "remove it", fix: FixIt([.init(place.bytes, "")], safe: false))
    }
    try finding("\"type\": \"number\"", "12«\u{7}»") { place in
      Finding(
        .forbiddenCharacter, "F holds the character U+0007 BELL", at: place, help: "remove it",
        fix: FixIt([.init(place.bytes, "")], safe: true))
    }
  }

  @Test func allForbiddenCharactersOfACellAreOneFinding() throws {
    let marked = MarkedText("F\na«\u{1B}»[31mb«\u{9B}»c\n")
    let judged = try Judged(marked.text, TableSchema(fields: "{\"name\": \"F\"}"))
    #expect(
      judged.findings == [
        Finding(
          .forbiddenCharacter, "F holds the character U+001B ESCAPE",
          at: Place("a.csv", marked.places[0]), help: "remove all of its kind",
          fix: FixIt(marked.places.map { .init($0, "") }, safe: true))
      ])
    #expect(judged.fixable == 1)
  }

  @Test func behindDoubledQuotesTheWholeCellIsShown() throws {
    try finding("\"type\": \"string\"", "\"«the \"\"big\"\" \u{1B} one»\"") { place in
      Finding(
        .forbiddenCharacter, "F holds the character U+001B ESCAPE", at: place, help: "remove it")
    }
  }

  @Test func everyTypeIsReadAndTextIsCanonical() throws {
    let schema = try TableSchema(
      fields: """
        {"name": "S"}, {"name": "N", "type": "number"}, {"name": "I", "type": "integer"},
        {"name": "Y", "type": "year"}, {"name": "B", "type": "boolean"},
        {"name": "D", "type": "date"}
        """)
    let judged = try Judged(
      """
      D,S,Extra,N,I,Y,B
      2026-01-31," two
      lines ",e\u{301}, 12.50 ,-3,1989,TRUE
      ,"",,,,,
      0001-01-01,"a ""quoted"" word", x ,+0,007,-44,0

      """, schema)
    #expect(judged.findings == [])
    #expect(
      judged.rows == [
        "2026-01-31 \"two lines\" \"é\" 12.5 -3 1989 true", "- - - - - - -",
        "0001-01-01 \"a \"quoted\" word\" \"x\" 0 7 -44 false",
      ])
  }

  @Test func aFaultInEveryRowTakesNoMoreRoomThanTheLimit() throws {
    let schema = try TableSchema(
      fields: "{\"name\": \"F\", \"type\": \"number\", \"constraints\": {\"unique\": true}}, "
        + "{\"name\": \"P\"}, {\"name\": \"Q\"}")
    let rows = String(repeating: "x,none,\u{1B}\n", count: 3_000)
    let judged = try Judged(["F,P,Q\n" + rows], schema, limit: 7)
    #expect(judged.count == 6_000)
    #expect(judged.fixable == 3_000)
    #expect(judged.findings.count == 7)
  }
}
