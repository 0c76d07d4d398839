internal import Diagnostics
internal import Games
internal import PackFormat

/// Reports facts for which even the best guess earns fewer points than the manifest's `leastBest`.
enum BestScore: FactRule {
  static let code = Code(
    "P102", .warning, "the best guess at a fact earns too few points",
    why: "Players who know the answer cannot show it: no position of the slider is near enough.",
    bad: "World population,8234567890,people (and <pack … leastBest=\"90\">)",
    good: "World population,8200000000,people",
    fix: "Round the value to a position of the slider, let the rules have finer steps, or let"
      + " leastBest in pack.xml be smaller.")

  static func finding(for fact: FactRow) -> Finding? {
    guard let least = fact.source.leastBest, let rules = fact.source.rules,
      least.points <= rules.fullScore, let (best, points) = WinnableValue.best(for: fact),
      points > 0, points < least.points
    else { return nil }
    return Finding(
      code,
      "the best guess, \(best.text), earns \(points) of \(rules.fullScore) points, fewer than"
        + " \(least.points)", at: fact.valuePlace,
      label: "the nearest position not below it is \(best.text)",
      help: "round the value to a position, or let the rules have finer steps",
      related: [Related(least.place, "the manifest asks for at least this many")],
      replay: "--guess \(best.text)", need: rules.fullScore - points)
  }

  /// One finding in place of many, at the fact whose best guess earns the fewest points.
  static func joined(_ needs: Findings.Needs, _ context: RuleContext) -> Finding {
    let full = (try? HigherOrLowerRules(context.rules))?.fullScore ?? 0
    let fewest = full - (needs.greatest.need ?? 0)
    return Finding(
      code,
      "the best guesses at \(needs.count) facts earn fewer than \(context.leastBest?.points ?? 0) of"
        + " \(full) points",
      at: needs.greatest.place, label: "the one at this fact earns \(fewest)",
      help: "let leastBest be \(fewest), or the rules have finer steps; --select \(code.id) lists"
        + " them",
      related: needs.greatest.related, replay: needs.greatest.replay)
  }

  /// Reports, once, a `leastBest` that is more than any fact can earn.
  static func findings(_ count: RowCount, _ context: RuleContext) -> [Finding] {
    guard let least = context.leastBest, let rules = try? HigherOrLowerRules(context.rules),
      least.points > rules.fullScore
    else { return [] }
    return [
      Finding(
        code, "no guess earns \(least.points) points: an exact one earns \(rules.fullScore)",
        at: least.place, help: "let leastBest be at most \(rules.fullScore)",
        replay: context.replay.text())
    ]
  }
}
