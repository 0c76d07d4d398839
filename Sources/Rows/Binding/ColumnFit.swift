internal import CSVSource
internal import TextUnicode

/// A test of which texts suit which column of a source.
struct ColumnFit {
  /// The part of a field that the test needs. Columns share it, as each text is tried in several columns.
  private final class Rule: Sendable {
    let type: TableSchema.FieldType
    let field: TableSchema.Field
    let isRequired: Bool
    let minimum: TypedValue?
    let maximum: TypedValue?
    let options: TableSchema.Options?
    let pattern: Pattern?

    init(_ field: TableSchema.Field, _ patterns: [String: Pattern]) {
      type = field.type
      self.field = field
      isRequired = field.constraints.required
      minimum = field.constraints.minimum
      maximum = field.constraints.maximum
      options = field.constraints.options
      pattern = field.constraints.pattern.flatMap { patterns[$0] }
    }
  }

  let columns: [Binding.Column]
  /// The rule of each column; nil for a column that the schema does not know.
  private let rules: [Rule?]

  init(columns: [Binding.Column], patterns: [String: Pattern]) {
    self.columns = columns
    rules = columns.map { column in column.field.map { Rule($0, patterns) } }
  }

  func callAsFunction(_ column: Int, _ text: [UInt8]) -> CellFit {
    guard rules.indices.contains(column), let rule = rules[column] else { return .open }
    let isPlain = CellText.isPlain(text.span)
    let text = isPlain ? text : Array(String(decoding: text, as: UTF8.self).collapsed.utf8)
    if text.isEmpty { return rule.isRequired ? .unfit : .open }
    if rule.type == .string {
      if let options = rule.options { return options.contains(text) ? .fits : .unfit }
      // A text in the form of an id may just as well be a word.
      guard let pattern = rule.pattern else { return .open }
      return pattern.matches(text[...]) ? .open : .unfit
    }
    guard case .value(let value) = rule.field.parse(text.span) else { return .unfit }
    if let minimum = rule.minimum, value.isBelow(minimum) == true { return .unfit }
    if let maximum = rule.maximum, maximum.isBelow(value) == true { return .unfit }
    if let options = rule.options, !options.contains(value) { return .unfit }
    return .fits
  }
}
