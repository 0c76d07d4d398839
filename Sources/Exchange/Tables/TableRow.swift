internal import Diagnostics

/// A row of a table of another program, with the cells that are not blank.
struct TableRow {
  struct Cell {
    /// The number of the column, from 0.
    var column: Int
    var text: String
    /// The bytes in the file; empty in a workbook.
    var bytes: Range<Int> = 0..<0
  }

  var cells: [Cell] = []
  /// The number of the row, from 1.
  var number: Int
  /// The bytes in the file; empty in a workbook.
  var bytes: Range<Int> = 0..<0

  /// The text of a column; nil if its cell is blank.
  func text(_ column: Int) -> String? { cells.first { $0.column == column }?.text }
}

/// The file, and the sheet of a workbook, that rows come from.
struct TableOrigin {
  let file: ImportedFile
  /// The name of the sheet; nil if the file is text, which has a place for each row.
  var sheet: String?

  func place(of row: TableRow) -> Place { file.place(row.bytes) }

  func place(of cell: TableRow.Cell) -> Place { file.place(cell.bytes) }

  /// The words that name a row where no place does, such as ` in row 12 of Quiz`.
  func words(_ row: TableRow) -> String {
    sheet.map { " in row \(row.number) of \($0)" } ?? ""
  }

  /// The words that name a cell where no place does, such as ` in cell B12 of Quiz`.
  func words(_ row: TableRow, _ column: Int) -> String {
    sheet.map { " in cell \(Self.letters(column))\(row.number) of \($0)" } ?? ""
  }

  /// The letters of a column as spreadsheets have them: A to Z, AA, AB and so on.
  static func letters(_ column: Int) -> String {
    var letters = ""
    var rest = column
    repeat {
      letters = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
  }
}
