internal import Diagnostics

/// The columns of a table that no field takes, and the number of their values.
struct LostColumns {
  private struct Column {
    var count = 0
    var first: String
    /// The number that follows the last value; nil once a value is another one.
    var next: Int?
  }

  private var columns: [Int: Column] = [:]

  mutating func add(_ cell: TableRow.Cell) {
    let number = Int(cell.text)
    var column = columns[cell.column] ?? Column(first: cell.text, next: number)
    column.next = column.next == number ? number.flatMap { $0 < .max ? $0 + 1 : nil } : nil
    column.count += 1
    columns[cell.column] = column
  }

  /// Writes an entry for each column. Running numbers are no loss, as the questions keep their order.
  func note(_ names: [Int: String], at place: (Int) -> Place, in sink: inout ImportSink) {
    for (number, column) in columns.sorted(by: { $0.key < $1.key }) where column.next == nil {
      let name = names[number].map { "\"\(ColumnName.shown($0))\"" }
      let letters = TableOrigin.letters(number)
      let values = column.count == 1 ? "1 value" : "\(column.count) values"
      let first = column.first.count <= 40 ? column.first : column.first.prefix(39) + "…"
      sink.note(
        .valueDropped,
        "the column \(name ?? letters) is not taken: \(values), the first is \"\(first)\"",
        at: place(number))
    }
  }
}

/// The name of a column in messages.
enum ColumnName {
  static func shown(_ name: String) -> String {
    name.split { $0.isWhitespace }.joined(separator: " ")
  }
}
