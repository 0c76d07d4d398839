internal import Games
package import PackFormat

/// The results of thousands of games that bots played of one pack, as a plain value.
package struct SimulationReport: Sendable {
  /// The results of one bot.
  package struct Bot: Sendable {
    package let bot: SimulatedBot
    package let scores: Distribution
    package let rounds: Distribution
    /// The number of games that were stopped because they did not end.
    package let unfinished: Int
    /// The mean length of a game; nil if the rules have no clock.
    package let seconds: Double?
    /// The mean number of points for a question.
    package let earned: Double
    /// The share of questions that brought any points.
    package let scored: Share
    /// The number of rounds that repeated a question of their game, and of games with such rounds.
    package let repeats: Int
    package let gamesWithRepeats: Int
  }

  /// The results of one question or level.
  package struct Question: Sendable {
    /// The number of the question in the pack.
    package let index: Int
    /// A short name for people.
    package let label: String
    /// The number of times that the bots together were asked, and scored.
    package let asked: Int
    package let scored: Int
    /// The mean points for guessing: from the number of choices, or else from the random bot.
    package let floor: Double?
    /// The mean points of the sensible bot.
    package let sensible: Double?
  }

  package let card: PackCard
  /// The word for one round of the game.
  package let roundWord: String
  package let seed: UInt64
  /// The number of games of each bot.
  package let games: Int
  /// The time limit of a game by its rules; nil if there is none.
  package let mostSeconds: Int?
  package let bots: [Bot]
  /// The questions that were played: all, or an even sample if there are very many.
  package let questions: [Question]
  /// True if some questions are significantly harder for the sensible bot than others.
  package let questionsDiffer: Bool
  package let thumbs: [ThumbTest]
  /// The levels in the pack's order; empty if questions are not levels.
  package let levels: [LevelResult]

  init(
    _ card: PackCard, _ kind: SimulatedKind, _ game: SimulatedGame, bots: [SimulatedBot],
    sums: [TrialSums], games: Int, seed: UInt64
  ) {
    self.card = card
    roundWord = kind.roundWord
    self.games = games
    self.seed = seed
    let played = zip(bots, sums).map { (bot: $0, sums: $1) }
    mostSeconds = game.mostSeconds
    self.bots = played.map { Bot($0.bot, $0.sums, hasClock: game.mostSeconds != nil) }
    func came(_ role: SimulatedBot.Role) -> TrialSums? {
      played.first { $0.bot.role == role }?.sums
    }
    let (floor, sensible) = (came(.random), came(.sensible))
    questions = game.questions.indices.map { number in
      Question(
        index: game.questions[number].index, label: game.questions[number].label,
        asked: played.reduce(0) { $0 + $1.sums.questions[number].asked },
        scored: played.reduce(0) { $0 + $1.sums.questions[number].scored },
        floor: game.chances.map { $0[number] * game.rightPoints }
          ?? floor?.questions[number].earned,
        sensible: sensible?.questions[number].earned)
    }
    questionsDiffer = sensible.map(\.hasClearlyHarderQuestions) ?? false
    thumbs = ThumbTest.all(of: game, played)
    levels = LevelResult.all(of: game, played)
  }

  /// The bot that plays as a person might.
  package var sensible: Bot? { bots.first { $0.bot.role == .sensible } }

  /// Questions that were asked, and on which no bot scored, not even one that knows the answers.
  package var unscored: [Question] { questions.filter { $0.asked > 0 && $0.scored == 0 } }

  /// The `count` questions on which the sensible bot earned least or most. Ties are in the pack's
  /// order.
  package func extremes(_ count: Int, hardest: Bool) -> [Question] {
    let rated = questions.filter { $0.sensible != nil }.sorted {
      let (left, right) = ($0.sensible ?? 0, $1.sensible ?? 0)
      if left == right { return $0.index < $1.index }
      return hardest ? left < right : left > right
    }
    return Array(rated.prefix(count))
  }
}

extension SimulationReport.Bot {
  init(_ bot: SimulatedBot, _ sums: TrialSums, hasClock: Bool) {
    self.bot = bot
    scores = Distribution(sums.scores)
    rounds = Distribution(sums.rounds)
    unfinished = sums.unfinished
    seconds =
      hasClock && sums.games > 0
      ? Double(sums.milliseconds) / 1000 / Double(sums.games) : nil
    let asked = sums.questions.reduce(0) { $0 + $1.asked }
    earned = asked > 0 ? sums.points / Double(asked) : 0
    scored = Share(sums.questions.reduce(0) { $0 + $1.scored }, of: asked)
    repeats = sums.repeats
    gamesWithRepeats = sums.gamesWithRepeats
  }
}

extension TrialSums {
  /// True if Pearson's chi-squared test rejects that all questions were scored on with equal
  /// chance.
  var hasClearlyHarderQuestions: Bool {
    let asked = questions.filter { $0.asked > 0 }
    let part = Share(asked.reduce(0) { $0 + $1.scored }, of: asked.reduce(0) { $0 + $1.asked }).part
    guard asked.count > 1, part > 0, part < 1 else { return false }
    let freedom = Double(asked.count - 1)
    let squares = asked.reduce(0.0) { sum, question in
      let difference = Double(question.scored) - Double(question.asked) * part
      return sum + difference * difference / (Double(question.asked) * part * (1 - part))
    }
    return (squares - freedom) / (2 * freedom).squareRoot() > Estimate.clear
  }

  var points: Double { questions.reduce(0) { $0 + Double($1.points) } }
}

extension TrialSums.Question {
  /// The mean number of points; nil if the question was not asked.
  var earned: Double? { asked > 0 ? Double(points) / Double(asked) : nil }
}
