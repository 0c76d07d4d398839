internal import Diagnostics

/// The rows and columns of a sheet that its program does not show, and that are not taken.
struct HiddenCells {
  private struct Column {
    var count = 0
    /// The first text, and its row.
    var first: String
    var row: Int
  }

  private static let help =
    "to take it along, show what is hidden in the spreadsheet program, and save the file"
  private static let mostNamed = 10

  private var rows: [Int] = []
  /// The column of the first cell of the first row.
  private var firstColumn = 0
  private var columns: [Int: Column] = [:]

  /// Records a row with its cells, none of which is blank.
  mutating func add(_ row: TableRow) {
    guard let first = row.cells.first else { return }
    if rows.isEmpty { firstColumn = first.column }
    rows.append(row.number)
  }

  /// Records a cell of a hidden column.
  mutating func add(_ cell: TableRow.Cell, row: Int) {
    columns[cell.column, default: Column(first: cell.text, row: row)].count += 1
  }

  /// Writes an entry for all rows, and one for each column.
  func note(_ origin: TableOrigin, _ sink: inout ImportSink) {
    if let first = rows.first {
      let what = rows.count == 1 ? "a hidden row is" : "\(rows.count) hidden rows are"
      let names = rows.count == 1 ? "" : ": \(rowNames)"
      sink.note(
        .valueDropped, "\(what) not taken\(names)",
        at: origin.place(column: firstColumn, row: first), help: Self.help)
    }
    for (number, column) in columns.sorted(by: { $0.key < $1.key }) {
      let values = column.count == 1 ? "1 value" : "\(column.count) values"
      let first = column.first.count <= 40 ? column.first : column.first.prefix(39) + "…"
      sink.note(
        .valueDropped,
        "the hidden column \(TableOrigin.letters(number)) is not taken: \(values), the first is \"\(first)\"",
        at: origin.place(column: number, row: column.row), help: Self.help)
    }
  }

  /// The hidden rows and columns in words, as in `row 1 and column C`; nil if there are none.
  var names: String? {
    let letters = columns.keys.sorted().prefix(Self.mostNamed).map { TableOrigin.letters($0) }
    let parts = [
      rows.isEmpty ? nil : (rows.count == 1 ? "row " : "rows ") + rowNames,
      letters.isEmpty
        ? nil : (letters.count == 1 ? "column " : "columns ") + letters.joined(separator: ", "),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// The numbers of the rows, as in `3, 7–9`.
  private var rowNames: String {
    var ranges: [ClosedRange<Int>] = []
    for row in rows {
      if let last = ranges.last, last.upperBound < .max, row == last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...row
      } else {
        ranges.append(row...row)
      }
    }
    let names = ranges.prefix(Self.mostNamed).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }
    return names.joined(separator: ", ") + (ranges.count > Self.mostNamed ? " …" : "")
  }
}
