internal import Kinds
internal import PackFormat
internal import Rows
internal import TextUnicode

/// The fields of a kind that take the exact value of a cell; all others take the text that people see.
struct ExactFields {
  private var numbers: Set<String> = []
  private var days: Set<String> = []
  /// The fields of numbers that have no words beside them.
  private var numeric: Set<String> = []

  init() {}

  init(_ kind: String) {
    for field in ContentKind.named(kind)?.schema.fields ?? [] {
      if field.type == .date { days.insert(field.name) }
      if field.type != .string { numbers.insert(field.name) }
      if field.type.isNumeric, field.numberWords.isEmpty { numeric.insert(field.name) }
    }
  }

  /// True if the field takes an exact number or day.
  func isExact(_ field: String) -> Bool { numbers.contains(field) }

  /// Returns the text of a cell for a field.
  func text(of cell: TableRow.Cell, _ field: String) -> String {
    switch cell.exact {
    case .number(let number)? where numbers.contains(field): TableNumber.plain(number)
    case .moment(let day)? where days.contains(field): day
    default: numeric.contains(field) ? TableNumber.plain(cell.text) : cell.text
    }
  }
}

/// Numbers in the cells of tables of other programs.
enum TableNumber {
  /// Returns a number in digits with a decimal point; a text that is no number, or may be two, stays as it is.
  static func plain(_ text: String) -> String {
    let text = text.collapsed
    if let number = DecimalText.plain(text) { return number }
    guard let fix = NumberFix(text.utf8), fix.isCertain else { return text }
    return fix.number.text
  }
}

/// Tags in one cell.
enum TableTags {
  /// Returns tags with semicolons between them; commas separate tags only if there is no semicolon.
  static func separated(_ text: String) -> String {
    text.contains(";") || !text.contains(",") ? text : text.replacing(",", with: ";")
  }
}
