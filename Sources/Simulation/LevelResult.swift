internal import Games

/// A level, and whether it is harder than the one before.
package struct LevelResult: Sendable {
  package enum Verdict: String, Sendable {
    case first
    /// Harder in some way, by more than chance explains, and easier in none.
    case harder
    /// Harder in one way and easier in another.
    case mixed
    case notHarder = "not harder"
  }

  /// One of the quantities that tell how hard a level is.
  package struct Value: Sendable {
    package let name: String
    package let estimate: Estimate
    package let isHarderWhenMore: Bool
    /// Against the level before: positive where this one is harder; nil for the first level, and where
    /// neither has any spread.
    package let z: Double?
    package let isHarder: Bool
    package let isEasier: Bool
  }

  /// Which of the pack it is.
  package let index: Int
  package let label: String
  package let values: [Value]
  /// How often a duel was won and drawn; nil where a level cannot be lost.
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
