import Files
import PackFormat
import Testing
import TestSupport

@testable import Rewriting

/// Tests of packs with several tables that are turned back into projects.
struct DecompiledTablesTests {
  private let folder = TemporaryFolder()

  private func decompile(_ pack: String) throws -> [Decompilation.Source] {
    let bytes = try InputFile.readAll("Fixtures/format/1/\(pack).qpk", limit: 1 << 20)
    return try Decompilation(try PackReader(ByteSource(bytes))).write(to: folder("made"))
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try InputFile.readAll(folder("made/\(name)"), limit: 1 << 20), as: UTF8.self)
  }

  @Test func everyTableComesBackWithItsSchemaAndSources() throws {
    let sources = try decompile("three-tables")
    #expect(
      sources == ["halls.csv", "people.csv", "cities.csv"].map { .init(name: $0, isSame: true) })
    #expect(
      try text("pack.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <pack id="halls" version="1.0.0" kind="table" language="en">
          <title>Halls</title>
          <table name="halls" schema="halls.schema.json">
            <source path="halls.csv"/>
          </table>
          <table name="people" schema="people.schema.json">
            <source path="people.csv"/>
          </table>
          <table name="cities" schema="cities.schema.json">
            <source path="cities.csv"/>
          </table>
        </pack>

        """)
    #expect(
      try text("cities.schema.json") == """
        {"fields": [{"name": "Name"}, {"name": "Country"}], "primaryKey": "Name"}
        """)
  }

  @Test func theTableOfAGameComesBackBesideItsQuestions() throws {
    let sources = try decompile("quiz-with-table")
    #expect(sources.map(\.name) == ["quiz.csv", "places.csv"])
    #expect(sources.last?.isSame == true)
    let lines = try text("pack.xml").split(separator: "\n").map { $0.trimmingSpaces }
    #expect(
      lines.filter { $0.contains("source") || $0.contains("table") || $0.contains("schema") } == [
        #"<source path="quiz.csv"/>"#, #"<table name="places" schema="places.schema.json">"#,
        #"<source path="places.csv"/>"#, "</table>",
      ])
    #expect(
      try text("places.schema.json")
        == #"{"fields": [{"name": "Code"}, {"name": "Name"}, {"name": "Share", "type": "number"}], "primaryKey": "Code"}"#
        + "\n")
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }
}
