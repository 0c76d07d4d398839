/// A day and a time that a workbook stores as a number of days.
struct SheetMoment {
  /// The first day of a workbook's calendar.
  enum Calendar {
    /// 1 January 1900 is day 1, and 29 February 1900, which was no day, is day 60, as in Excel.
    case excel
    /// 30 December 1899 is day 0, as in LibreOffice; days before it are below zero.
    case libreOffice
    /// 1 January 1904 is day 0, as in old programs of Apple.
    case from1904
  }

  /// The days since 1970-01-01.
  private let day: Int
  /// The parts of the day since midnight: seconds, or a power of ten of them.
  private let parts: Int
  private let partsInSecond: Int
  /// The days since day 0 of the calendar.
  private let serial: Int
  /// The day that Excel shows for the days 0 and 60, which no calendar has.
  private var shownDay: (year: Int, month: Int, day: Int)?

  /// Nil if the number is outside the years that spreadsheets have.
  ///
  /// - `decimals`: the decimals of a second to which the time is rounded.
  init?(_ value: Double, _ calendar: Calendar, decimals: Int = 0) {
    let least = calendar == .libreOffice || calendar == .excel ? -693_593.0 : 0
    guard value.isFinite, least..<2_958_466 ~= value else { return nil }
    partsInSecond = (0..<decimals).reduce(1) { product, _ in product * 10 }
    let partsInDay = 86_400 * partsInSecond
    let total = Int((value * Double(partsInDay)).rounded())
    parts = ((total % partsInDay) + partsInDay) % partsInDay
    serial = (total - parts) / partsInDay
    switch calendar {
    case .from1904: day = serial - 24_107
    case .excel where 0..<60 ~= serial: day = serial - 25_568
    case .excel, .libreOffice: day = serial - 25_569
    }
    if calendar == .excel, serial == 0 { shownDay = (1900, 1, 0) }
    if calendar == .excel, serial == 60 { shownDay = (1900, 2, 29) }
  }

  var isMidnight: Bool { parts == 0 }

  private var seconds: Int { parts / partsInSecond }
  var hour: Int { seconds / 3600 }
  var minute: Int { seconds / 60 % 60 }
  var second: Int { seconds % 60 }
  /// The decimals of the second, as a number with as many digits as the time was rounded to.
  var decimals: Int { parts % partsInSecond }

  /// The hours, minutes or seconds since day 0.
  func elapsed(_ unit: Character) -> Int {
    let total = serial * 86_400 + seconds
    return unit == "h" ? total / 3600 : unit == "m" ? total / 60 : total
  }

  /// The day of the week, from 0 for Sunday.
  ///
  /// Excel has the wrong one before March 1900; those days are rare, and none is named wrongly here.
  var weekday: Int { ((day + 4) % 7 + 7) % 7 }

  var year: Int { civil.year }
  var month: Int { civil.month }
  var dayOfMonth: Int { civil.day }

  private var civil: (year: Int, month: Int, day: Int) {
    if let shownDay { return shownDay }
    // Days since 1970 to a date of the Gregorian calendar, in years that begin in March.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    return (
      yearOfEra + era * 400 + (month >= 10 ? 1 : 0), month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// The day as in `1969-07-20`.
  var date: String {
    let (year, month, day) = civil
    return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// The time as in `12:00`, with seconds if there are any.
  var time: String {
    let text = Self.padded(hour, 2) + ":" + Self.padded(minute, 2)
    return second == 0 ? text : text + ":" + Self.padded(second, 2)
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
