import Kinds
import Projects
import Rows
import TestSupport
import Testing

@testable import Rewriting

/// Changes of cells, rows and columns leave all other bytes of a CSV source as they are.
struct EditableCSVTests {
  private static func csv(_ text: String, delimiter: UInt8? = nil) throws -> EditableSource {
    let kind = try #require(ContentKind.named("choice-quiz"))
    var reading = SourceReading()
    reading.delimiter = delimiter
    return try #require(
      try EditableSource(
        ProjectSource(
          path: "q.csv", root: nil, bytes: Array(text.utf8), name: "q.csv", format: .csv,
          reading: reading),
        kind, SourceLanguages(own: "en", others: nil)))
  }

  private static func text(_ csv: EditableSource) -> String {
    String(decoding: csv.text().bytes, as: UTF8.self)
  }

  @Test func aChangedCellKeepsItsQuotesAndAllOtherBytes() throws {
    let source =
      "\u{FEFF}Prompt;Right;Wrong1\r\n\"One?\";a; b \r\n\r\nTwo?;\"say \"\"x\"\"\";c\r\n;;\r\nThree?;d;e"
    var csv = try Self.csv(source, delimiter: UInt8(ascii: ";"))
    #expect(csv.count == 3)
    #expect(csv.text(1, 1) == "say \"x\"")
    #expect(Self.text(csv) == source)
    csv.set("Uno?", at: 0, of: 0, tag: 0)
    csv.set("x;y", at: 2, of: 1, tag: 1)
    csv.set("f", at: 2, of: 2, tag: 2)
    #expect(
      Self.text(csv)
        == "\u{FEFF}Prompt;Right;Wrong1\r\n\"Uno?\";a; b \r\n\r\nTwo?;\"say \"\"x\"\"\";\"x;y\"\r\n;;\r\nThree?;d;f"
    )
  }

  @Test func rowsAreAddedWithTheLineEndsOfTheSource() throws {
    var csv = try Self.csv("Prompt,Right,Wrong1\r\nOne?,a,b\r\nTwo?,c,d")
    csv.add([0: "Last?", 1: "\"", 2: "y,"], behind: nil, tag: 7)
    csv.add([0: "Middle?"], behind: 0, tag: 8)
    let text = csv.text()
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "Prompt,Right,Wrong1\r\nOne?,a,b\r\nMiddle?,,\r\nTwo?,c,d\r\nLast?,\"\"\"\",\"y,\"")
    #expect(
      text.parts.map { String(decoding: text.bytes[$0.bytes], as: UTF8.self) }
        == ["Middle?,,", "Last?,\"\"\"\",\"y,\""])
    #expect(text.parts.map(\.tag) == [8, 7])
  }

  @Test func aRowIsAddedToASourceThatHasOnlyAHeader() throws {
    var csv = try Self.csv("Prompt,Right,Wrong1")
    csv.add([0: "One?", 1: "a", 2: "b"], behind: nil, tag: 0)
    #expect(Self.text(csv) == "Prompt,Right,Wrong1\nOne?,a,b")
  }

  @Test func removedRowsTakeTheirLineEndsAlong() throws {
    var csv = try Self.csv("Prompt,Right,Wrong1\nOne?,a,b\nTwo?,c,d\nThree?,e,f\n")
    csv.remove(1)
    csv.add([0: "New?", 1: "g", 2: "h"], behind: 1, tag: 0)
    #expect(Self.text(csv) == "Prompt,Right,Wrong1\nOne?,a,b\nNew?,g,h\nThree?,e,f\n")
  }

  @Test func aNewColumnIsAddedToEachRecord() throws {
    var csv = try Self.csv("Prompt,Right,Wrong1\nOne?,a,b\n,,\nTwo?,c,d\n")
    let column = csv.addColumn("Tags")
    csv.set("x;y", at: column, of: 1, tag: 0)
    csv.add([0: "New?", 1: "g", 2: "h", column: "z"], behind: 0, tag: 1)
    #expect(
      Self.text(csv)
        == "Prompt,Right,Wrong1,Tags\nOne?,a,b,\nNew?,g,h,z\n,,,\nTwo?,c,d,x;y\n")
  }

  /// Cells that are read back are those that were written, and the others those that were there.
  @Test(arguments: 0..<40) func randomChangesAreReadBack(seed: Int) throws {
    var generator = SplitMix(seed: UInt64(seed))
    func next(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    let pieces = ["a", "é", ",", "\"", " b", "\n", "x;y", "1"]
    func word() -> String { "w" + (0..<next(4)).map { _ in pieces[next(pieces.count)] }.joined() }
    func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
    let lineEnd = next(2) == 0 ? "\n" : "\r\n"
    var expected = (0..<1 + next(6)).map { _ in (0..<3).map { _ in word() } }
    let source =
      ([["Prompt", "Right", "Wrong1"]] + expected).map { $0.map(quoted).joined(separator: ",") }
      .joined(separator: lineEnd) + (next(2) == 0 ? lineEnd : "")
    var csv = try Self.csv(source)
    for row in expected.indices where next(2) == 0 {
      let (column, text) = (next(3), word())
      csv.set(text, at: column, of: row, tag: row)
      expected[row][column] = text
    }
    let row = next(expected.count)
    let new = [word(), word(), word()]
    csv.add([0: new[0], 1: new[1], 2: new[2]], behind: row, tag: 99)
    expected.insert(new, at: row + 1)
    let again = try Self.csv(Self.text(csv))
    #expect((0..<again.count).map { row in (0..<3).map { again.text(row, $0) } } == expected)
  }
}
