import PackFormat
import TestSupport
import Testing

@testable import Rows

struct TableSchemaTests {
  @Test func everyPartIsRead() throws {
    let schema = try TableSchema(
      fields: """
        {"name": "Id", "type": "string", "description": "its name",
         "constraints": {"unique": true, "minLength": 2, "maxLength": 9, "pattern": "[a-z]+"}},
        {"name": "Parent", "constraints": {"enum": ["a", "b"], "required": false}},
        {"name": "Number", "type": "number", "constraints": {"minimum": -1.50, "maximum": "2"}},
        {"name": "Count", "type": "integer", "constraints": {"minimum": 1}},
        {"name": "Year", "type": "year", "constraints": {"maximum": 2000}},
        {"name": "Day", "type": "date", "constraints": {"minimum": "1970-01-02"}},
        {"name": "Done", "type": "boolean", "constraints": {"required": true}}
        """,
      """
      "primaryKey": ["Id", "Year"],
      "foreignKeys": [{"fields": "Parent", "reference": {"resource": "", "fields": ["Id"]}}]
      """)
    var expected = TableSchema.Constraints()
    #expect(
      schema.fields.map(\.name) == ["Id", "Parent", "Number", "Count", "Year", "Day", "Done"])
    #expect(
      schema.fields.map(\.type)
        == [.string, .string, .number, .integer, .year, .date, .boolean])
    #expect(schema.fields[0].description == "its name")
    (expected.unique, expected.minLength, expected.maxLength) = (true, 2, 9)
    expected.pattern = "[a-z]+"
    // The field is a part of the primary key.
    expected.required = true
    #expect(schema.fields[0].constraints == expected)
    expected = .init()
    expected.options = TableSchema.Options(["a", "b"])
    #expect(schema.fields[1].constraints == expected)
    expected = .init()
    expected.minimum = ExactDecimal(mantissa: -15, scale: 1).map { .number($0) }
    expected.maximum = .number(ExactDecimal(2))
    #expect(schema.fields[2].constraints == expected)
    #expect(schema.fields[3].constraints.minimum == .integer(1))
    #expect(schema.fields[4].constraints.maximum == .year(2000))
    #expect(schema.fields[4].constraints.required)
    #expect(schema.fields[5].constraints.minimum == .date(1))
    #expect(schema.fields[6].constraints.required)
    #expect(schema.primaryKey == ["Id", "Year"])
    #expect(schema.foreignKeys.map(\.fields) == [["Parent"]])
    #expect(schema.foreignKeys.map(\.targets) == [["Id"]])
    #expect(schema.field("Day")?.type == .date)
    #expect(schema.field("day") == nil)
  }

  private static let types =
    "expected one of string, integer, number, year, boolean, date, any, array, datetime, duration, geojson,"
    + " geopoint, list, object, time, yearmonth"

  @Test(
    arguments: [
      ("«»[", "expected a value"), ("«{}»", "a Table Schema needs \"fields\""),
      ("«[]»", "a Table Schema needs \"fields\""),
      ("«{\"fields\": []}»", "a Table Schema needs \"fields\""),
      ("{\"fields\": [«{}»]}", "a field needs a name"),
      ("{\"fields\": [«{\"name\": \"\"}»]}", "a field needs a name"),
      ("{\"fields\": [«7»]}", "a field needs a name"),
      ("{\"fields\": [{\"name\": \"a\"}, «{\"name\": \"a\"}»]}", "two fields named \"a\""),
      ("{\"fields\": [{\"name\": \"a\", \"type\": «\"text\"»}]}", types),
      ("{\"fields\": [{\"name\": \"a\", \"type\": «5»}]}", types),
      (
        "{\"fields\": [{\"name\": \"a\", \"constraints\": «[]»}]}",
        "constraints have to be an object"
      ),
      ("{\"fields\": [{\"name\": \"a\"}], \"primaryKey\": «5»}", "expected names of fields"),
      ("{\"fields\": [{\"name\": \"a\"}], \"primaryKey\": «[5]»}", "expected names of fields"),
      (
        "{\"fields\": [{\"name\": \"a\"}], \"primaryKey\": «\"b\"»}",
        "a key over the unknown field \"b\""
      ),
      ("{\"fields\": [{\"name\": \"a\"}], \"foreignKeys\": «{}»}", "expected a list"),
      (
        "{\"fields\": [{\"name\": \"a\"}], \"foreignKeys\": [«{}»]}",
        "a foreign key needs as many targets as fields"
      ),
      (
        "{\"fields\": [{\"name\": \"a\"}], \"foreignKeys\": "
          + "«[{\"fields\": \"a\", \"reference\": {\"fields\": \"c\"}}]»}",
        "a key over the unknown field \"c\""
      ),
      (
        "{\"fields\": [{\"name\": \"a\"}], \"foreignKeys\": [{\"fields\": \"a\", "
          + "\"reference\": {\"resource\": «5», \"fields\": \"b\"}}]}",
        "expected the name of a table"
      ),
    ])
  func aFaultySchemaIsRefusedWithItsPlace(_ marked: String, _ message: String) {
    let marked = MarkedText(marked)
    let bytes = message == "expected a value" ? 1..<1 : marked.place
    #expect(throws: SchemaError(message: message, bytes: bytes)) {
      try TableSchema(json: marked.bytes)
    }
  }

  @Test(
    arguments: [
      ("string", "\"required\": «1»", "expected true or false"),
      ("string", "\"unique\": «\"yes\"»", "expected true or false"),
      ("string", "\"minLength\": «-1»", "expected a length"),
      ("string", "\"maxLength\": «\"9\"»", "expected a length"),
      ("string", "\"maxLength\": «2.5»", "expected a length"),
      ("string", "\"pattern\": «7»", "expected a text in quotes"),
      (
        "string", "\"unique\": true, \"pattern\": «\"(\"»",
        "not a regular expression: \"(\" without \")\""
      ),
      (
        "string", "\"pattern\": «\"((a{100}){100}){100}\"»",
        "too large a pattern: at most 511 characters and classes, where a{3} counts as three"
      ),
      ("string", "\"enum\": «\"a\"»", "expected a list of texts"),
      ("string", "\"enum\": «[]»", "expected a list of texts"),
      ("string", "\"enum\": [\"a\", «2»]", "expected a text in quotes"),
      ("string", "\"minimum\": «1»", "a limit that is no string"),
      ("boolean", "\"maximum\": «true»", "expected a limit"),
      ("boolean", "\"maximum\": «1»", "a limit that is no boolean"),
      ("integer", "\"minimum\": «1.5»", "a limit that is no integer"),
      ("date", "\"minimum\": «\"2026\"»", "a limit that is no date"),
      ("number", "\"minimum\": «1e5»", "a limit that is no number"),
      ("number", "\"minLength\": «1»", "minLength is for strings alone"),
      ("year", "\"maxLength\": «4»", "maxLength is for strings alone"),
      ("date", "\"pattern\": «\"x\"»", "pattern is for strings alone"),
      ("integer", "\"enum\": [1, «2.5»]", "a value that is no integer"),
      ("boolean", "\"enum\": «true»", "expected a list of values"),
      ("array", "\"minLength\": «1»", "minLength is for strings alone"),
      ("time", "\"exclusiveMinimum\": «\"09:00:00\"»", "a limit that is no string"),
      ("string", "\"jsonSchema\": «{}»", "unknown constraint \"jsonSchema\""),
    ])
  func aConstraintHasToFitItsType(_ type: String, _ constraint: String, _ message: String) {
    let marked = MarkedText(
      "{\"fields\": [{\"name\": \"a\", \"type\": \"\(type)\", \"constraints\": {\(constraint)}}]}")
    #expect(throws: SchemaError(message: message, bytes: marked.place)) {
      try TableSchema(json: marked.bytes)
    }
  }

  @Test(arguments: [
    (
      "{\"fields\": [{\"name\": \"a\"}], \"missingValues\": [\"\", «-1»]}",
      "expected a text in quotes"
    ),
    (
      "{\"fields\": [{\"name\": \"a\", \"missingValues\": «{}»}]}", "expected a list of texts"
    ),
    ("{\"fields\": [{\"name\": \"a\"}], \"uniqueKeys\": «{}»}", "expected a list"),
    (
      "{\"fields\": [{\"name\": \"a\"}], \"uniqueKeys\": «[[\"b\"]]»}",
      "a key over the unknown field \"b\""
    ),
    (
      "{\"fields\": [{\"name\": \"a\"}], \"fieldsMatch\": «\"near\"»}",
      "expected one of exact, equal, subset, superset, partial"
    ),
    (
      "{\"fields\": [{\"name\": \"a\", \"type\": \"list\", \"itemType\": «\"year\"»}]}",
      "expected one of string, integer, boolean, number, datetime, date, time"
    ),
  ])
  func aPropertyOfTheStandardHasToBeWrittenAsTheStandardSays(_ marked: String, _ message: String) {
    let marked = MarkedText(marked)
    #expect(throws: SchemaError(message: message, bytes: marked.place)) {
      try TableSchema(json: marked.bytes)
    }
  }

  @Test(arguments: [
    (
      "{\"fields\": [{\"name\": \"a\", \"format\": «\"%d.%m.%Y\"»}]}",
      "expected default, binary, email, uri, uuid: no other format of string is checked"
    ),
    (
      "{\"fields\": [{\"name\": \"a\", \"type\": \"time\", \"format\": «\"any\"»}]}",
      "expected default: no other format of time is checked"
    ),
    (
      "{\"fields\": [{\"name\": \"a\", \"trueValues\": «[\"yes\"]»}]}",
      "trueValues is for booleans alone"
    ),
    (
      "{\"fields\": [{\"name\": \"a\", \"decimalChar\": «\",\"»}]}",
      "decimalChar is for numbers alone"
    ),
    (
      "{\"fields\": [{\"name\": \"a\", \"bareNumber\": «false»}]}",
      "bareNumber is for numbers and integers alone"
    ),
  ])
  func aFormatOfAnotherTypeIsRefused(_ marked: String, _ message: String) {
    let marked = MarkedText(marked)
    #expect(throws: SchemaError(message: message, bytes: marked.place)) {
      try TableSchema(json: marked.bytes)
    }
  }

  @Test func propertiesThatStateTheDefaultAreAccepted() throws {
    let field = "{\"name\": \"a\", \"format\": \"default\", \"trueValues\": [\"true\"]}"
    let schema = try TableSchema(fields: field, "\"missingValues\": [\"\"]")
    #expect(schema.fields.map(\.name) == ["a"])
  }

  @Test func theJudgeRefusesAPatternThatWasNotReadFromJSON() throws {
    var schema = try TableSchema(fields: "{\"name\": \"a\"}")
    schema.fields[0].constraints.pattern = "a)"
    let message = "not a regular expression: \")\" without \"(\""
    #expect(throws: SchemaError(message: message, bytes: 0..<0)) { try TableJudge(schema) }
  }

  @Test func thePatternsOfASchemaHaveALimitTogether() throws {
    func fields(_ count: Int, _ pattern: (Int) -> String) -> String {
      (0..<count).map {
        "{\"name\": \"\($0)\", \"constraints\": {\"pattern\": \"\(pattern($0))\"}}"
      }.joined(separator: ", ")
    }
    _ = try TableSchema(fields: fields(40) { "[a-z]{250}|\($0 % 10)" })
    let json = "{\"fields\": [\(fields(40) { "[a-z]{248}|\($0 + 10)" }), "
    let message =
      "too many patterns: at most 10000 characters and classes in all patterns of a schema"
    let marked = MarkedText(
      json + "{\"name\": \"last\", \"constraints\": {\"pattern\": «\"a\"»}}]}")
    #expect(throws: SchemaError(message: message, bytes: marked.place)) {
      try TableSchema(json: marked.bytes)
    }
  }
}
