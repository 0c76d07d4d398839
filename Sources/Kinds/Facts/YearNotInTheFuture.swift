internal import Diagnostics
internal import PackFormat
internal import Rows

/// Reports year questions with an answer later than the year of play, at which the slider ends.
enum YearNotInTheFuture: FactRule {
  static let code = Code(
    "Q103", .error, "a year lies in the future",
    why: "Nobody can know it yet, and the slider, which ends at the present, would have to end at"
      + " the answer.",
    bad: "Fact,Value,Unit\nYear in which people reach Mars,2060,year",
    good: "Fact,Value,Unit\nFirst people on the Moon,1969,year",
    fix: """
      Correct the year, or ask for something that has happened. The present is asOf in \
      pack.xml, or --now.
      """)

  static func finding(for fact: FactRow) -> Finding? {
    guard let now = fact.source.now, fact.value > ExactDecimal(Int64(now.year)),
      fact.value.isInteger,
      fact.asksForYear
    else { return nil }
    return Finding(
      code, "the year \(fact.value.text) lies in the future", at: fact.valuePlace,
      label: "later than \(now.year), not to be won before \(firstDay(of: fact.value))",
      help: "correct the year; the pack is played as of \(now.text) (asOf, or --now)",
      related: [Related(fact.unitPlace, "asks for a year")], replay: "--guess \(now.year)")
  }

  /// Returns the first day of a year, on which the year can be an answer for the first time.
  static func firstDay(of year: ExactDecimal) -> String {
    String(repeating: "0", count: max(0, 4 - year.text.utf8.count)) + "\(year.text)-01-01"
  }
}
