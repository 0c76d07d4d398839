internal import PackFormat
internal import Scores
internal import Views
internal import Words

/// The history of games in words.
struct HistoryWords {
  let language: Language

  func games(_ count: Int64) -> String {
    language(.games, ["n": .count(count)])
  }

  /// The average score in words; nil without games.
  func average(_ history: Scores.History) -> String? {
    Self.average(history).map {
      language(.averageIs, ["average": .text(language.number($0))])
    }
  }

  /// The average score, with one decimal if it is no whole number; nil without games.
  static func average(_ history: Scores.History) -> ExactDecimal? {
    guard history.games > 0, history.points.magnitude < 1 << 59 else { return nil }
    let (whole, rest) = history.points.quotientAndRemainder(dividingBy: history.games)
    if rest == 0 { return ExactDecimal(whole) }
    let tenths = (Double(history.points) * 10 / Double(history.games)).rounded()
    return ExactDecimal(mantissa: Int64(tenths), scale: 1)
  }

  func summary(_ history: Scores.History) -> String {
    language.list([games(history.games), average(history)].compactMap { $0 })
  }

  /// The day of the latest game in words; nil if unknown.
  func day(_ history: Scores.History) -> String? {
    guard let day = history.day, day > 0, let date = CalendarDate(daysSince1970: Int(day)) else {
      return nil
    }
    return language(.lastPlayed, ["date": .text(language.date(date))])
  }

  func right(_ answers: Scores.Answers) -> String {
    language(
      .rightOfAsked, ["right": .count(answers.correct), "asked": .count(answers.asked)])
  }
}
