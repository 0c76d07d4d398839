internal import PackFormat

/// The spelling of a field's values in sources, as the properties of its Table Schema describe it.
package struct ValueFormat: Sendable, Equatable {
  /// The signs of numbers: `decimalChar` and `groupChar`.
  var numbers = NumberStyle.plain
  /// False if other text may stand before and behind a number: `bareNumber`.
  var isBare = true
  /// The words for true and false, each in order of preference; nil for the usual ones.
  var words: (yes: [String], no: [String])?
  /// The pattern of dates; nil for `2026-01-31`.
  var dates: DatePattern?
  /// The form of texts; nil if a text may be any.
  package var text: TextForm?
  /// The texts that stand for no value, in their canonical form: `missingValues`.
  var missing: [[UInt8]] = []

  /// True if the format decides how a number is read.
  var decidesNumbers: Bool { numbers != .plain || !isBare }

  /// True if the canonical text of a cell stands for no value.
  func isMissing(_ text: ArraySlice<UInt8>) -> Bool {
    missing.contains { $0.elementsEqual(text) }
  }

  package static func == (left: ValueFormat, right: ValueFormat) -> Bool {
    left.numbers == right.numbers && left.isBare == right.isBare && left.dates == right.dates
      && left.text == right.text && left.missing == right.missing
      && left.words?.yes == right.words?.yes && left.words?.no == right.words?.no
  }

  /// Reads a value from the canonical text of a cell.
  func parse(_ text: Span<UInt8>, as type: TableSchema.FieldType) -> ValueParser.Result {
    switch type {
    case .number, .integer, .year:
      let part = isBare ? 0..<text.count : range(ofNumberIn: text)
      guard let plain = numbers.plain(text.extracting(part)) else { return .notOfType }
      return ValueParser.parse(plain.span, as: type)
    case .boolean:
      guard let words else { return ValueParser.parse(text, as: type) }
      let word = String(copying: text)
      if words.yes.contains(word) { return .value(.flag(true)) }
      return words.no.contains(word) ? .value(.flag(false)) : .notOfType
    case .date:
      guard let dates else { return ValueParser.parse(text, as: type) }
      return dates.date(text).map { .value(.date(Int64($0.daysSince1970))) } ?? .notOfType
    case .string: return .notOfType
    }
  }

  /// The number without the text around it, which has no digits and, before the number, neither sign nor point.
  private func range(ofNumberIn text: Span<UInt8>) -> Range<Int> {
    func isDigit(_ index: Int) -> Bool { 0x30...0x39 ~= text[index] }
    func isStart(_ index: Int) -> Bool {
      if isDigit(index) { return true }
      let isSign = text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+")
      return (isSign || text[index] == numbers.decimal) && index + 1 < text.count
        && (isDigit(index + 1) || text[index + 1] == numbers.decimal)
    }
    guard let start = (0..<text.count).first(where: isStart),
      let last = (0..<text.count).last(where: isDigit), start <= last
    else { return 0..<text.count }
    return start..<last + 1
  }

  /// The preferred spelling of a value whose usual spelling is given: the one that sources are normalised to.
  package func spelling(of plain: String, _ type: TableSchema.FieldType) -> String {
    switch type {
    case .number, .integer, .year: return numbers.text(ofPlain: plain)
    case .boolean:
      guard let words else { return plain }
      let list = plain == "true" ? words.yes : words.no
      return list.contains(plain) ? plain : list.first ?? plain
    case .date:
      guard let dates, let date = CalendarDate(plain) else { return plain }
      return dates.text(of: date)
    case .string: return plain
    }
  }
}

extension TableSchema.Field {
  /// Reads a value from the canonical text of a cell, as the field's format spells it.
  func parse(_ text: Span<UInt8>) -> ValueParser.Result {
    let result = format?.parse(text, as: type) ?? ValueParser.parse(text, as: type)
    if case .notOfType = result, let number = number(of: text) { return .value(number) }
    return result
  }

  /// The whole number that a word of the field stands for, in any letter case; nil for any other text.
  func number(of word: Span<UInt8>) -> TypedValue? {
    if numberWords.isEmpty { return nil }
    return numberWords[String(copying: word).lowercased()].map { .integer($0) }
  }

  /// The value of a text that is written in this field's form, as packs have it; nil if it is no value.
  package func plain(_ text: String) -> String? {
    guard case .value(let value) = parse(Array(text.utf8).span) else { return nil }
    return value.text
  }

  /// The preferred spelling of a value in sources; nil if the field cannot spell it so that it is read again.
  package func spelling(of plain: String) -> String? {
    guard let format, type != .string else { return plain }
    let text = format.spelling(of: plain, type)
    guard case .value(let value) = parse(Array(text.utf8).span), value.text == plain else {
      return nil
    }
    return text
  }

  /// The label for a cell without a value of the field's type; nil if the format does not decide it.
  var expectedSpelling: String? {
    guard let format else { return nil }
    switch type {
    case .boolean:
      return format.words.map { "expected " + String.label(listing: $0.yes + $0.no) }
    case .date: return format.dates.map { "expected a date in the form \($0.text)" }
    case .number, .integer, .year: return format.isBare ? nil : expectedNumber
    case .string: return nil
    }
  }

  /// The label for a cell without a number, if words stand for some numbers.
  var expectedWord: String? {
    if numberWords.isEmpty { return nil }
    let words = numberWords.sorted { $0.value < $1.value }.map(\.key)
    return "expected \(type.example), or " + String.label(listing: words)
  }

  /// The label for a cell without a number, if numbers are not written as usual.
  var expectedNumber: String? {
    guard let format, type.isNumeric else { return nil }
    return type == .number
      ? "expected a number as in \(format.spelling(of: "1234.5", type))"
      : "expected a whole number as in 1234"
  }
}
