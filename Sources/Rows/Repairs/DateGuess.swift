internal import PackFormat

/// A date as people and spreadsheets write it, with the parts that can be read.
struct DateGuess: Equatable {
  private(set) var year: Int?
  private(set) var month: Int?
  private(set) var day: Int?
  /// True if day and month may be the other way round.
  private(set) var isAmbiguous = false
  /// True for a form such as 1-Mar, which spreadsheets make of other input.
  private(set) var isShort = false

  /// Nil if the text is no date.
  init?(_ text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let parts = Self.parts(of: text)
    guard (2...3).contains(parts.count) else { return nil }
    let numbers = parts.map { Int($0) }
    if let word = parts.firstIndex(where: { Self.month($0) != nil }) {
      guard readWords(parts, numbers, word) else { return nil }
    } else {
      guard numbers.allSatisfy({ $0 != nil }), readNumbers(numbers.compactMap(\.self), parts, text)
      else { return nil }
    }
    guard isPossible else { return nil }
  }

  /// The parts between separators, without the time of day, weekday and ordinal endings.
  private static func parts(of text: String) -> [String] {
    var text = text.lowercased()
    if text.utf8.count > 10, Array(text.utf8)[10] == UInt8(ascii: "t") {
      text = String(text.prefix(10))
    }
    if let colon = text.firstIndex(of: ":"), let space = text[..<colon].lastIndex(of: " ") {
      text = String(text[..<space])
    }
    var parts = text.split { " ,.-/".contains($0) }.map(String.init)
    for index in parts.indices {
      for ending in ["st", "nd", "rd", "th"] where parts[index].hasSuffix(ending) {
        let stem = String(parts[index].dropLast(2))
        if Int(stem) != nil { parts[index] = stem }
      }
    }
    return parts
  }

  private mutating func readWords(_ parts: [String], _ numbers: [Int?], _ word: Int) -> Bool {
    month = Self.month(parts[word])
    let others = numbers.indices.filter { $0 != word }.compactMap { index in
      numbers[index].map { (value: $0, digits: parts[index].count) }
    }
    guard others.count == parts.count - 1 else { return false }
    let years = others.filter { $0.digits == 4 }
    if let found = years.first {
      year = found.value
      day = others.first { $0.digits <= 2 }?.value
      return years.count == 1 && others.allSatisfy { $0.digits == 4 || $0.digits <= 2 }
    }
    // In 1-Mar, Mar-19 and 1-Mar-19 the meaning of the two digits is unknown.
    isShort = true
    return others.allSatisfy { $0.digits <= 2 }
  }

  private mutating func readNumbers(_ numbers: [Int], _ parts: [String], _ text: String) -> Bool {
    guard numbers.count == 3, parts.dropFirst().allSatisfy({ $0.count <= 2 || $0.count == 4 })
    else { return false }
    let separators = text.filter { " .-/".contains($0) }
    if parts[0].count == 4 {
      (year, month, day) = (numbers[0], numbers[1], numbers[2])
      return parts[1].count <= 2 && parts[2].count <= 2
    }
    guard parts[0].count <= 2, parts[1].count <= 2, parts[2].count == 4 else { return false }
    year = numbers[2]
    (day, month) = (numbers[0], numbers[1])
    if separators.first != ".", numbers[1] > 12 || numbers[0] <= 12 {
      (day, month) = (numbers[1], numbers[0])
    }
    isAmbiguous = numbers[0] <= 12 && numbers[1] <= 12 && numbers[0] != numbers[1]
    return true
  }

  private var isPossible: Bool {
    if isShort { return true }
    guard let year, let month else { return false }
    return CalendarDate(year: year, month: month, day: day ?? 1) != nil
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let german = [
    "januar": 1, "februar": 2, "märz": 3, "mrz": 3, "mai": 5, "juni": 6, "juli": 7, "oktober": 10,
    "okt": 10, "dezember": 12, "dez": 12,
  ]

  private static func month(_ word: String) -> Int? {
    guard word.count >= 3 else { return nil }
    if let number = german[word] { return number }
    return months.firstIndex { $0.hasPrefix(word) || word == "sept" && $0 == "september" }
      .map { $0 + 1 }
  }
}

extension DateGuess {
  private var calendar: CalendarDate? {
    guard let year, let month, let day else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  /// The fix in a column of dates.
  var dateFix: ValueFix? {
    guard let year, let month else { return nil }
    guard let day, let date = calendar else {
      return CalendarDate(year: year, month: month, day: 1).map {
        ValueFix("a month without a day", help: "write \($0.text), or the day that is known")
      }
    }
    if isAmbiguous, let other = CalendarDate(year: year, month: day, day: month) {
      let both = [date.text, other.text].sorted()
      return ValueFix(
        "the day or the month may stand first", help: "write \(both[0]) or \(both[1])")
    }
    return ValueFix(value: date.text, isCertain: true, "a date is written year, month, day")
  }

  /// The fix in a column of years or other numbers.
  func fix(ofNumber context: ValueFix.Context) -> ValueFix? {
    if isShort {
      return ValueFix(
        "a date, such as spreadsheets make of 1-3",
        help: "write what was typed in, in a column that is formatted as text",
        code: .spreadsheetDamage)
    }
    guard let year else { return nil }
    return ValueFix(
      value: String(year), "a date, not \(context.type == .year ? "a year" : "a number")",
      help: "write \(year)" + (context.type == .year ? "" : ", if the year is meant"))
  }
}

/// A day as spreadsheets count them, from 1899-12-30 on.
struct DayCount {
  private let days: Int

  init?(_ text: String) {
    guard let days = Int(text) else { return nil }
    self.days = days
  }

  var fix: ValueFix? {
    if 1000...2999 ~= days {
      return ValueFix(
        "a year without month and day", help: "write \(days)-01-01, or the day that is known")
    }
    guard 20_000...60_000 ~= days, let date = CalendarDate(daysSince1970: days - 25_569) else {
      return nil
    }
    return ValueFix(
      value: date.text, "a day as spreadsheets count them",
      help: "write \(date.text), if that is meant", code: .spreadsheetDamage)
  }
}
