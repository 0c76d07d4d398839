/// The record of a player's answers to one question, from which practice knows the day when the
/// question comes again.
///
/// The intervals are those of the algorithm SM-2 with two grades: a right answer has grade 4, a
/// wrong one grade 2.
package struct StudyCard: Sendable, Equatable {
  /// The number of right answers in a row.
  package var streak: Int64
  /// The number of days from the last answer to the day when the question comes again.
  package var interval: Int64
  /// The factor by which the interval grows, in thousandths.
  package var ease: Int64
  /// The day when the question comes again, counted from 1970-01-01.
  package var due: Int64

  package init(streak: Int64, interval: Int64, ease: Int64, due: Int64) {
    self.streak = streak
    self.interval = interval
    self.ease = ease
    self.due = due
  }

  /// The record of a question that was never asked.
  package static var new: StudyCard { StudyCard(streak: 0, interval: 0, ease: 2500, due: 0) }

  private static let leastEase: Int64 = 1300
  private static let lostEase: Int64 = 320
  /// The longest interval, a hundred years.
  private static let longest: Int64 = 36_500

  /// Returns the record after one more answer on a day. A question that was answered wrong comes
  /// again on the same day. A right answer before the question is due changes nothing, because it
  /// shows less than one after the whole interval.
  package func answered(isRight: Bool, on day: Int64) -> StudyCard {
    if isRight, streak > 0, day < due { return self }
    guard isRight else {
      return StudyCard(
        streak: 0, interval: 0, ease: max(Self.leastEase, ease - Self.lostEase), due: day)
    }
    let next: Int64 =
      switch streak {
      case ...0: 1
      case 1: 6
      default: (min(interval, Self.longest) * ease + 500) / 1000
      }
    let days = min(max(next, 1), Self.longest)
    return StudyCard(streak: streak + 1, interval: days, ease: ease, due: day + days)
  }
}

/// The records of practice of a player.
package protocol StudyRecords {
  /// Today, in days since 1970-01-01.
  var day: Int64 { get }

  /// Returns the record of the question in a row; nil if it was never asked.
  func studyCard(of row: Int) -> StudyCard?
}

/// The order in which practice asks the questions of a pack.
package enum StudyOrder {
  /// Returns rows in the order of practice: first those due, the longest overdue first, then those
  /// never asked, shuffled, and at last those that are not due yet.
  ///
  /// - Parameter rows: The rows in ascending order.
  package static func rows(
    _ rows: [Int], _ records: some StudyRecords, using generator: inout SeededGenerator
  ) -> [Int] {
    var (known, cards, unknown): ([Int], [StudyCard], [Int]) = ([], [], [])
    for row in rows {
      guard let card = records.studyCard(of: row) else {
        unknown.append(row)
        continue
      }
      known.append(row)
      cards.append(card)
    }
    let byEase = cards.map { $0.ease }.order
    let places = byEase.map { cards[$0].due }.order.map { byEase[$0] }
    let due = places.prefix { cards[$0].due <= records.day }
    return due.map { known[$0] } + generator.shuffled(unknown.count).map { unknown[$0] }
      + places[due.count...].map { known[$0] }
  }
}
