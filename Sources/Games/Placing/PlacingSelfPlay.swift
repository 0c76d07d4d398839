internal import PackFormat
internal import SafeText

/// A bot that plays the ordering or the matching.
package enum PlacingBot: String, Sendable, CaseIterable {
  /// Knows every answer at once.
  case expert
  /// Knows four of five answers, swaps two items of the others, and is late now and then.
  case sensible
  /// Knows nothing.
  case random
  /// Knows every answer, but is always late.
  case slow
  /// Takes the items as they are shown.
  case shown
  /// Takes the items in the order of their letters.
  case sorted
  /// Takes the items from the shortest to the longest.
  case shortest

  package static var names: [String] { allCases.map { $0.rawValue } }

  package init?(named name: String) { self.init(rawValue: name) }

  /// Returns the bot's item for each place, and the milliseconds that it takes.
  package func answer(
    to question: Placing.Question, _ rules: PlacingRules, using generator: inout SeededGenerator
  ) -> (items: [Int], milliseconds: Int64) {
    let places = question.content.places.count
    let guess = Array(generator.shuffled(question.order.count).prefix(places))
    let knows = generator.below(5) > 0
    let first = Int(generator.below(UInt64(max(1, places - 1))))
    let part = Int64(generator.below(1000))
    let time = rules.limit * part / 1000
    switch self {
    case .expert: return (question.right, 0)
    case .sensible:
      var items = question.right
      if !knows, first + 1 < places { items.swapAt(first, first + 1) }
      // It is late one time in fifty.
      return (items, rules.limit * part / 980)
    case .random: return (guess, time)
    case .slow: return (question.right, rules.limit + part)
    case .shown: return (Array(0..<places), time)
    case .sorted:
      return (
        Self.ranked(question.shown, places) { one, other in
          one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
        }, time
      )
    case .shortest:
      return (
        Self.ranked(question.shown, places) { $0.unicodeScalars.count < $1.unicodeScalars.count },
        time
      )
    }
  }

  /// Returns the first items by an order; equal ones stay as they are shown.
  private static func ranked(
    _ texts: [String], _ places: Int, _ precedes: (String, String) -> Bool
  ) -> [Int] {
    var ranked: [Int] = []
    for item in texts.indices {
      var place = ranked.count
      while place > 0, precedes(texts[item], texts[ranked[place - 1]]) { place -= 1 }
      ranked.insert(item, at: place)
    }
    return Array(ranked.prefix(places))
  }
}

/// A bot that plays session after session, with a transcript of every answer.
package struct PlacingSelfPlay<Source: PlacingSource>: QuestionSelfPlay {
  private let source: Source
  private let bot: PlacingBot
  private var game: Placing
  package var log: SelfPlayLog

  /// Creates a bot with its game; nil if there are no questions.
  package init?(
    _ source: Source, rules: PlacingRules, seed: UInt64, bot: PlacingBot, format: Transcript.Format
  ) {
    guard let game = Placing(rules: rules, questionCount: source.questionCount, seed: seed)
    else { return nil }
    self.source = source
    self.bot = bot
    self.game = game
    log = SelfPlayLog(seed: seed, unit: "question", format)
  }

  package mutating func startAgain() { game.startAgain() }

  package mutating func playRound() throws(Source.Failure) -> Bool {
    guard let question = try game.ask(from: source) else { return false }
    let (items, milliseconds) = bot.answer(to: question, game.rules, using: &log.chance)
    // A bot answers the open question with an item for each place, so the answer is never refused.
    guard let outcome = try? game.answer(items, after: milliseconds) else { return false }
    try note(outcome, items, milliseconds)
    return true
  }

  /// Writes the line of an answer.
  private mutating func note(
    _ outcome: Placing.Outcome, _ items: [Int], _ milliseconds: Int64
  ) throws(Source.Failure) {
    log.answers?.append(outcome.given(after: milliseconds))
    let question = outcome.question
    switch log.transcript.format {
    case .text:
      let texts = question.shown
      let answered = items.map { texts[$0].terminalSafe }.joined(separator: ", ")
      let verdict =
        switch outcome.verdict {
        case .right: "right"
        case .partly:
          "\(outcome.rightPlaces) of \(items.count) right, right is \(question.content.answer.terminalSafe)"
        case .wrong, .late:
          "\(outcome.verdict.rawValue), right is \(question.content.answer.terminalSafe)"
        }
      log.transcript.line(
        "\(log.tally.games).\(game.round) \(question.content.prompt.terminalSafe):"
          + " answered \(answered) after \(milliseconds) ms: \(verdict):"
          + " \(counted(outcome.points, "point")), score \(outcome.score)")
    case .json:
      log.transcript.line(
        outcome.members(
          game: log.tally.games, round: game.round, id: try source.id(at: question.index),
          answer: items, milliseconds))
    }
  }

  package mutating func endGame() {
    log.tally.end(after: game.round, score: game.score)
    switch log.transcript.format {
    case .text:
      log.transcript.line(
        "game \(log.tally.games) over after \(counted(game.round, "question")): score \(game.score)"
      )
    case .json:
      log.transcript.line(game.members(game: log.tally.games))
    }
  }
}

/// Sessions of a bot whose results are only added up. Each is the first session that `packplay
/// --self-play` plays with its seed.
package struct PlacingTrial: Sendable {
  private let questions: [PlacingQuestion]
  private let rules: PlacingRules

  package init(_ questions: [PlacingQuestion], rules: PlacingRules) {
    self.questions = questions
    self.rules = rules
  }

  /// Plays one session and adds its results to `sums`.
  package func play(_ bot: PlacingBot, seed: UInt64, into sums: inout TrialSums) {
    guard var game = Placing(rules: rules, questionCount: questions.count, seed: seed) else {
      return
    }
    var chance = SeededGenerator(seed: ~seed)
    var time: Int64 = 0
    while let question = game.ask(from: questions) {
      let answer = bot.answer(to: question, rules, using: &chance)
      guard let outcome = try? game.answer(answer.items, after: answer.milliseconds) else { break }
      time += min(answer.milliseconds, rules.limit)
      sums.note(question.index, points: outcome.points)
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver, milliseconds: time)
  }
}
