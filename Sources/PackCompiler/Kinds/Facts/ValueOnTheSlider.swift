internal import Diagnostics
internal import PackFormat

/// The range of the slider reaches beyond the answer, in steps as fine as its decimals: both have to
/// fit the 64 bits that numbers have.
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

  /// Eight times as much still fits, and so does the narrowest range at the finest step.
  static let most = Int64(1_000_000_000_000_000_000)
  static let finest: UInt8 = 16

  static func finding(for fact: FactRow) -> Finding? {
    // A year too large for a slider lies in the future, and is told so.
    guard fact.value.mantissa > most || fact.value.scale > finest, !fact.asksForYear else {
      return nil
    }
    return Finding(
      code, "Value is too large or too fine for the slider: \(fact.value.text)",
      at: fact.valuePlace, label: "at most 18 digits, 16 of them decimals",
      help: "use a larger unit, or round it")
  }
}
