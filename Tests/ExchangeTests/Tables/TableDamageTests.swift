import Diagnostics
import Archives
import TestSupport
import Testing

@testable import Exchange

/// Tables with any damage give questions or an error.
struct TableDamageTests {
  private static let format: [(name: String, format: ExchangeFormat)] = [
    ("openpyxl-cells.xlsx", .xlsx), ("libreoffice-cells.xlsx", .xlsx),
    ("openpyxl-kahoot.xlsx", .xlsx), ("odfpy-german.ods", .ods), ("blooket.csv", .csv),
  ]

  /// Reads a table; it may be refused, and nothing else.
  private func read(_ bytes: [UInt8], _ format: ExchangeFormat) {
    _ = ExchangeFormat.recognised(ImportedFile(path: "x", bytes: bytes))
    _ = GivenTable.error { try GivenTable(bytes, format) }
  }

  @Test(arguments: format.map(\.name))
  func aFileThatIsCutOffOrChangedIsReadOrRefused(_ name: String) throws {
    let bytes = try GivenTable.fixture(name)
    let format = try #require(Self.format.first { $0.name == name }).format
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 100)) {
      read(Array(bytes[..<count]), format)
    }
    var random = SplitMix(seed: 5)
    for _ in 0..<100 {
      var changed = bytes
      for _ in 0..<1 + Int(random.next() % 4) {
        changed[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() % 256)
      }
      read(changed, format)
    }
  }

  /// Changes the parts of a workbook inside of its archive, which the checksums would otherwise reveal.
  @Test(arguments: ["openpyxl-cells.xlsx", "odfpy-german.ods"])
  func aPartThatIsCutOffOrChangedIsReadOrRefused(_ name: String) throws {
    let archive = try ZipArchive(GivenTable.fixture(name))
    let format = try #require(Self.format.first { $0.name == name }).format
    var random = SplitMix(seed: 6)
    for entry in archive.entries {
      let bytes = try #require(try archive.bytes(entry.name, limit: 1 << 20))
      guard !bytes.isEmpty else { continue }
      for round in 0..<24 {
        var part = bytes
        if round % 3 == 0 { part = Array(part[..<Int(random.next() % UInt64(bytes.count))]) }
        for _ in 0..<round % 4 where !part.isEmpty {
          let digits = Array("0123456789<>/\"=& aA".utf8)
          part[Int(random.next() % UInt64(part.count))] = random.pick(digits)
        }
        var writer = ZipWriter()
        for other in archive.entries {
          let same = try #require(try archive.bytes(other.name, limit: 1 << 20))
          writer.add(other.name, other.name == entry.name ? part : same)
        }
        read(writer.finish(), format)
      }
    }
  }

  @Test func textThatIsCutOffAnywhereIsReadOrRefused() throws {
    let texts: [(String, ExchangeFormat)] = [
      ("Prompt,Right,Wrong1\n\"A, \"\"b\"\"?\",1,2\nB?,\"3\",4\n", .csv),
      (#"{"x":[{"question":"Ä?","correct":"2","wrong":["1",3]}],"y":null}"#, .jsonList),
      ("category\tclue\tanswer\nA\tB\t2\n", .jeopardy),
    ]
    for (text, format) in texts {
      let bytes = Array(text.utf8)
      for count in 0...bytes.count { read(Array(bytes[..<count]), format) }
      var random = SplitMix(seed: 7)
      for _ in 0..<100 {
        var changed = bytes
        changed[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() % 256)
        read(changed, format)
      }
    }
  }
}
