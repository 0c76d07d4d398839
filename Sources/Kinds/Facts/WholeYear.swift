internal import Diagnostics
internal import PackFormat

/// Reports year questions whose answer is not a whole number, such as 1969.5.
enum WholeYear: FactRule {
  static let code = Code(
    "Q102", .error, "a year is not a whole number",
    why: "The slider of a year question moves by whole years.",
    bad: "Fact,Value,Unit\nFirst people on the Moon,1969.5,year",
    good: "Fact,Value,Unit\nFirst people on the Moon,1969,year",
    fix: "Write the year alone. Where no year is meant, name another unit.")

  static func finding(for fact: FactRow) -> Finding? {
    guard !fact.value.isInteger, fact.value.mantissa > 0, fact.asksForYear else { return nil }
    return Finding(
      code, "a year is not a whole number: \(fact.value.text)", at: fact.valuePlace,
      label: "expected a year, as in 1969", related: [Related(fact.unitPlace, "asks for a year")])
  }
}
