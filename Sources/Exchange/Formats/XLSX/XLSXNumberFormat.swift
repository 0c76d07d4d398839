internal import Rows

/// The way in which a workbook shows a number.
struct XLSXNumberFormat {
  /// A stored number as it is in a cell.
  enum Value: Equatable {
    case value(SheetValue)
    /// The format shows nothing.
    case hidden
    /// The number is no day of the calendar; programs show `####`.
    case noDay
  }

  /// The settings of a workbook.
  struct Setting {
    var language = SheetLanguage.assumed
    var calendar = SheetMoment.Calendar.excel
  }

  /// The sections for positive numbers, negative ones and zero, or those with conditions.
  private let sections: [XLSXFormatSection]
  /// The section for texts; nil if the format shows them as they are.
  private let textSection: XLSXFormatSection?

  /// The format of cells without one.
  static let general = XLSXNumberFormat(code: "General")

  /// The formats that every workbook has (ECMA-376, part 1, 18.8.30).
  ///
  /// The formats of East Asia, and days with names of months, differ from language to language.
  init(id: Int) {
    switch id {
    case 14: self.init([XLSXFormatSection([.ownDate(isLong: false)])])
    case 22:
      self.init([
        XLSXFormatSection([
          .ownDate(isLong: false), .literal(" "), .moment("h", 1), .literal(":"), .moment("n", 2),
        ])
      ])
    case 15...17, 27...36, 50...58: self.init([XLSXFormatSection(code: "[unknown]yyyy")])
    default: self.init(code: Self.codes[id] ?? "General")
    }
  }

  private static let codes = [
    1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 5: "#,##0", 6: "#,##0", 7: "#,##0.00",
    8: "#,##0.00", 9: "0%", 10: "0.00%", 11: "0.00E+00", 12: "# ?/?", 13: "# ??/??",
    18: "h:mm AM/PM", 19: "h:mm:ss AM/PM", 20: "h:mm", 21: "h:mm:ss", 37: "#,##0", 38: "#,##0",
    39: "#,##0.00", 40: "#,##0.00", 41: "#,##0", 42: "#,##0", 43: "#,##0.00", 44: "#,##0.00",
    45: "mm:ss", 46: "[h]:mm:ss", 47: "mm:ss.0", 48: "##0.0E+0", 49: "@",
  ]

  private init(_ sections: [XLSXFormatSection], text: XLSXFormatSection? = nil) {
    (self.sections, textSection) = (sections, text)
  }

  /// The most bytes of a code; Excel has 255 characters.
  private static let longestCode = 1020

  /// Reads the code of a format, such as `#,##0.00;[Red]-#,##0.00`.
  init(code: String) {
    guard code.utf8.count <= Self.longestCode else {
      self.init([XLSXFormatSection(code: "[unknown]General")])
      return
    }
    var sections = Self.split(code).prefix(4).map { XLSXFormatSection(code: $0) }
    // A fourth section is for texts, and so is a last one with their sign.
    let isText = sections.last.map { $0.tokens.contains(.text) } ?? false
    let text = sections.count == 4 || isText ? sections.last : nil
    if text != nil, sections.count > 1 { sections.removeLast() }
    self.init(sections, text: text)
  }

  /// Splits the code at semicolons that no quotation mark, bracket or backslash hides.
  private static func split(_ code: String) -> [String] {
    var parts = [""]
    var close: Character?
    var isEscaped = false
    for letter in code {
      if isEscaped {
        isEscaped = false
      } else if let open = close {
        if letter == open { close = nil }
      } else if letter == ";" {
        parts.append("")
        continue
      } else {
        isEscaped = letter == "\\" || letter == "_" || letter == "*"
        close = letter == "\"" ? "\"" : letter == "[" ? "]" : nil
      }
      parts[parts.count - 1].append(letter)
    }
    return parts
  }

  // MARK: - Values

  /// Returns a stored number as the format shows it, and its exact value; a text that is no number stays as it is.
  func value(_ stored: String, _ setting: Setting) -> Value {
    if isGeneral, Self.isShort(stored) {
      return .value(SheetValue(text: stored, exact: .number(stored)))
    }
    guard let number = SheetDecimal(stored), let value = Double(decimal: stored) else {
      return .value(SheetValue(text: stored))
    }
    guard let (section, isNegative) = section(for: value) else { return .hidden }
    if section.isMoment { return moment(value, section, setting) }
    var exact = number.plain
    if section.tokens.contains(.percent) { exact = number.shifted(by: 2).plain + "%" }
    if section.isUnknown || section.tokens == [.text] {
      let text = number.general(mark: setting.language.decimalMark)
      return .value(SheetValue(text: text, exact: .number(exact), isAsShown: !section.isUnknown))
    }
    let shown = section.text(of: number, setting.language)
    let sign = isNegative && !section.showsZero(number) ? "-" : ""
    let text = sign + shown
    if text.allSatisfy(\.isWhitespace) { return .hidden }
    return .value(SheetValue(text: Self.trimmed(text), exact: .number(exact)))
  }

  private var isGeneral: Bool {
    sections.count == 1 && sections[0].tokens == [.general] && !sections[0].isUnknown
  }

  /// True for a whole number of few digits, which General shows as it is stored.
  private static func isShort(_ stored: String) -> Bool {
    let digits = stored.utf8
    return digits.count < 10 && digits.allSatisfy { 0x30...0x39 ~= $0 }
      && digits.first.map { $0 > 0x30 } ?? false
  }

  /// The section that shows a number, and if it writes a minus before a negative one; nil if none does.
  private func section(for value: Double) -> (XLSXFormatSection, isSigned: Bool)? {
    guard let first = sections.first else { return (XLSXFormatSection([.general]), value < 0) }
    let hasConditions = sections.contains { $0.condition != nil }
    if hasConditions {
      for section in sections {
        guard let condition = section.condition else { return (section, value < 0) }
        if condition.holds(value) { return (section, value < 0) }
      }
      return nil
    }
    if value < 0, sections.count > 1 { return (sections[1], false) }
    if value == 0, sections.count > 2 { return (sections[2], false) }
    return (first, value < 0)
  }

  private func moment(_ value: Double, _ section: XLSXFormatSection, _ setting: Setting) -> Value {
    let calendar = value < 0 && setting.calendar == .excel ? .libreOffice : setting.calendar
    guard let moment = SheetMoment(value, calendar, decimals: section.secondDecimals),
      let whole = SheetMoment(value, calendar), value >= 0 || section.hasDay
    else { return .noDay }
    let isDay = section.hasDay || value >= 1
    let exact =
      isDay && (whole.isMidnight || !section.hasTime)
      ? whole.date : isDay ? "\(whole.date)T\(whole.time)" : whole.time
    let shown = section.text(of: moment, setting.language)
    return .value(
      SheetValue(
        text: shown.map(Self.trimmed) ?? exact, exact: .moment(exact), isAsShown: shown != nil))
  }

  /// Returns a text as the format shows it, such as `No. 5` for `5`.
  func text(_ text: String) -> String {
    guard let textSection, textSection.tokens != [.text] else { return text }
    return textSection.tokens.map { token in
      switch token {
      case .text: text
      case .literal(let part): part
      default: ""
      }
    }.joined()
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(end))
  }
}
