internal import Games

/// A test whether a rule of thumb beats guessing by more than chance.
///
/// For a rule about content, each question is one case: the author placed the answer once, however
/// often it is asked. For a rule about a position that the game draws, each answer is a case.
package struct ThumbTest: Sendable {
  package let bot: SimulatedBot
  /// The mean result of guessing: points, or the share of right answers.
  package let chance: Double
  package let earned: Double
  /// The mean result of knowing every answer.
  package let known: Double
  /// The difference between the rule and guessing in standard errors.
  package let z: Double

  /// The gain over guessing, as a part of the gain that knowing every answer brings.
  package var gain: Double { known > chance ? (earned - chance) / (known - chance) : 0 }

  /// True if the gain is significant, and large enough to be worth a player's while.
  package var isExploit: Bool { z > Estimate.clear && gain >= Self.worthwhile }

  static let worthwhile = 0.15

  static func all(
    of game: SimulatedGame, _ played: [(bot: SimulatedBot, sums: TrialSums)]
  ) -> [ThumbTest] {
    let random = played.first { $0.bot.role == .random }?.sums
    let expert = played.first { $0.bot.role == .expert }?.sums
    return played.filter(\.bot.isThumb).compactMap { bot, sums in
      if let chances = game.chances { return ThumbTest(bot, sums, chances) }
      guard let random else { return nil }
      if let measure = game.thumbMeasure {
        return ThumbTest(bot, sums, random, game.questions.indices, measure: measure)
      }
      return expert.flatMap { ThumbTest(bot, sums, random, expert: $0) }
    }
  }

  /// Tests answers that are right or wrong, with a known chance each, as a sum of such cases.
  private init?(_ bot: SimulatedBot, _ sums: TrialSums, _ chances: [Double]) {
    let isByQuestion = bot.role == .contentThumb
    var (weight, right, expected, variance) = (0.0, 0.0, 0.0, 0.0)
    for (question, chance) in zip(sums.questions, chances) where question.asked > 0 {
      let cases = isByQuestion ? 1 : Double(question.asked)
      weight += cases
      right += cases * Double(question.scored) / Double(question.asked)
      expected += cases * chance
      variance += cases * chance * (1 - chance)
    }
    guard variance > 0 else { return nil }
    self.bot = bot
    chance = expected / weight
    earned = right / weight
    known = 1
    z = (right - expected) / variance.squareRoot()
  }

  /// Tests answers that can be partly right, by the differences from guessing, question by
  /// question.
  private init?(_ bot: SimulatedBot, _ sums: TrialSums, _ random: TrialSums, expert: TrialSums) {
    var differences: [Double] = []
    var (rule, floor, top) = (0.0, 0.0, 0.0)
    for index in sums.questions.indices {
      guard let earned = sums.questions[index].earned, let chance = random.questions[index].earned,
        let known = expert.questions[index].earned
      else { continue }
      differences.append(earned - chance)
      rule += earned
      floor += chance
      top += known
    }
    let count = Double(differences.count)
    guard count > 1 else { return nil }
    let mean = (rule - floor) / count
    let spread = differences.reduce(0.0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    guard spread > 0 else { return nil }
    self.bot = bot
    (chance, earned, known) = (floor / count, rule / count, top / count)
    z = mean / (spread / count).squareRoot()
  }

  /// Tests games that are won and lost level by level, with 2 half points for a win.
  private init?(
    _ bot: SimulatedBot, _ sums: TrialSums, _ random: TrialSums, _ levels: Range<Int>,
    measure: Int
  ) {
    var (rule, floor, variance) = (0.0, 0.0, 0.0)
    for level in levels {
      let own = Estimate(sums.measure(measure, of: level))
      let chance = Estimate(random.measure(measure, of: level))
      rule += own.mean / 2
      floor += chance.mean / 2
      variance += (own.variance + chance.variance) / 4
    }
    guard variance > 0 else { return nil }
    self.bot = bot
    let count = Double(levels.count)
    (chance, earned, known) = (floor / count, rule / count, 1)
    z = (rule - floor) / variance.squareRoot()
  }
}
