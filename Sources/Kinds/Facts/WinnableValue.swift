internal import Diagnostics
internal import Games
internal import PackFormat

/// Reports facts for which no position of the slider earns a point; the default settings exclude that.
enum WinnableValue: FactRule {
  static let code = Code(
    "P101", .error, "no position of the slider wins",
    why: "By the pack's rules its steps are so coarse that the nearest one is too far above the"
      + " answer to earn a point.",
    bad: "World population,8200000001,people (and <rules tolerance=\"0.01\"/>)",
    good: "World population,8200000000,people",
    fix: """
      Round the value to a position of the slider, or let the rules of pack.xml have finer \
      steps or more tolerance.
      """)

  static func finding(for fact: FactRow) -> Finding? {
    guard !fact.source.alwaysEarns, let (best, points) = best(for: fact), points == 0 else {
      return nil
    }
    return Finding(
      code, "no position of the slider wins: the best guess, \(best.text), earns nothing",
      at: fact.valuePlace, label: "the nearest position not below it is \(best.text)",
      help: "round the value to a position, or let the rules have finer steps or more tolerance",
      replay: "--guess \(best.text)")
  }

  /// Returns the best guess and its points; nil if an exact guess surely exists, or if another rule reports
  /// the fact.
  static func best(for fact: FactRow) -> (guess: ExactDecimal, points: Int64)? {
    guard let rules = fact.source.rules, fact.value.mantissa > 0, !fact.asksForYear,
      ValueOnTheSlider.finding(for: fact) == nil
    else { return nil }
    // A slider that moves by ones reaches every whole number.
    if fact.value.isInteger, rules.step == 1, fact.value.mantissa < rules.millionsFrom {
      return nil
    }
    let asked = Fact(prompt: "", value: fact.value, unit: "")
    let best = GuessSlider.bestGuess(for: asked, rules: rules)
    return rules.judge(best, on: asked, year: 0).map { (best, $0.points) }
  }

  /// True if the best guess at any quantity earns enough. A guess is off by at most the coarsest step of the slider,
  /// and each step is a fixed part of the quantity.
  static func alwaysEarns(_ rules: HigherOrLowerRules, _ context: RuleContext) -> Bool {
    let parts = [
      rules.fineStep.approximate,
      Double(rules.millionsStep) / Double(max(rules.millionsFrom, 1)),
      Double(rules.billionsStep) / Double(max(rules.billionsFrom, 1)),
    ]
    // A little more, for what floating point leaves out.
    let most = (parts.max() ?? 1) * 1.000001
    return most < rules.tolerance.approximate
      && rules.points(quantityOffBy: most) > max(1, context.leastBest?.points ?? 1)
  }
}
