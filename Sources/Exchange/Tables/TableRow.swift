internal import Diagnostics

/// The value of a cell in a workbook: the text that people see, and what stands behind it.
struct SheetValue: Equatable {
  /// A value that number fields and dates take in place of the text.
  enum Exact: Equatable {
    /// A number in digits with a decimal point, or one in percent.
    case number(String)
    /// A day or a time, as in `1990-10-03`.
    case moment(String)
  }

  var text: String
  var exact: Exact?
  /// False if a program shows the value in a form that packtool does not know.
  var isAsShown = true
}

/// A row of a table of another program, with the cells that are not blank.
struct TableRow {
  struct Cell {
    /// The number of the column, from 0.
    var column: Int
    /// The text that people see.
    var text: String
    /// The value behind the text, if the cell is that of a workbook with a number or a day.
    var exact: SheetValue.Exact?
    /// False if a program shows the value in a form that packtool does not know.
    var isAsShown = true
    /// The bytes in the file; empty in a workbook.
    var bytes: Range<Int> = 0..<0

    /// The number behind the text.
    var number: String? { if case .number(let number)? = exact { number } else { nil } }
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

  /// The bytes of a row in a text; in a sheet its first cell.
  func place(of row: TableRow) -> Place { place(row, row.cells.first?.column ?? 0) }

  /// The bytes of a row in a text; in a sheet the cell of a column.
  func place(_ row: TableRow, _ column: Int) -> Place {
    sheet == nil ? file.place(row.bytes) : place(column: column, row: row.number)
  }

  /// The bytes of a cell in a text; in a sheet the cell.
  func place(of cell: TableRow.Cell, in row: TableRow) -> Place {
    sheet == nil ? file.place(cell.bytes) : place(row, cell.column)
  }

  /// The place of a cell in a sheet, such as `Quiz!C7`; rows count from 1.
  func place(column: Int, row: Int) -> Place {
    let cell = Self.letters(column) + String(row)
    let name = sheet ?? ""
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let quoted = isPlain ? name : "'\(name.replacing("'", with: "''"))'"
    return Place(file.path, cell: "\(quoted)!\(cell)")
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
