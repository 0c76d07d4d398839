internal import PackFormat

/// The one spelling of each value, as a pack holds it and a canonical source writes it.
package struct CanonicalText: Sendable {
  private let units: UnitTable

  package init(units: UnitTable) { self.units = units }

  /// What of a field decides how its values are spelled.
  package enum Form: Sendable {
    case text, unit
    case value(TableSchema.FieldType)

    package init(_ field: TableSchema.Field?) {
      self =
        switch field {
        case let field? where field.type != .string: .value(field.type)
        case let field? where field.isUnit: .unit
        default: .text
        }
    }

    /// Whether a text is known to be in its one spelling.
    package func isCanonical(_ text: Span<UInt8>) -> Bool {
      switch self {
      case .text: CellText.isPlain(text)
      case .value(.number): text.isEmpty || CanonicalText.isShortest(text, mayHavePoint: true)
      case .value(.integer), .value(.year):
        text.isEmpty || CanonicalText.isShortest(text, mayHavePoint: false)
      case .unit, .value: text.isEmpty
      }
    }
  }

  /// Whether it is a number with no sign, zero or point too many, and of so few digits that it fits 64 bits.
  private static func isShortest(_ number: Span<UInt8>, mayHavePoint: Bool) -> Bool {
    let (point, zero) = (UInt8(ascii: "."), UInt8(ascii: "0"))
    let first = number[0] == UInt8(ascii: "-") ? 1 : 0
    let last = number.count - 1
    guard 1...18 ~= number.count - first, number[first] != point else { return false }
    var hasPoint = false
    for index in first...last {
      if number[index] == point, mayHavePoint, !hasPoint {
        hasPoint = true
      } else if number[index] &- zero > 9 {
        return false
      }
    }
    // Of zero there is one, without a sign; it stands before a point, and not behind one at the end.
    if hasPoint, number[last] == zero || number[last] == point { return false }
    if number[first] == zero { return first == last ? first == 0 : number[first + 1] == point }
    return true
  }

  /// Appends the value of a cell in its one spelling; false, and nothing is appended, where it is
  /// none of its field, which has its finding.
  package func append(_ text: Span<UInt8>, of form: Form, to buffer: inout [UInt8]) -> Bool {
    let start = buffer.count
    guard CellText.append(text, to: &buffer) != .forbidden else {
      buffer.removeSubrange(start...)
      return false
    }
    if start == buffer.count { return true }
    switch form {
    case .text: break
    case .unit:
      if case .otherSpelling(let unit) = units.slip(in: buffer[start...]) {
        buffer.replaceSubrange(start..., with: unit.utf8)
      }
    case .value(let type):
      let result = ValueParser.parse(buffer.span.extracting(start...), as: type)
      buffer.removeSubrange(start...)
      guard case .value(let value) = result else { return false }
      buffer += value.text.utf8
    }
    return true
  }

  /// The same, of a value at hand; nil where it is none of its field.
  package func text(_ text: String, of field: TableSchema.Field?) -> String? {
    var buffer: [UInt8] = []
    guard append(Array(text.utf8).span, of: Form(field), to: &buffer) else { return nil }
    return String(decoding: buffer, as: UTF8.self)
  }
}

extension SourceLanguages {
  /// The one spelling of a tag: the manifest's; where there is none, as BCP 47 recommends, with
  /// small letters but for `Latn` and `BR`.
  package func spelling(of tag: String) -> String {
    switch meaning(of: tag) {
    case .own: return own
    case .other(let other) where others != nil: return other
    case .other, .unknown: break
    }
    let parts = tag.lowercased().split(separator: "-")
    return parts.enumerated().map { index, part in
      switch (index, part.count) {
      case (0, _): String(part)
      case (_, 2): part.uppercased()
      case (_, 4) where part.first?.isLetter == true: part.prefix(1).uppercased() + part.dropFirst()
      default: String(part)
      }
    }.joined(separator: "-")
  }
}

extension Binding {
  /// Where each column goes in a canonical source: those of the schema in its order, each followed
  /// by its translations by language, then the others as they stand; each with its one name.
  package func canonicalOrder(
    _ schema: TableSchema, _ languages: SourceLanguages
  ) -> [(column: Int, name: String)] {
    let named = columns.enumerated().map { index, column in
      let language = column.language.isEmpty ? "" : "@" + languages.spelling(of: column.language)
      return (column: index, name: column.name + language)
    }
    let known = schema.fields.flatMap { field in
      named.filter { columns[$0.column].field?.name == field.name }.sorted {
        $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
      }
    }
    return known + named.filter { columns[$0.column].field == nil }
  }

  /// Where a field that the source does not have would stand in that order.
  package func canonicalPlace(
    of field: String, _ schema: TableSchema, _ languages: SourceLanguages
  ) -> Int {
    let names = schema.fields.map(\.name)
    let before = Set(names.prefix { $0 != field })
    return canonicalOrder(schema, languages).prefix { place in
      columns[place.column].field.map { before.contains($0.name) } ?? false
    }.count
  }
}
