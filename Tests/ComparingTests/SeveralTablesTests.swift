import PackFormat
import Testing

@testable import Comparing

/// Tests of packs with several tables of the author's own, listed and compared.
struct SeveralTablesTests {
  /// Returns a pack of halls and people, and of further tables by their names.
  private func pack(
    halls: [[String]] = [["Musikverein", "Vienna"], ["Boulez Saal", "Berlin"]],
    people: [[String]] = [["Hansen", "1813"], ["Gehry", "1929"]], others: [String] = []
  ) throws -> PackReader {
    var writer = PackWriter(
      card: PackCard(
        id: "halls", version: "1.0.0", kind: "table", asOf: nil,
        questionCount: UInt64(halls.count), titles: [.init(language: "en", text: "Halls")]))
    let schemas = [
      ["halls", #"{"fields":[{"name":"Name"},{"name":"City"}],"primaryKey":"Name"}"#],
      [
        "people",
        """
        {"fields":[{"name":"Name"},{"name":"Born"}],"primaryKey":"Name","foreignKeys":[\
        {"fields":["Name"],"reference":{"resource":"halls","fields":["Name"]}}]}
        """,
      ],
    ]
    var json = ColumnBuilder("JSON", .blob)
    for schema in schemas { json.append(bytes: Array(schema[1].utf8)) }
    writer.content =
      [
        Self.table("halls", ["Name", "City"], halls),
        Self.table("people", ["Name", "Born"], people),
      ] + others.map { Self.table($0, ["Name"], [["x"]]) } + [
        Self.table(".key", ["Table", "Name"], [["halls", "Name"], ["people", "Name"]]),
        TableBuilder(.schema, Self.table("", ["Table"], schemas).columns + [json]),
      ]
    return try PackReader(ByteSource(try writer.encode().bytes))
  }

  private static func table(_ name: String, _ columns: [String], _ rows: [[String]]) -> TableBuilder
  {
    TableBuilder(
      name,
      columns.enumerated().map { index, name in
        var column = ColumnBuilder(name, .string)
        for row in rows { column.append(row[index]) }
        return column
      })
  }

  @Test func keysAndForeignKeysAreListed() throws {
    let listing = try PackListing(try pack())
    #expect(listing.tables.map(\.key) == [["Name"], ["Name"], [], []])
    #expect(listing.tables[1].references.map(\.text) == ["Name → halls (Name)"])
    let lines = listing.text.split(separator: "\n")
    #expect(lines.contains("table people, 2 rows, key Name"))
    #expect(lines.contains("  Name → halls (Name)"))
    #expect(
      listing.json.contains(
        #"{"name":"people","rows":2,"key":["Name"],"references":[{"fields":["Name"],"table":"halls","targets":["Name"]}],"#
      ))
  }

  private func changes(_ old: PackReader, _ new: PackReader) throws -> [String] {
    let diff = try PackDiff(
      ComparedPack(old, path: "old"), ComparedPack(new, path: "new"), limit: 100)
    return diff.sections.flatMap(\.changes).map { change in
      let values = change.values.map { "\($0.name) \($0.old ?? "-") \($0.new ?? "-")" }
      return ([change.kind.rawValue, "\(change.bump)", change.name] + values).joined(
        separator: " | ")
    }
  }

  @Test func rowsOfEveryTableAreMatchedByTheirKeys() throws {
    let new = try pack(
      halls: [["Boulez Saal", "Berlin"], ["Musikverein", "Wien"]],
      people: [["Gehry", "1930"], ["Utzon", "1918"]])
    #expect(
      try changes(pack(), new) == [
        "answer-changed | major | Musikverein | City Vienna Wien",
        "answer-changed | major | people: Gehry | Born 1929 1930",
        "removed | major | people: Hansen | Born 1813 -",
        "added | minor | people: Utzon | Born - 1918", "order-changed | patch | halls",
      ])
    #expect(try changes(pack(), pack()) == [])
  }

  @Test func aTableOfOnePackAloneIsReported() throws {
    #expect(
      try changes(pack(others: ["cities"]), pack(others: ["towns"])) == [
        "tables-changed | minor | towns", "tables-changed | major | cities",
      ])
  }
}
