/// A day and a time that a workbook stores as a number of days.
struct SheetMoment {
  private let day: Int
  private let seconds: Int

  /// Nil if the number is outside the years that spreadsheets have.
  init?(_ value: Double, is1904: Bool) {
    guard value.isFinite, 0..<2_958_466 ~= value else { return nil }
    let total = Int((value * 86_400).rounded())
    // Excel has a 29 February 1900, which was no day.
    let isBeforeLeap = !is1904 && total < 60 * 86_400
    // The days from the first day of the calendar to that of 1970.
    day = total / 86_400 - (is1904 ? 24_107 : isBeforeLeap ? 25_568 : 25_569)
    seconds = total % 86_400
  }

  var isMidnight: Bool { seconds == 0 }

  /// The day as in `1969-07-20`.
  var date: String {
    // Days since 1970 to a date of the Gregorian calendar, in years that begin in March.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return [Self.padded(year, 4), Self.padded(month < 10 ? month + 3 : month - 9, 2)]
      .joined(separator: "-") + "-" + Self.padded(dayOfMonth, 2)
  }

  /// The time as in `12:00`, with seconds if there are any.
  var time: String {
    let minutes = seconds / 60
    let text = Self.padded(minutes / 60, 2) + ":" + Self.padded(minutes % 60, 2)
    return seconds % 60 == 0 ? text : text + ":" + Self.padded(seconds % 60, 2)
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
