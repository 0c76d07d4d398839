internal import Diagnostics
internal import PackFormat

/// Reports facts whose `AsOf` is before the manifest's `oldest`; facts without `AsOf` are accepted.
enum FactTooOld: FactRule {
  static let code = Code(
    "Q108", .warning, "a fact is older than the pack allows",
    why: "Populations and records change: players who know today's value would lose by it.",
    bad: "Fact,Value,Unit,AsOf\nPopulation of Chad,17000000,people,2021-07-01"
      + "\n(and <pack … oldest=\"2024-01-01\">)",
    good: "Fact,Value,Unit,AsOf\nPopulation of Chad,20300000,people,2024-07-01",
    fix: "Look the value up again and bring AsOf up to date, or let the manifest's oldest be an"
      + " earlier day.")

  static func finding(for fact: FactRow) -> Finding? {
    guard let oldest = fact.source.oldest, let (day, place) = fact.asOf,
      day < oldest.date.daysSince1970,
      let date = CalendarDate(daysSince1970: Int(day))
    else { return nil }
    return Finding(
      code, "this fact is of \(date.text), older than the pack allows", at: place,
      label: "before \(oldest.date.text)", help: "look it up again, and bring AsOf up to date",
      related: [Related(oldest.place, "none older, it says here")])
  }
}
