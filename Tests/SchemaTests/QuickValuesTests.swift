import CSVSource
import Diagnostics
import PackFormat
import TestSupport
import Testing

@testable import Schema

/// What is gathered of rows many at a time must be what is gathered of them one by one.
struct QuickValuesTests {
  /// The columns of a table, and the line of each row.
  private struct Gathered {
    private var columns: [ColumnBuilder]
    private var lines = ColumnBuilder("Line", .integer)
    private var locator: LineLocator
    private(set) var passed = 0

    init(_ text: [UInt8], quickly: CSVRows.Quickly?) throws {
      let schema = try TableSchema(fields: QuickRowsTests.fields)
      let units = try #require(UnitTable(csv: Array("Unit,Also\nmetres,m\nkilometres,km\n".utf8)))
      var findings = Findings()
      var reader = try CSVReader.open(
        .bytes(text, name: "a.csv"), CSVReader.Options(delimiter: UInt8(ascii: ",")),
        findings: &findings)
      locator = LineLocator(SourceBytes(name: "a.csv", text))
      columns = []
      guard let header = reader.header else { return }
      var judge = try TableJudge(schema, units: units)
      let languages = SourceLanguages(own: "en", others: nil)
      let binding = Binding(header, to: schema, languages)
      columns = binding.columns.map { column in
        ColumnBuilder(
          column.name, column.field.map { Self.type(of: $0) } ?? .string,
          isUnique: column.field?.constraints.unique == true)
      }
      let isDeferred = judge.deferDoubles()
      #expect(isDeferred)
      judge.start("a.csv", binding, languages)
      try CSVRows.read(
        &reader, &findings, judge: &judge, quickly: quickly, take: { take($0) },
        mayPass: { _ in true }, pass: { pass($0, &$1) })
    }

    private static func type(of field: TableSchema.Field) -> ColumnType {
      switch field.type {
      case .number: .decimal
      case .integer: .integer
      case .date: .date
      default: .string
      }
    }

    private mutating func take(_ row: TypedRow) {
      for (index, value) in row.values.enumerated() {
        switch value {
        case .text(let range): columns[index].append(bytes: Array(row.textBytes[range]))
        case .number(let number): columns[index].append(number)
        case .integer(let number), .year(let number), .date(let number):
          columns[index].append(number)
        case .missing, .faulty, .flag: columns[index].appendMissing()
        }
      }
      lines.append(Int64(locator.position(of: row.place.lowerBound).line))
    }

    private mutating func pass(_ rows: CSVRows.Passed, _ values: inout ProvenColumns) {
      passed += rows.rows.count
      let first = locator.position(of: values.start).line
      #expect(locator.position(of: rows.end).line == first + rows.endLine)
      if rows.rows.isEmpty { return }
      for index in columns.indices { columns[index].append(&values.columns[index], rows.rows) }
      lines.append(values.lines[rows.rows], adding: Int64(first))
    }

    func encoded() throws -> [UInt8] {
      var writer = PackWriter(
        card: PackCard(
          id: "a", version: "1", kind: "facts", asOf: nil, questionCount: 0,
          titles: [.init(language: "en", text: "A")]))
      writer.content = [TableBuilder("facts", columns + [lines])]
      return try writer.encode().bytes
    }
  }

  private func check(_ text: [UInt8], _ name: String) throws {
    let expected = try Gathered(text, quickly: nil).encoded()
    for piece in [64, 700, 1 << 14] {
      for threads in [1, 2, 3, 7] {
        let quickly = CSVRows.Quickly(threads: threads, piece: piece, gathers: true) { _ in }
        let bytes = try Gathered(text, quickly: quickly).encoded()
        #expect(bytes == expected, "\(name), pieces of \(piece), \(threads) threads")
      }
    }
  }

  @Test(arguments: 0..<60)
  func soundAndFaultyRowsHaveTheSameValuesWhicheverWayTheyAreRead(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let text = QuickRowsTests.text(&random, rows: 120, faults: [0, 3, 40][seed % 3])
    try check(text, "seed \(seed)")
  }

  @Test(arguments: 0..<100)
  func damagedTextHasTheSameValuesWhicheverWayItIsRead(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) + 1000)
    var text = QuickRowsTests.text(&random, rows: 60, faults: 4)
    let bad: [[UInt8]] = [
      [0x0A], [0x0A, 0x0A], [0x0D], [0x0D, 0x0A], [0x22], [0x2C], [0xC3], [0xEF, 0xBB, 0xBF],
      Array("\"a\rb\nc\r\n\"".utf8), Array("\nFact,Value,Unit,Id,Level,AsOf\n".utf8),
      Array("\nValue,Fact,Unit,Id,Level,AsOf\n".utf8),
      Array("\n\"Lines\nof one\rand\r\nanother\",5,€,,,\n".utf8), Array("\n,,,,,\n".utf8),
    ]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 30..<text.count, using: &random)
      text.insert(
        contentsOf: bad[Int.random(in: 0..<bad.count, using: &random)], at: index)
    }
    try check(text, "seed \(seed)")
  }

  @Test func rowsAreGatheredAndNotJudged() throws {
    var random = SplitMix(seed: 1)
    let text = QuickRowsTests.text(&random, rows: 400, faults: 0)
    let quickly = CSVRows.Quickly(threads: 1, piece: 1 << 12, gathers: true) { _ in }
    let passed = try Gathered(text, quickly: quickly).passed
    // Some rows have quotes in quotes, or look like another header.
    #expect(passed > 250, "\(passed)")
  }
}
