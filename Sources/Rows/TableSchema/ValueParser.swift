internal import PackFormat

/// Reads the canonical spellings of typed values from the bytes of a cell without its white space.
enum ValueParser {
  enum Result: Equatable {
    case value(TypedValue)
    case notOfType
    /// The number does not fit 64 bits.
    case tooLarge
    /// The number has more than 18 decimal places.
    case tooPrecise
  }

  static func parse(
    _ text: Span<UInt8>, as type: TableSchema.FieldType, _ style: NumberStyle = .plain
  ) -> Result {
    if style != .plain, type.isNumeric {
      guard let plain = style.plain(text) else { return .notOfType }
      return parse(plain.span, as: type)
    }
    return switch type {
    case .string: .notOfType
    case .number: number(text)
    case .integer: integer(text, TypedValue.integer)
    case .year: integer(text, TypedValue.year)
    case .boolean: boolean(text)
    case .date: CalendarDate(text).map { .value(.date(Int64($0.daysSince1970))) } ?? .notOfType
    }
  }

  private static func integer(_ text: Span<UInt8>, _ make: (Int64) -> TypedValue) -> Result {
    switch number(text) {
    case .value(.number(let number)) where number.isInteger: .value(make(number.mantissa))
    case .tooLarge: .tooLarge
    case .value, .notOfType, .tooPrecise: .notOfType
    }
  }

  private static func boolean(_ text: Span<UInt8>) -> Result {
    // The longest word is "false".
    guard text.count <= 5 else { return .notOfType }
    return switch String(copying: text) {
    case "true", "True", "TRUE", "1": .value(.flag(true))
    case "false", "False", "FALSE", "0": .value(.flag(false))
    default: .notOfType
    }
  }

  /// An optional sign, then digits, or a point with digits after it, or both.
  static func number(_ text: Span<UInt8>) -> Result {
    var index = 0
    var isNegative = false
    if text.count > 0, text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") {
      isNegative = text[0] == UInt8(ascii: "-")
      index = 1
    }
    var magnitude: UInt64 = 0
    var digits = 0
    var places = 0
    var isPastPoint = false
    var overflows = false
    // Zeros at the end of the decimals are dropped; they are added only when another digit follows.
    var pendingZeros = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: "."), !isPastPoint {
        isPastPoint = true
        continue
      }
      guard (0x30...0x39).contains(byte) else { return .notOfType }
      digits += 1
      if isPastPoint, byte == 0x30 {
        pendingZeros += 1
        continue
      }
      for _ in 0..<min(pendingZeros, 40) {
        overflows = multiply(&magnitude, adding: 0) || overflows
      }
      overflows = multiply(&magnitude, adding: UInt64(byte - 0x30)) || overflows
      if isPastPoint { places += pendingZeros + 1 }
      pendingZeros = 0
    }
    guard digits > 0, text[text.count - 1] != UInt8(ascii: ".") else { return .notOfType }
    if places > Int(ExactDecimal.maximumScale) { return .tooPrecise }
    let limit = isNegative ? UInt64(Int64.max) + 1 : UInt64(Int64.max)
    guard !overflows, magnitude <= limit else { return .tooLarge }
    let mantissa = isNegative ? Int64(truncatingIfNeeded: 0 &- magnitude) : Int64(magnitude)
    guard let value = ExactDecimal(mantissa: mantissa, scale: UInt8(places)) else {
      return .tooPrecise
    }
    return .value(.number(value))
  }

  /// Multiplies by ten and adds a digit; true if the result does not fit.
  private static func multiply(_ magnitude: inout UInt64, adding digit: UInt64) -> Bool {
    let (tenfold, first) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, second) = tenfold.addingReportingOverflow(digit)
    magnitude = sum
    return first || second
  }
}
