internal import Diagnostics

/// The cells of a sheet whose values cannot be had.
struct SheetFaults {
  enum Fault: CaseIterable {
    /// The formula was never computed.
    case missing
    /// The value is an error such as `#N/A`.
    case error
    /// The number format shows nothing of the value.
    case hidden
    /// The number is none of the days that its format is for.
    case noDay

    /// The fault in words behind the number of cells.
    var words: (one: String, several: String, help: String) {
      switch self {
      case .missing:
        (
          "a formula without a value, as the program that wrote the file computed none",
          "formulas without a value, as the program that wrote the file computed none",
          "open the file in a spreadsheet program, and save it"
        )
      case .error:
        (
          "a formula with an error as value", "formulas with an error as value",
          "open the file in a spreadsheet program, correct the formula, and save it"
        )
      case .hidden:
        (
          "a value is not taken, as its number format shows nothing",
          "values are not taken, as their number format shows nothing",
          "give the cell a number format that shows the value"
        )
      case .noDay:
        (
          "a number is not taken, as it is no day, and shown as ####",
          "numbers are not taken, as they are no days, and shown as ####",
          "correct the number, or give the cell the number format General"
        )
      }
    }
  }

  private var cells: [Fault: (count: Int, row: Int, column: Int)] = [:]

  mutating func add(_ fault: Fault, _ row: Int, _ column: Int) {
    cells[fault, default: (0, row, column)].count += 1
  }

  /// Writes an entry for each fault, at its first cell.
  func note(_ origin: TableOrigin, _ sink: inout ImportSink) {
    for fault in Fault.allCases {
      guard let (count, row, column) = cells[fault] else { continue }
      let (one, several, help) = fault.words
      sink.note(
        .valueDropped, count == 1 ? one : "\(count) \(several); this is the first",
        at: origin.place(column: column, row: row), help: help)
    }
  }
}
