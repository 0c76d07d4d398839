internal import PackFormat

/// Writes values in their canonical spelling, as packs and canonical sources have them.
package struct CanonicalText: Sendable {
  private let units: UnitTable

  package init(units: UnitTable) { self.units = units }

  /// The property of a field that decides the canonical spelling of its values.
  package enum Form: Sendable {
    case text, unit
    case value(TableSchema.FieldType)
    /// A value that is not written as usual.
    indirect case formatted(TableSchema.Field)

    package init(_ field: TableSchema.Field?) {
      self =
        switch field {
        case nil: .text
        case let field? where field.type == .string: field.isUnit ? .unit : .text
        case let field? where field.format != nil || !field.numberWords.isEmpty: .formatted(field)
        case let field?: .value(field.type)
        }
    }

    /// True if a text is certainly canonical; false if that is not known.
    package func isCanonical(_ text: Span<UInt8>) -> Bool {
      switch self {
      case .text: CellText.isPlain(text)
      case .value(.number): text.isEmpty || CanonicalText.isShortest(text, mayHavePoint: true)
      case .value(.integer), .value(.year):
        text.isEmpty || CanonicalText.isShortest(text, mayHavePoint: false)
      case .formatted(let field) where field.format == nil && field.type == .integer:
        text.isEmpty || CanonicalText.isShortest(text, mayHavePoint: false)
      case .unit, .value, .formatted: text.isEmpty
      }
    }
  }

  /// True for a number without a superfluous sign, zero or point, and with few enough digits for 64 bits.
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
    // Zero is `0`, without a sign. A leading zero stands before a point, and a fraction does not end in zero.
    if hasPoint, number[last] == zero || number[last] == point { return false }
    if number[first] == zero { return first == last ? first == 0 : number[first + 1] == point }
    return true
  }

  /// Appends the value of a cell in its canonical spelling. Returns false, and appends nothing, if the cell has no
  /// value of its field; the judge reports that.
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
    case .formatted(let field) where field.format?.isMissing(buffer[start...]) == true: break
    case .formatted(let field):
      let result = field.parse(buffer.span.extracting(start...))
      buffer.removeSubrange(start...)
      guard case .value(let value) = result, let text = field.spelling(of: value.text) else {
        return false
      }
      buffer += text.utf8
    }
    return true
  }

  /// The canonical spelling of a text; nil if it is no value of its field.
  package func text(_ text: String, of field: TableSchema.Field?) -> String? {
    var buffer: [UInt8] = []
    guard append(Array(text.utf8).span, of: Form(field), to: &buffer) else { return nil }
    return String(decoding: buffer, as: UTF8.self)
  }
}

extension SourceLanguages {
  /// The canonical spelling of a language tag: as the manifest writes it, else as BCP 47 recommends, in lower case
  /// but for `Latn` and `BR`.
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
  /// The order of columns in a canonical source, with their names: the fields of the schema in its order, each
  /// followed by its translations by language, then other columns as they come.
  package func canonicalOrder(
    _ schema: TableSchema, _ languages: SourceLanguages
  ) -> [(column: Int, name: String)] {
    let named = columns.enumerated().map { index, column in
      let language = column.language.isEmpty ? "" : "@" + languages.spelling(of: column.language)
      return (column: index, name: column.renamedFrom ?? column.name + language)
    }
    let known = schema.fields.flatMap { field in
      named.filter { columns[$0.column].field?.name == field.name }.sorted {
        $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
      }
    }
    return known + named.filter { columns[$0.column].field == nil }
  }

  /// The position in that order of a field that the source does not have.
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
