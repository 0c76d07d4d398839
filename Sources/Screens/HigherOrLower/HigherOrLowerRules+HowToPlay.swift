internal import Games
internal import PackFormat

extension HigherOrLowerRules {
  /// What a player has to know, with the pack's own numbers in it: a paragraph each.
  var howToPlay: [String] {
    let most = tolerance.approximate
    let late = yearTolerance.approximate
    return [
      "You are asked for a number. Guess it, or a little more: a guess below the right answer earns"
        + " nothing and costs a life.",
      "An exact guess earns \(fullScore) points; the further above, the fewer:"
        + " \(points(quantityOffBy: most / 2)) at \(percent(most / 2)) too much,"
        + " \(points(quantityOffBy: most)) at \(percent(most)). Beyond that it earns nothing and"
        + " costs a life.",
      "For a year it counts how much too late you are, as a part of the years since"
        + (horizon.map { " (\($0) at most)" } ?? "")
        + ": \(points(yearLateBy: late / 2)) points at \(percent(late / 2)). From"
        + " \(percent(late)) on a guess earns nothing\(yearMissCostsLife ? " and costs a life" : "").",
      "You start with \(counted(lives, "life", "lives")). No question comes again before all others"
        + " have come.",
    ]
  }

  /// To a tenth of a per cent.
  private func percent(_ part: Double) -> String {
    ExactDecimal(mantissa: Int64(part * 1000 + 0.5), scale: 1).map { $0.text + " %" } ?? ""
  }
}

/// `1 life`, `3 lives`.
func counted(_ count: some BinaryInteger, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}
