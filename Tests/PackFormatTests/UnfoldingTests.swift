import Testing

@testable import PackFormat

/// Tests of the limits on what a small pack may unfold into.
struct UnfoldingTests {
  /// A pack of a table with one column.
  private func pack(_ column: ColumnBuilder) throws -> [UInt8] {
    var writer = SamplePack.writer(rows: column.rowCount)
    writer.content = [TableBuilder(writer.card.kind, [column])]
    writer.provenance = []
    return try writer.encode(isPacked: true).bytes
  }

  private func sameNumbers(_ rows: Int) -> ColumnBuilder {
    var column = ColumnBuilder("Value", .integer)
    column.append(7, times: rows)
    return column
  }

  @Test func asManyEqualRowsAsReadersAcceptAreWritten() throws {
    try PackReader(ByteSource(pack(sameNumbers(65_536)))).verify()
    #expect(throws: PackWritingError.tooMany("rows of facts that are all alike")) {
      try pack(sameNumbers(65_537))
    }
  }

  @Test func rowsThatDifferHaveNoOtherLimit() throws {
    var column = ColumnBuilder("Sure", .flag)
    for row in 0..<70_000 { column.append(row % 2 == 0) }
    var numbers = ColumnBuilder("Value", .integer)
    for row in 0..<70_000 { numbers.append(Int64(row % 3)) }
    try PackReader(ByteSource(pack(column))).verify()
    try PackReader(ByteSource(pack(numbers))).verify()
  }

  /// A column of texts of which two thirds are the same long one, and some rows without a value.
  private func repeated(_ rows: Int, length: Int) -> ColumnBuilder {
    var column = ColumnBuilder("Fact", .string)
    let text = [UInt8](repeating: 0x78, count: length)
    for row in 0..<rows {
      column.append(bytes: row % 3 > 0 ? text : row % 2 == 0 ? [0x79] : nil)
    }
    return column
  }

  @Test func aTextRepeatedTooOftenIsNotWritten() throws {
    // 1,200 of 1,800 rows have 60,000 bytes: 72,000,000, where 67,108,864 + 256 × 63,000 may be.
    try PackReader(ByteSource(pack(repeated(1800, length: 60_000)))).verify()
    #expect(throws: PackWritingError.tooLong("texts of facts, repeated in very many rows")) {
      try pack(repeated(2400, length: 60_000))
    }
  }

  @Test(arguments: [(0, 5), (1, 5), (2, 5), (100, 70), (999, 1)])
  func eachTextCountsForEveryRow(_ rows: Int, _ length: Int) throws {
    let column = repeated(rows, length: length)
    let reader = try PackReader(ByteSource(pack(column)))
    let table = try #require(reader.table("facts"))
    var count = 0
    for row in 0..<rows { count += try reader.byteCount(of: table.columns[0], row) ?? 0 }
    #expect(try reader.textByteCount(of: table) == UInt64(count))
    #expect(column.textByteCount == UInt64(count))
    #expect(column.mostTextBytes >= UInt64(count))
  }
}
