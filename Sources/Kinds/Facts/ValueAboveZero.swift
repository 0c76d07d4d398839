internal import Diagnostics
internal import PackFormat

/// Reports values of zero or less: the slider starts at 0, and points are shares of the answer.
enum ValueAboveZero: FactRule {
  static let code = Code(
    "Q101", .error, "a value is not above zero",
    why: "The slider starts at 0 and points are shares of the answer: nobody could win or lose.",
    bad: "Fact,Value,Unit\nGoals against Brazil,0,goals",
    good: "Fact,Value,Unit\nGoals against Brazil,7,goals",
    fix: """
      Ask for something that can be counted or measured, turn the question round, or remove \
      the row.
      """)

  static func finding(for fact: FactRow) -> Finding? {
    guard fact.value.mantissa <= 0 else { return nil }
    return Finding(
      code, "Value is not above zero: \(fact.value.text)", at: fact.valuePlace,
      label: "expected more than 0",
      help: "ask for something that can be guessed on a slider, or remove the row")
  }
}
