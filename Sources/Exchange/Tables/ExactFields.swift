internal import Kinds
internal import Rows

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
