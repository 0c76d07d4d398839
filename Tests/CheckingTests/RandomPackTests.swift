import Diagnostics
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects

struct RandomPackTests {
  /// Random facts, and one of many ways to write them.
  private struct Facts {
    var rows: [[String]] = []
    var text = ""

    private static let pieces = [
      "a", "é", "数", "🎯", " ", "\"", ",", ";", "'", "word", "ß", "Жук", "-", "0",
    ]

    init(seed: UInt64) {
      var random = SplitMix(seed: seed)
      func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
      func words() -> String {
        (0..<below(6)).map { _ in Self.pieces[below(Self.pieces.count)] }.joined()
          .split(separator: " ").joined(separator: " ")
      }
      let columns = ["Fact", "Value", "Unit", "Source", "Difficulty", "Extra"]
      for row in 0..<below(40) + 1 {
        let value = ExactDecimal(
          mantissa: Int64(random.next() >> UInt64(5 + below(58))) | 1, scale: UInt8(below(17)))
        rows.append([
          "Fact \(row) " + (words() + "!"), value?.text ?? "1", "unit" + words(), words(),
          below(2) == 0 ? "" : "\(below(5) + 1)", words(),
        ])
      }
      let order = columns.indices.sorted { _, _ in random.next() % 2 == 0 }
      let lineEnd = below(2) == 0 ? "\n" : "\r\n"
      for record in [columns] + rows {
        let cells = order.map { column in
          let cell = record[column]
          let mustQuote = cell.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ",") }
          let isQuoted = mustQuote || below(4) == 0
          return isQuoted ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
        }
        text += cells.joined(separator: ",") + lineEnd
      }
    }
  }

  @Test func everyValueOfARandomTableIsReadBack() throws {
    for seed in UInt64(0)..<150 {
      let facts = Facts(seed: seed)
      let project = PackProject(
        standardInput: Array(facts.text.utf8), kind: .facts,
        SourceReading(delimiter: UInt8(ascii: ",")))
      let check = try ProjectCheck(project, .init(today: nil), building: true)
      #expect(check.findings.kept == [], "seed \(seed)")
      let bytes = try #require(check.pack, "seed \(seed)").bytes
      let reader = QuestionReader(try PackReader(ByteSource(bytes)))
      #expect(reader.count == facts.rows.count, "seed \(seed)")
      for (index, row) in facts.rows.enumerated() {
        let question = try reader.question(index)
        let names = ["Fact", "Value", "Unit", "Source", "Difficulty", "Extra"]
        let values = names.map { question.text($0) ?? "" }
        #expect(values == row, "seed \(seed), row \(index)")
        #expect(question.line == index + 2, "seed \(seed), row \(index)")
      }
    }
  }
}
