internal import PackFormat

/// A pattern of dates in numbers, such as `%d.%m.%Y`.
package struct DatePattern: Sendable, Equatable {
  private enum Part: Equatable, Sendable {
    case year, shortYear, month, day
    case literal(UInt8)

    var isNumber: Bool { if case .literal = self { false } else { true } }
  }

  /// The pattern as the schema has it.
  let text: String
  private var parts: [Part] = []

  /// Parses a pattern of `%d`, `%m`, `%Y` or `%y`, each once, and other ASCII characters; nil for any other pattern.
  init?(_ text: String) {
    self.text = text
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        guard 0x20...0x7e ~= byte, !(0x30...0x39 ~= byte) else { return nil }
        parts.append(.literal(byte))
        continue
      }
      switch bytes.popFirst() {
      case UInt8(ascii: "Y")?: parts.append(.year)
      case UInt8(ascii: "y")?: parts.append(.shortYear)
      case UInt8(ascii: "m")?: parts.append(.month)
      case UInt8(ascii: "d")?: parts.append(.day)
      case UInt8(ascii: "%")?: parts.append(.literal(UInt8(ascii: "%")))
      default: return nil
      }
    }
    func count(_ part: Part) -> Int { parts.count { $0 == part } }
    guard count(.day) == 1, count(.month) == 1, count(.year) + count(.shortYear) == 1,
      CellText.canonical(text) == text
    else { return nil }
  }

  /// Reads a date. A day or month may have one digit if a character follows it or nothing does.
  func date(_ text: Span<UInt8>) -> CalendarDate? {
    var (year, month, day) = (0, 0, 0)
    var index = 0
    for (place, part) in parts.enumerated() {
      if case .literal(let byte) = part {
        guard index < text.count, text[index] == byte else { return nil }
        index += 1
        continue
      }
      let width = part == .year ? 4 : 2
      let isNextNumber = place + 1 < parts.count && parts[place + 1].isNumber
      let isFixed = part == .year || part == .shortYear || isNextNumber
      var (number, digits) = (0, 0)
      while digits < width, index < text.count, 0x30...0x39 ~= text[index] {
        number = number * 10 + Int(text[index] - 0x30)
        digits += 1
        index += 1
      }
      guard digits == width || !isFixed && digits > 0 else { return nil }
      switch part {
      case .year: year = number
      // POSIX has two digits stand for the years 1969 to 2068.
      case .shortYear: year = number + (number < 69 ? 2000 : 1900)
      case .month: month = number
      case .day: day = number
      case .literal: break
      }
    }
    return index == text.count ? CalendarDate(year: year, month: month, day: day) : nil
  }

  /// Writes a date, with two digits for day and month.
  func text(of date: CalendarDate) -> String {
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    return parts.map { part in
      switch part {
      case .year: padded(date.year, 4)
      case .shortYear: padded(date.year % 100, 2)
      case .month: padded(date.month, 2)
      case .day: padded(date.day, 2)
      case .literal(let byte): String(UnicodeScalar(byte))
      }
    }.joined()
  }
}
