internal import CSVSource
internal import TextUnicode

/// Which texts suit the columns of a source.
struct ColumnFit {
  let columns: [Binding.Column]
  let patterns: [String: Pattern]

  func callAsFunction(_ column: Int, _ text: [UInt8]) -> CellFit {
    guard columns.indices.contains(column), let field = columns[column].field else { return .open }
    // Only what begins or ends with white space, or is not ASCII, has to be brought into form.
    let isPlain =
      text.first != 0x20 && text.last != 0x20 && text.allSatisfy { 0x20..<0x7F ~= $0 }
    let text = isPlain ? text : Array(String(decoding: text, as: UTF8.self).collapsed.utf8)
    if text.isEmpty { return field.constraints.required ? .unfit : .open }
    if field.type == .string {
      if let options = field.constraints.options {
        return options.contains { text.elementsEqual($0.utf8) } ? .fits : .unfit
      }
      // What has the form of an id may as well be a word.
      guard let pattern = field.constraints.pattern.flatMap({ patterns[$0] }) else { return .open }
      return pattern.matches(text[...]) ? .open : .unfit
    }
    guard case .value(let value) = ValueParser.parse(text.span, as: field.type) else {
      return .unfit
    }
    if let minimum = field.constraints.minimum, value.isBelow(minimum) == true { return .unfit }
    if let maximum = field.constraints.maximum, maximum.isBelow(value) == true { return .unfit }
    return .fits
  }
}

extension TableSchema {
  /// Those of the fields' patterns that are regular expressions.
  var compiledPatterns: [String: Pattern] {
    var patterns: [String: Pattern] = [:]
    for case let text? in fields.map(\.constraints.pattern) { patterns[text] = Pattern(text) }
    return patterns
  }
}
