internal import Games

/// The difficulty of a level, compared with the level before.
package struct LevelResult: Sendable {
  package enum Verdict: String, Sendable {
    case first
    /// Significantly harder in some quantity, and easier in none.
    case harder
    /// Harder in one quantity and easier in another.
    case mixed
    case notHarder = "not harder"
  }

  /// One of the quantities that measure how hard a level is.
  package struct Value: Sendable {
    package let name: String
    package let estimate: Estimate
    package let isHarderWhenMore: Bool
    /// The z-score of the difference from the level before, positive if this level is harder.
    ///
    /// It is nil for the first level, and if neither level has any spread.
    package let z: Double?
    package let isHarder: Bool
    package let isEasier: Bool
  }

  /// The number of the level in the pack.
  package let index: Int
  package let label: String
  package let values: [Value]
  /// The share of duels that were won; nil if a level cannot be lost.
  package let won: Share?
  package let drawn: Share?

  package let verdict: Verdict

  static func all(
    of game: SimulatedGame, _ played: [(bot: SimulatedBot, sums: TrialSums)]
  ) -> [LevelResult] {
    let tests = game.levelTests.compactMap { test in
      played.first { $0.bot.name == test.bot }.map { (test: test, sums: $0.sums) }
    }
    guard !tests.isEmpty else { return [] }
    return game.questions.indices.map { level in
      let values = tests.map { test, sums in Value(test, sums, level) }
      let wins = game.thumbMeasure.flatMap { _ in
        played.first { $0.bot.role == .sensible }?.sums
      }
      func share(_ measure: NumberDuelTrial.Measure) -> Share? {
        wins?.measure(measure.rawValue, of: level).share
      }
      return LevelResult(
        index: game.questions[level].index, label: game.questions[level].label, values: values,
        won: share(.won), drawn: share(.drawn),
        verdict: level == 0 ? .first : verdict(of: values))
    }
  }

  private static func verdict(of values: [Value]) -> Verdict {
    guard values.contains(where: \.isHarder) else { return .notHarder }
    return values.contains(where: \.isEasier) ? .mixed : .harder
  }
}

extension LevelResult.Value {
  fileprivate init(_ test: LevelTest, _ sums: TrialSums, _ level: Int) {
    name = test.name
    isHarderWhenMore = test.isHarderWhenMore
    estimate = Estimate(sums.measure(test.measure, of: level))
    guard level > 0 else {
      (z, isHarder, isEasier) = (nil, false, false)
      return
    }
    let before = Estimate(sums.measure(test.measure, of: level - 1))
    let sign = test.isHarderWhenMore ? 1.0 : -1
    z = estimate.z(above: before).map { $0 * sign }
    let (isMore, isLess) = (estimate.isClearlyAbove(before), before.isClearlyAbove(estimate))
    isHarder = isHarderWhenMore ? isMore : isLess
    isEasier = isHarderWhenMore ? isLess : isMore
  }
}

extension TrialSums.Measure {
  fileprivate var share: Share { Share(Int(sum), of: count) }
}
