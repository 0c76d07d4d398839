import Testing

@testable import PackFormat

struct CalendarDateTests {
  @Test(
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017),
      ("2024-02-29", 19_782), ("2026-11-21", 20_778), ("0001-01-01", -719_162),
      ("9999-12-31", 2_932_896), ("1600-02-29", -135_081), ("1900-03-01", -25_508),
    ])
  func knownDaysHaveTheirNumbers(_ text: String, _ days: Int) throws {
    let date = try #require(CalendarDate(text))
    #expect(date.daysSince1970 == days)
    #expect(CalendarDate(daysSince1970: days) == date)
    #expect(date.text == text)
  }

  @Test(arguments: [
    "2026-1-01", "2026-01-1", "26-01-01", "2026/01/01", "2026-00-10", "2026-13-01", "2026-01-00",
    "2026-01-32", "2026-04-31", "2025-02-29", "1900-02-29", "2100-02-29", "0000-01-01",
    "2026-01-01 ", " 2026-01-01", "2026-01-01T00:00", "+026-01-01", "20２6-01-01", "", "today",
  ])
  func whatIsNoDateIsNone(_ text: String) { #expect(CalendarDate(text) == nil) }

  @Test func everyDayOfFourHundredYearsFollowsTheOneBefore() throws {
    var month = 1
    var day = 0
    var year = 1800
    let first = try #require(CalendarDate("1800-01-01")).daysSince1970
    for number in first..<first + 146_097 {
      day += 1
      if CalendarDate(year: year, month: month, day: day) == nil {
        (month, day) = (month + 1, 1)
        if month > 12 { (year, month) = (year + 1, 1) }
      }
      let date = try #require(CalendarDate(daysSince1970: number))
      guard date.year == year, date.month == month, date.day == day,
        date.daysSince1970 == number, CalendarDate(date.text) == date
      else {
        Issue.record("day \(number) is \(date.text), expected \(year)-\(month)-\(day)")
        return
      }
    }
    #expect((year, month, day) == (2199, 12, 31))
  }

  @Test(arguments: Array(stride(from: 1, through: 9_599, by: 400)))
  func fourHundredYearsAreAlwaysAsLong(_ year: Int) throws {
    let first = try #require(CalendarDate(year: year, month: 2, day: 28)).daysSince1970
    let later = try #require(CalendarDate(year: year + 400, month: 2, day: 28)).daysSince1970
    #expect(later - first == 146_097)
    #expect(CalendarDate(daysSince1970: first)?.year == year)
  }

  @Test(arguments: [Int.min, -719_469, -719_468, -719_163, 2_932_897, Int.max - 719_468, Int.max])
  func daysOutsideTheCalendarAreNoDates(_ days: Int) {
    #expect(CalendarDate(daysSince1970: days) == nil)
  }
}
