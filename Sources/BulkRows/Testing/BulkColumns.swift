internal import CSVSource
package import PackFormat

/// The values of the accepted rows of a chunk, as columns of a pack.
package struct BulkColumns: Sendable {
  /// The columns in the order of the source.
  package var columns: [ColumnRows] = []
  /// The offset of the chunk in the source.
  package private(set) var start = 0
  /// For each accepted row, the number of line ends between the start of the chunk and the row.
  package private(set) var lines: [UInt32] = []
  /// For each other row, and last for the end of the chunk, the number of line ends before it.
  private var otherLines: [UInt32] = []

  /// Columns without rows, for a caller that needs no values.
  init() {}

  init(_ columns: [ColumnRows], _ rows: BulkChunk) {
    self.columns = columns
    let (bytes, count) = (rows.chunk.bytes, rows.chunk.count)
    start = rows.chunk.base + rows.chunk.start
    lines.reserveCapacity(count)
    var line: UInt32 = 0
    var next = 0
    for other in rows.flags.rejected + [count] {
      // Each accepted row before it ends one line.
      for _ in next..<other {
        lines.append(line)
        line += 1
      }
      otherLines.append(line)
      if other == count { break }
      let record = rows.chunk.start(of: other)..<rows.chunk.start(of: other + 1)
      line += Self.lineEnds(bytes.span, in: record)
      next = other + 1
    }
  }

  /// The number of line ends before one of the other rows; for their count, before the end of the chunk.
  func line(ofOther row: Int) -> Int { otherLines.isEmpty ? 0 : Int(otherLines[row]) }

  /// The number of line feeds, and of carriage returns without one.
  private static func lineEnds(_ bytes: Span<UInt8>, in range: Range<Int>) -> UInt32 {
    var count: UInt32 = 0
    for index in range {
      if bytes[index] == UInt8(ascii: "\n") {
        count += 1
      } else if bytes[index] == UInt8(ascii: "\r"), bytes[index + 1] != UInt8(ascii: "\n") {
        count += 1
      }
    }
    return count
  }
}

extension BulkRowTest {
  /// The values of the accepted rows, by column.
  func values(of rows: BulkChunk) -> BulkColumns {
    var values: [ColumnRows] = []
    for (index, column) in columns.enumerated() {
      switch column.check {
      case .nothing: values.append(ColumnRows(.none, .integers([])))
      case .decimal: values.append(decimals(of: rows, index))
      case .integer: values.append(integers(of: rows, index))
      case .text, .unit: values.append(texts(of: rows, index))
      }
    }
    return BulkColumns(values, rows)
  }

  private func texts(of rows: BulkChunk, _ column: Int) -> ColumnRows {
    if !columns[column].isUnique {
      let (filled, codes, texts) = rows.flags.codes(column, of: rows.chunk)
      return ColumnRows(
        presence(filled), .codes(codes, ends: texts.ends), heap: texts.bytes, longest: texts.longest
      )
    }
    let (filled, texts) = rows.flags.texts(column, of: rows.chunk)
    return ColumnRows(
      presence(filled), .texts(ends: texts.ends), heap: texts.bytes, longest: texts.longest)
  }

  private func decimals(of rows: BulkChunk, _ column: Int) -> ColumnRows {
    var (mantissas, scales): ([Int64], [UInt8]) = ([], [])
    if column == decimalColumn {
      (mantissas, scales) = rows.flags.numbers(column)
    } else {
      for value in numbers(of: rows, column) {
        mantissas.append(value.mantissa)
        scales.append(value.scale)
      }
    }
    return ColumnRows(
      presence(rows.flags.filled(column)), .decimals(mantissas: mantissas, scales: scales))
  }

  private func integers(of rows: BulkChunk, _ column: Int) -> ColumnRows {
    ColumnRows(
      presence(rows.flags.filled(column)),
      .integers(numbers(of: rows, column).map(\.mantissa)))
  }

  /// The numbers of a column in the accepted rows; zero for an empty cell.
  private func numbers(of rows: BulkChunk, _ column: Int) -> [ExactDecimal] {
    let bytes = rows.chunk.bytes
    return rows.flags.contents(column).map { content in
      let number = content.isEmpty ? nil : Self.decimal(bytes.span, content)
      return number ?? ExactDecimal(0)
    }
  }

  private func presence(_ filled: [Bool]?) -> ColumnRows.Presence {
    guard let filled else { return .all }
    return filled.contains(true) ? .some(filled) : .none
  }
}
