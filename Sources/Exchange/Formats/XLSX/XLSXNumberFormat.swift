/// The way in which a workbook shows a number.
enum XLSXNumberFormat: Equatable {
  case number
  case percent
  case date
  case time
  case dateAndTime

  /// The formats that every workbook has (ECMA-376, part 1, 18.8.30), those of East Asia among them.
  init(id: Int) {
    self =
      switch id {
      case 9, 10: .percent
      case 14...17, 27...31, 36, 50...54, 57, 58: .date
      case 18...21, 32...35, 45...47, 55, 56: .time
      case 22: .dateAndTime
      default: .number
      }
  }

  /// Reads the code of a format, such as `yyyy\-mm\-dd`.
  init(code: String) {
    let letters = Self.letters(code)
    let hasTime = letters.contains("h") || letters.contains("s")
    let hasDate =
      letters.contains("y") || letters.contains("d") || letters.contains("m") && !hasTime
    self =
      switch (hasDate, hasTime) {
      case (true, true): .dateAndTime
      case (true, false): .date
      case (false, true): .time
      case (false, false): letters.contains("%") ? .percent : .number
      }
  }

  /// The letters of the first section that have a meaning: not in quotes, in brackets or behind a backslash.
  private static func letters(_ code: String) -> String {
    var letters = ""
    var close: Character?
    var isEscaped = false
    // `[h]` counts hours; other brackets name colours, languages and conditions.
    let code = code.lowercased().replacing("[h]", with: "h").replacing("[hh]", with: "h")
      .replacing("[mm]", with: "s").replacing("[ss]", with: "s").replacing("general", with: "")
    for letter in code {
      if isEscaped {
        isEscaped = false
      } else if let open = close {
        if letter == open { close = nil }
      } else {
        switch letter {
        case "\\", "_", "*": isEscaped = true
        case "\"": close = "\""
        case "[": close = "]"
        case ";": return letters
        default: letters.append(letter)
        }
      }
    }
    return letters
  }

  /// Returns the text of a stored number.
  func text(_ stored: String, is1904: Bool) -> String {
    switch self {
    case .number: return TableNumber.stored(stored)
    case .percent: return TableNumber.stored(stored, hundredfold: true)
    case .date, .time, .dateAndTime:
      guard let value = Double(stored), let moment = SheetMoment(value, is1904: is1904) else {
        return TableNumber.stored(stored)
      }
      switch self {
      case .date: return moment.date
      case .time: return value < 1 ? moment.time : "\(moment.date)T\(moment.time)"
      default: return moment.isMidnight ? moment.date : "\(moment.date)T\(moment.time)"
      }
    }
  }
}
