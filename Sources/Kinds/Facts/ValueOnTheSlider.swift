internal import Diagnostics
internal import PackFormat

/// Reports values that are too large or too fine for the slider: its range and its steps have to fit into 64
/// bits.
enum ValueOnTheSlider: FactRule {
  static let code = Code(
    "Q104", .error, "a value is too large or too fine for the slider",
    why: "The range around it could not be held exactly, and would give the answer away.",
    bad: "Fact,Value,Unit\nStars in the observable universe,9000000000000000000,stars",
    good: """
      Fact,Value,Unit
      Stars in the observable universe in quadrillions,9000,quadrillion stars
      """,
    fix: "Use a larger unit, or round the value.")

  /// The limits leave room for a range of eight times the value, and for the narrowest range at the finest
  /// step.
  static let most = Int64(1_000_000_000_000_000_000)
  static let finest: UInt8 = 16

  static func finding(for fact: FactRow) -> Finding? {
    // A year this large lies in the future, which is reported instead.
    guard fact.value.mantissa > most || fact.value.scale > finest, !fact.asksForYear else {
      return nil
    }
    return Finding(
      code, "Value is too large or too fine for the slider: \(fact.value.text)",
      at: fact.valuePlace, label: "at most 18 digits, 16 of them decimals",
      help: "use a larger unit, or round it")
  }
}
