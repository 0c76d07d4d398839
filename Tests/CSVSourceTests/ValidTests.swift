import Diagnostics
import TestSupport
import Testing

@testable import CSVSource

/// A random table, and one of the many ways to write it that RFC 4180 allows.
struct RandomTable {
  var header: [String]
  var rows: [[String]]
  var text: String

  private static let pieces = [
    "a", "é", "数", "🎯", " ", "0", "word ", "\"", "\"\"", ",", ";", "\t", "|", "\n", "\r", "\r\n",
    "'",
    "longer than a word of the machine", "\u{FEFF}", "",
  ]

  init(_ random: inout SplitMix, delimiter: Character = ",") {
    let width = Int.random(in: 1...4, using: &random)
    let lineEnd = random.pick(["\n", "\r\n"])
    let always = random.chance(20)
    header = (0..<width).map { "column \($0)" }
    rows = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      (0..<width).map { _ in
        (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(Self.pieces) }.joined()
      }
    }
    text = random.chance(30) ? "\u{FEFF}" : ""
    let records = [header] + rows
    for (index, record) in records.enumerated() {
      let cells = record.map { cell in
        let needsQuotes = cell.unicodeScalars.contains { "\"\r\n,;\t|".unicodeScalars.contains($0) }
        guard needsQuotes || always || random.chance(20) else { return cell }
        return "\"" + cell.replacing("\"", with: "\"\"") + "\""
      }
      text += cells.joined(separator: String(delimiter))
      // Without a line end, a last record with one empty cell would be no record at all.
      let mayEnd = index == records.count - 1 && !text.unicodeScalars.last.isLineBreak
      if !(mayEnd && random.chance(50)) { text += lineEnd }
    }
    // A blank line is a row only in a table with one column.
  }
}

extension Unicode.Scalar? {
  fileprivate var isLineBreak: Bool { self == "\n" || self == "\r" }
}

struct ValidTests {
  @Test(arguments: [Character(","), ";", "\t", "|"])
  func everyValidFileIsReadExactly(_ delimiter: Character) throws {
    for seed in 0..<600 {
      var random = SplitMix(seed: UInt64(seed))
      let table = RandomTable(&random, delimiter: delimiter)
      let chunkSize = random.pick([1, 2, 3, 5, 8, 17, 64, 1000, 1 << 18])
      let reading = try Reading(
        table.text, delimiter: delimiter.asciiValue, chunkSize: chunkSize)
      #expect(reading.header == table.header, "seed \(seed), chunks of \(chunkSize)")
      #expect(reading.rows == table.rows, "seed \(seed), chunks of \(chunkSize)")
      #expect(reading.findings == [], "seed \(seed), chunks of \(chunkSize)")
    }
  }

  @Test(
    arguments: [
      ("a", ["a"], []), ("a\n", ["a"], []), ("a\n\n", ["a"], [[""]]),
      ("a\n\n\n", ["a"], [[""], [""]]),
      ("a\n\"\"", ["a"], [[""]]), ("a,b\n,", ["a", "b"], [["", ""]]),
      ("a,b\n\"\",\"\"\n", ["a", "b"], [["", ""]]), ("\"a\"", ["a"], []),
      ("a,b\n\"x\"\"\",\"\"\"\"", ["a", "b"], [["x\"", "\""]]),
      ("a,b\n\"1\r2\n3\r\n4\",5", ["a", "b"], [["1\r2\n3\r\n4", "5"]]),
      ("\u{FEFF}\"a\",b\n1,2", ["a", "b"], [["1", "2"]]),
      ("a,b\n 1 , 2 ", ["a", "b"], [[" 1 ", " 2 "]]),
    ] as [(String, [String], [[String]])])
  func everyCornerOfTheGrammarIsReadExactly(
    _ text: String, _ header: [String], _ rows: [[String]]
  ) throws {
    for chunkSize in 1...12 {
      let reading = try Reading(text, delimiter: UInt8(ascii: ","), chunkSize: chunkSize)
      #expect(reading.header == header)
      #expect(reading.rows == rows)
      #expect(reading.findings == [])
    }
  }

  @Test func rangesPointAtTheBytesOfTheFile() throws {
    let text = Array("\u{FEFF}F,V\n\"a \"\"b\"\"\",1\nc,22\n".utf8)
    for chunkSize in [1, 4, 9, 100] {
      var found = Findings()
      var reader = try CSVReader.open(
        .bytes(text, name: "t"), .init(chunkSize: chunkSize), findings: &found)
      #expect(reader.header?.cells == [3..<4, 5..<6])
      var batch = CSVBatch()
      var seen: [String] = []
      while try reader.next(&batch, findings: &found) {
        for index in 0..<batch.count {
          let record = batch[index]
          for column in 0..<record.count {
            let cell = batch.cell(column, of: record)
            let range = batch.base + cell.bytes.lowerBound..<batch.base + cell.bytes.upperBound
            let marks = (cell.isQuoted ? "q" : "") + (cell.isDoubled ? "d" : "")
            seen.append(String(decoding: text[range], as: UTF8.self) + marks)
          }
        }
      }
      #expect(seen == ["\"a \"\"b\"\"\"qd", "1", "c", "22"])
    }
  }

  @Test func aCellOfTenMegabytesIsReadWhole() throws {
    let long = String(repeating: "x \n", count: 3_500_000)
    let reading = try Reading("F,V\n\"\(long)\",1\nb,2\n")
    #expect(reading.rows == [[long, "1"], ["b", "2"]])
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    ("F;V\n1;2\n", ";"), ("F\tV\n1\t2\n", "\t"), ("F|V\n1|2\n", "|"), ("F,V\n1,2\n", ","),
    ("F\n1\n", ","), ("\"F;G\",V\n\"1;2\",3\n", ","), ("F;V, in m\n1;2\n3;4\n", ";"),
    ("F,V;W\n1,2\n3,4\n", ","), ("F;V\n\"a;b;c\";1\n\"x,y\";2\n", ";"),
  ])
  func theDelimiterIsFoundByStructure(_ text: String, _ delimiter: Character) throws {
    let reading = try Reading(text)
    #expect(reading.dialect.delimiter == delimiter.asciiValue)
    #expect(reading.dialect.origin == .found)
    #expect(reading.findings.map(\.code.id) == (delimiter == "," ? [] : ["C020"]))
  }
}
