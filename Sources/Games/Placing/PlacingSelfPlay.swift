internal import SafeText

/// A bot that plays the ordering or the matching.
package enum PlacingBot: String, QuestionBot {
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

/// The bot in a transcript.
extension PlacingBot {
  package func play(
    _ question: Placing.Question, of game: inout Placing, using chance: inout SeededGenerator
  ) -> (answer: [Int], milliseconds: Int64?, outcome: Placing.Outcome)? {
    let (items, milliseconds) = answer(to: question, game.rules, using: &chance)
    guard let outcome = try? game.answer(items, after: milliseconds) else { return nil }
    return (items, milliseconds, outcome)
  }

  package static func text(
    _ outcome: Placing.Outcome, _ items: [Int], _ milliseconds: Int64
  ) -> String {
    let question = outcome.question
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
    return "\(question.content.prompt.terminalSafe):"
      + " answered \(answered) after \(milliseconds) ms: \(verdict):"
      + " \(counted(outcome.points, "point")), score \(outcome.score)"
  }

  package static func members(
    _ outcome: Placing.Outcome, _ items: [Int], _ milliseconds: Int64, game: Int, round: Int,
    id: String?
  ) -> Transcript.Members {
    outcome.members(game: game, round: round, id: id, answer: items, milliseconds)
  }
}

package typealias PlacingSelfPlay<Source: QuestionSource<PlacingQuestion>> =
  SessionSelfPlay<PlacingBot, Source>

extension SessionSelfPlay where Bot == PlacingBot {
  /// Creates a bot with its game; nil if there are no questions.
  package init?(
    _ source: Source, rules: PlacingRules, seed: UInt64, bot: PlacingBot, format: Transcript.Format
  ) {
    guard let game = Placing(rules: rules, questionCount: source.questionCount, seed: seed)
    else { return nil }
    self.init(bot, game, source, seed: seed, format)
  }
}

/// Sessions of a bot whose results are only added up.
package struct PlacingTrial: Sendable {
  private let questions: [PlacingQuestion]
  private let rules: PlacingRules

  package init(_ questions: [PlacingQuestion], rules: PlacingRules) {
    self.questions = questions
    self.rules = rules
  }

  /// Plays one session and adds its results to `sums`.
  package func play(_ bot: PlacingBot, seed: UInt64, into sums: inout TrialSums) {
    guard let game = Placing(rules: rules, questionCount: questions.count, seed: seed) else {
      return
    }
    sums.play(bot, game, about: questions, limit: rules.limit, seed: seed)
  }
}
