internal import CSVSource
package import PackFormat

/// What stands in the rows of a stretch that are proved, as columns of a pack.
package struct BulkColumns: Sendable {
  /// In the order of the source.
  package var columns: [ColumnRows] = []
  /// Where in the source the stretch starts.
  package private(set) var start = 0
  /// How many lines end between there and each of the rows.
  package private(set) var lines: [UInt32] = []
  /// The same of the other rows, and of the end of the stretch.
  private var otherLines: [UInt32] = []

  /// Nothing, where nobody asked for it.
  init() {}

  init(_ columns: [ColumnRows], _ rows: BulkChunk) {
    self.columns = columns
    let (bytes, count) = (rows.stretch.bytes, rows.stretch.count)
    start = rows.stretch.base + rows.stretch.start
    lines.reserveCapacity(count)
    var line: UInt32 = 0
    var next = 0
    for other in rows.notes.unproven + [count] {
      // One for each of the rows before it.
      for _ in next..<other {
        lines.append(line)
        line += 1
      }
      otherLines.append(line)
      if other == count { break }
      let record = rows.stretch.start(of: other)..<rows.stretch.start(of: other + 1)
      line += Self.lineEnds(bytes.span, in: record)
      next = other + 1
    }
  }

  /// How many lines end before one of the other rows, or the end of the stretch.
  func line(ofOther row: Int) -> Int { otherLines.isEmpty ? 0 : Int(otherLines[row]) }

  /// Line feeds, and carriage returns before none.
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
  /// The values of the rows that are proved, by column.
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
    if columns[column].key == nil {
      let (filled, codes, texts) = rows.notes.codes(column, of: rows.stretch)
      return ColumnRows(
        presence(filled), .codes(codes, ends: texts.ends), heap: texts.bytes, longest: texts.longest
      )
    }
    let (filled, texts) = rows.notes.texts(column, of: rows.stretch)
    return ColumnRows(
      presence(filled), .texts(ends: texts.ends), heap: texts.bytes, longest: texts.longest)
  }

  private func decimals(of rows: BulkChunk, _ column: Int) -> ColumnRows {
    var (mantissas, scales): ([Int64], [UInt8]) = ([], [])
    if column == decimalColumn {
      (mantissas, scales) = rows.notes.numbers(column)
    } else {
      for value in numbers(of: rows, column) {
        mantissas.append(value.mantissa)
        scales.append(value.scale)
      }
    }
    return ColumnRows(
      presence(rows.notes.filled(column)), .decimals(mantissas: mantissas, scales: scales))
  }

  private func integers(of rows: BulkChunk, _ column: Int) -> ColumnRows {
    ColumnRows(
      presence(rows.notes.filled(column)),
      .integers(numbers(of: rows, column).map(\.mantissa)))
  }

  /// Zero where there is none.
  private func numbers(of rows: BulkChunk, _ column: Int) -> [ExactDecimal] {
    let bytes = rows.stretch.bytes
    return rows.notes.contents(column).map { content in
      let number = content.isEmpty ? nil : Self.decimal(bytes.span, content)
      return number ?? ExactDecimal(0)
    }
  }

  private func presence(_ filled: [Bool]?) -> ColumnRows.Presence {
    guard let filled else { return .all }
    return filled.contains(true) ? .some(filled) : .none
  }
}
