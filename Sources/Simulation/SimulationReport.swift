internal import Games
package import PackFormat

/// What bots came to in thousands of games of one pack: a plain value, to be told or drawn.
package struct SimulationReport: Sendable {
  /// What one bot came to.
  package struct Bot: Sendable {
    package let bot: SimulatedBot
    package let scores: Distribution
    package let rounds: Distribution
    /// Games that were left because they would not end.
    package let unfinished: Int
    /// How long a game took on average, where the rules have a clock.
    package let seconds: Double?
    /// What a question brought on average.
    package let earned: Double
    /// How often a question brought anything.
    package let scored: Share
    /// Rounds that asked what their game had asked before, and games with any.
    package let repeats: Int
    package let gamesWithRepeats: Int
  }

  /// What one question, or level, came to.
  package struct Question: Sendable {
    /// Which of the pack it is.
    package let index: Int
    /// As people know it.
    package let label: String
    /// By all bots together.
    package let asked: Int
    package let scored: Int
    /// What guessing earns on average: by the number of choices, else as the random bot did.
    package let floor: Double?
    /// What the sensible bot earned on average.
    package let sensible: Double?
  }

  package let card: PackCard
  /// What one of the rounds is called.
  package let roundWord: String
  package let seed: UInt64
  /// Of each bot.
  package let games: Int
  /// How long a game may take by the clock of its rules; nil where they have none.
  package let mostSeconds: Int?
  package let bots: [Bot]
  /// Those that were played: all, or an even sample where there are very many.
  package let questions: [Question]
  /// Whether some questions are harder for the sensible bot than others, by more than chance explains.
  package let questionsDiffer: Bool
  package let thumbs: [ThumbTest]
  /// In the pack's order; empty where questions are no levels.
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

  /// The bot that stands for people.
  package var sensible: Bot? { bots.first { $0.bot.role == .sensible } }

  /// Questions that were asked, and on which not even a bot that knows the answer scored.
  package var unscored: [Question] { questions.filter { $0.asked > 0 && $0.scored == 0 } }

  /// Those of which the sensible bot earned least, or most, with their order among equals kept.
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
  /// Pearson's test of whether every question was scored on with the same chance.
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
  /// On average; nil where it was not asked.
  var earned: Double? { asked > 0 ? Double(points) / Double(asked) : nil }
}
