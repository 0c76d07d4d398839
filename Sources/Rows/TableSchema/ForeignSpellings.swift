/// The spellings of numbers and dates, other than the usual ones, that fit all cells of a column.
struct ForeignSpellings {
  private var styles: [NumberStyle] = [
    (",", "."), (",", " "), (",", "'"), (",", nil), (".", ","), (".", " "), (".", "'"),
  ].map { (decimal: Character, grouping: Character?) in
    NumberStyle(decimal: decimal.asciiValue ?? 0, grouping: grouping?.asciiValue)
  }
  private var signs = NumberSigns()
  private var dates = ["%d.%m.%Y", "%d/%m/%Y", "%m/%d/%Y", "%Y/%m/%d", "%d-%m-%Y", "%m-%d-%Y"]
    .compactMap(DatePattern.init)

  /// Takes the canonical text of the next cell; `isNumber` says if a number in the plain style is certainly one.
  mutating func take(_ text: [UInt8], isNumber: ([UInt8]) -> Bool) {
    if !styles.isEmpty {
      styles.removeAll { style in style.plain(text.span).map(isNumber) != true }
      signs.note(text)
    }
    dates.removeAll { pattern in
      pattern.date(text.span).map { Array(pattern.text(of: $0).utf8) != text } ?? true
    }
  }

  /// Takes the word of other columns that a comma stands before the decimals; returns true if that settles how the
  /// numbers of this one are spelt.
  mutating func takeComma() -> Bool { signs.takeComma() && found?.type == .number }

  /// The type of all cells, and the properties of a Table Schema that say how they are spelt; nil if no spelling fits,
  /// or several do.
  var found: (type: TableSchema.FieldType, properties: [(name: String, json: String)])? {
    if dates.count == 1 { return (.date, [("format", "\"\(dates[0].text)\"")]) }
    guard let style = signs.style, styles.contains(style) else { return nil }
    let grouping = style.grouping.map { [("groupChar", Self.quoted($0))] } ?? []
    return (
      .number, (style.hasComma ? [("decimalChar", Self.quoted(style.decimal))] : []) + grouping
    )
  }

  var hasDecimalComma: Bool {
    found?.type == .number && signs.style?.hasComma == true
  }

  private static func quoted(_ sign: UInt8) -> String { "\"\(String(UnicodeScalar(sign)))\"" }
}
