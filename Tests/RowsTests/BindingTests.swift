import CSVSource
import Diagnostics
import TestSupport
import Testing

@testable import Rows

struct BindingTests {
  /// A schema in which Fact and Value are required.
  private static func schema() throws -> TableSchema {
    try TableSchema(
      fields: """
        {"name": "Fact", "description": "what is asked", "constraints": {"required": true}},
        {"name": "Value", "type": "number", "description": "the answer",
         "constraints": {"required": true}},
        {"name": "Source", "description": "where from"}, {"name": "AsOf", "type": "date"}
        """)
  }

  /// Returns the columns as `field=name`, and a column of no field as `+name`.
  private func bound(_ header: String) throws -> (columns: [String], findings: [Finding]) {
    let schema = try Self.schema()
    var findings = Findings()
    let reader = try CSVReader.open(
      .bytes(Array(header.utf8), name: "a.csv"), .init(delimiter: UInt8(ascii: ",")),
      findings: &findings)
    let found = reader.header
    let binding = Binding(
      try #require(found), to: schema, SourceLanguages(own: "en", others: []))
    let columns = binding.columns.map { column in
      #expect(column.field == nil || column.field?.name == column.name)
      return (column.field == nil ? "+" : "") + column.name
    }
    return (columns, findings.kept + binding.findings)
  }

  @Test(
    arguments: [
      ("Fact,Value", ["Fact", "Value"]), ("Value,Fact", ["Value", "Fact"]),
      ("AsOf,Note,Value,Source,Fact", ["AsOf", "+Note", "Value", "Source", "Fact"]),
      ("\"Fact\", Value ,\"Two\nlines\"", ["Fact", "Value", "+Two lines"]),
      ("Fact,Value,Cafe\u{301}", ["Fact", "Value", "+Café"]),
    ])
  func columnsAreFoundByNameInAnyOrder(_ header: String, _ columns: [String]) throws {
    let bound = try bound(header)
    #expect(bound.columns == columns)
    #expect(bound.findings == [])
  }

  @Test func aNameLongerThanAPackCanHoldIsAFinding() throws {
    let fits = String(repeating: "é", count: 127)
    #expect(try bound("Fact,Value,\(fits)").findings == [])
    let long = MarkedText("Fact,Value,«\(fits)aa»")
    #expect(
      try bound(long.text).findings == [
        Finding(
          .wrongLength, "the name of a column is 256 bytes long", at: Place("a.csv", long.place),
          label: "at most 255", help: "shorten it")
      ])
  }

  @Test(arguments: [
    ("Fact,«Vaule»", "Value", false), ("Fact,«\"Values\"»", "Value", false),
    ("Fact,«value»", "Value", true), ("«FACT»,Value", "Fact", true),
    ("Fact,Value,«source»", "Source", true), ("Fact,Value,«\"asof\"»", "AsOf", true),
  ])
  func aMisspeltColumnIsReadAsWhatWasMeant(
    _ marked: String, _ name: String, _ isSafe: Bool
  ) throws {
    let marked = MarkedText(marked)
    let bound = try bound(marked.text)
    let given = marked.bytes[marked.place].filter { $0 != UInt8(ascii: "\"") }
    #expect(bound.columns.contains(name))
    #expect(
      bound.findings == [
        Finding(
          .misspeltColumn, "unknown column \"\(String(decoding: given, as: UTF8.self))\"",
          at: Place("a.csv", marked.place), label: "did you mean \(name)?",
          help: "rename it to \(name)", fix: FixIt([.init(marked.place, name)], safe: isSafe))
      ])
  }

  @Test func anOptionalColumnThatMayBeAnotherIsOnlyDoubted() throws {
    let marked = MarkedText("Fact,Value,«Sorce»")
    let bound = try bound(marked.text)
    #expect(bound.columns == ["Fact", "Value", "+Sorce"])
    #expect(
      bound.findings == [
        Finding(
          .doubtfulColumn, "unknown column \"Sorce\"", at: Place("a.csv", marked.place),
          label: "did you mean Source?",
          help: "rename it to Source, or leave it as an extra column",
          fix: FixIt([.init(marked.place, "Source")], safe: false))
      ])
  }

  @Test func aMissingColumnIsMissedInTheHeader() throws {
    let marked = MarkedText("«Fact,Source»\nx,y")
    let bound = try bound(marked.text)
    #expect(
      bound.findings == [
        Finding(
          .missingColumn, "the column \"Value\" is missing", at: Place("a.csv", marked.place),
          label: "no Value here", help: "add the column: the answer")
      ])
  }

  @Test func oneColumnIsTakenForOneFieldOnly() throws {
    let bound = try bound("Fact,Valu,Vale")
    #expect(bound.columns == ["Fact", "Value", "+Vale"])
    #expect(bound.findings.map(\.code) == [.misspeltColumn])
  }

  @Test func namesThatDifferInWhiteSpaceAloneAreOneName() throws {
    let marked = MarkedText("Fact,Value,«Note»,« Note »")
    let bound = try bound(marked.text)
    #expect(
      bound.findings == [
        Finding(
          .csvHeaderTwice, "two columns are named \"Note\"", at: Place("a.csv", marked.places[1]),
          help: "rename one of them",
          related: [Related(Place("a.csv", marked.places[0]), "the first")])
      ])
  }

  @Test func headerFaultsAreReportedOnce() throws {
    #expect(
      try bound("Fact,Value,Note,Note,").findings.map(\.code) == [.csvHeaderTwice, .csvHeaderEmpty])
  }

  @Test func whitespaceOnlyColumnNameIsReported() throws {
    let marked = MarkedText("Fact,Value,«  »")
    #expect(
      try bound(marked.text).findings == [
        Finding(
          .csvHeaderEmpty, "column 3 has no name", at: Place("a.csv", marked.place),
          label: "white space only", help: "name it")
      ])
  }

  @Test func aNameWithAControlCharacterIsRefused() throws {
    let marked = MarkedText("Fact,Value,«a\u{1B}[31m»")
    #expect(
      try bound(marked.text).findings == [
        Finding(
          .forbiddenCharacter, "the name of a column holds the character U+001B ESCAPE",
          at: Place("a.csv", marked.place), help: "remove it")
      ])
  }
}
