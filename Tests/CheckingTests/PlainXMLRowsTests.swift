import Diagnostics
import RowReadings
import Rows
import SchemaFiles
import Testing
import TestSupport
import XMLSource

@testable import Kinds

/// Tests that the fast scanner for plain rows gives the rows and findings of libxml2.
@Suite struct PlainXMLRowsTests {
  @Test(arguments: ContentKind.all.map(\.name)) func theRowsOfEveryKindMayBePlain(
    name: String
  ) throws {
    let kind = try #require(ContentKind.named(name))
    let schema = try #require(XMLSchema.shared(kind.schemas.xml))
    let shape = try #require(
      PlainRowShape(schema, row: kind.shape.row, mark: kind.shape.list?.mark, languages: ["en"]))
    #expect(!shape.attributes.isEmpty)
    #expect(
      shape.children.contains { $0.name == kind.shape.list?.element ?? $0.name }
        || kind.shape.text != nil)
  }

  @Test(arguments: 1...60) func bothWaysOfReadingAgree(seed: UInt64) throws {
    for round in 0..<12 {
      var source = MessyXML(seed: seed << 8 | UInt64(round))
      let kind = try #require(ContentKind.named(source.kind))
      let text = source.text()
      let others = seed % 2 == 0 ? [] : ["de", "pt-BR"]
      let slow = try XMLReading(text, kind, others: others, plainly: false)
      let fast = try XMLReading(text, kind, others: others, plainly: true)
      #expect(
        fast == slow, "seed \(seed), round \(round): \(String(decoding: text, as: UTF8.self))")
    }
  }

  /// Shows that the scanner is used at all, without which the test above would prove nothing.
  @Test func plainRowsAreReadWithoutTheParser() throws {
    let kind = ContentKind.choiceQuiz
    let schema = try #require(XMLSchema.shared(kind.schemas.xml))
    let shape = try #require(
      PlainRowShape(schema, row: "question", mark: "right", languages: ["en"]))
    let row = """
        <question id="a-b" difficulty='3'>
          <prompt>What is 1 &lt; 2 &amp; “so”?</prompt>
          <choice right="true"> Ja, naïve </choice><choice>No</choice >
          <!-- a comment --><choice>数</choice>
        </question>

      """
    let plain = row.replacing("<!-- a comment -->", with: "")
    let rows = Rows(shape)
    var findings = Findings()
    let source =
      "<quiz>\n" + plain + row + plain + String(repeating: plain, count: 1000) + "</quiz>"
    let handler = Handler()
    let isWhole = XMLReader.read(
      SourceBytes(name: "a.xml", Array(source.utf8)), schema: schema, into: handler, rows: rows,
      findings: &findings)
    #expect(isWhole)
    #expect(findings.kept == [])
    #expect(rows.count == 1002)
    #expect(handler.starts == 2 + 4)
  }

  private final class Rows: PlainRowTaker {
    let shape: PlainRowShape
    var count = 0

    init(_ shape: PlainRowShape) { self.shape = shape }

    func take(_ row: borrowing PlainRow, of bytes: [UInt8], from base: Int) -> Bool {
      count += 1
      return true
    }
  }

  private final class Handler: XMLHandler {
    var starts = 0

    func start(_ tag: XMLTag) { starts += 1 }
    func text(_ text: String) {}
    func end(content: Range<Int>, element: Range<Int>) {}
  }
}
