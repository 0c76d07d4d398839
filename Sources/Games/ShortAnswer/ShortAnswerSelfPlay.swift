internal import SafeText

/// A bot that plays the short answer.
package enum ShortAnswerBot: String, QuestionBot {
  /// Knows every answer at once.
  case expert
  /// Knows four of five answers, types one of five with a slip, and is late now and then.
  case sensible
  /// Knows every answer, but types its first try with a slip.
  case slips
  /// Knows every answer, but only on its last try.
  case last
  /// Types letters at random.
  case random
  /// Knows every answer, but is always late.
  case slow

  /// Returns the bot's answer on a try, counted from 1, and the milliseconds for which the question
  /// has been open by then.
  package func answer(
    to question: ShortQuestion, try number: Int, _ rules: ShortAnswerRules,
    using generator: inout SeededGenerator
  ) -> (text: String, milliseconds: Int64) {
    let guess = Self.guess(using: &generator)
    let slipped = Self.slipped(question.answer, using: &generator)
    let knows = generator.below(5) > 0
    let slips = generator.below(5) == 0
    // The tries share the time.
    let part = Int64(number - 1) * 1000 + Int64(generator.below(1000))
    let milliseconds = rules.limit * part / (Int64(rules.tries) * 1000)
    switch self {
    case .expert: return (question.answer, 0)
    case .sensible:
      let text = !knows ? guess : slips ? slipped : question.answer
      // It is late one time in fifty on its last try.
      return (text, rules.limit * part / (Int64(rules.tries) * 1000 - 20))
    case .slips: return (number == 1 ? slipped : question.answer, milliseconds)
    case .last: return (number == rules.tries ? question.answer : guess, milliseconds)
    case .random: return (guess, milliseconds)
    case .slow: return (question.answer, rules.limit + part)
    }
  }

  /// Returns six letters.
  private static func guess(using generator: inout SeededGenerator) -> String {
    var letters = ""
    for _ in 0..<6 { letters.unicodeScalars.append(letter(using: &generator)) }
    return letters
  }

  /// Returns a text with two letters swapped that differ, or with one letter more.
  private static func slipped(_ text: String, using generator: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = Int(generator.below(UInt64(max(1, scalars.count - 1))))
    let extra = letter(using: &generator)
    if place + 1 < scalars.count, scalars[place] != scalars[place + 1],
      !scalars[place].isDigit, !scalars[place + 1].isDigit
    {
      scalars.swapAt(place, place + 1)
    } else {
      scalars.insert(extra, at: place)
    }
    var slipped = ""
    for scalar in scalars { slipped.unicodeScalars.append(scalar) }
    return slipped
  }

  private static func letter(using generator: inout SeededGenerator) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(ascii: "a") + UInt8(generator.below(26)))
  }
}

/// The bot in a transcript: all answers to a question, of which the last is empty for a pass.
extension ShortAnswerBot {
  package func play(
    _ question: ShortAnswer.Question, of game: inout ShortAnswer,
    using chance: inout SeededGenerator
  ) -> (answer: [String], milliseconds: Int64?, outcome: ShortAnswer.Outcome)? {
    var answers: [String] = []
    while true {
      let (text, milliseconds) = answer(
        to: question.content, try: game.attempt, game.rules, using: &chance)
      do {
        let reply = try game.answer(text, after: milliseconds)
        answers.append(text)
        if case .settled(let outcome) = reply { return (answers, milliseconds, outcome) }
      } catch {
        // A bot that has nothing else to say passes.
        guard let outcome = try? game.pass() else { return nil }
        return (answers + [""], milliseconds, outcome)
      }
    }
  }

  package static func text(
    _ outcome: ShortAnswer.Outcome, _ answers: [String], _ milliseconds: Int64
  ) -> String {
    let content = outcome.question.content
    let answered = answers.map { $0.terminalSafe }.joined(separator: ", then ")
    let verdict =
      switch (outcome.verdict, outcome.match) {
      case (.right, .slip?): "right but for a slip, it is \(content.answer.terminalSafe)"
      case (.right, _): "right"
      case (let verdict, _): "\(verdict.rawValue), right is \(content.answer.terminalSafe)"
      }
    return "\(content.prompt.terminalSafe):"
      + " answered \(answered) after \(milliseconds) ms: \(verdict):"
      + " \(counted(outcome.points, "point")), score \(outcome.score)"
  }

  package static func members(
    _ outcome: ShortAnswer.Outcome, _ answers: [String], _ milliseconds: Int64, game: Int,
    round: Int, id: String?
  ) -> Transcript.Members {
    outcome.members(game: game, round: round, id: id, answers: answers, milliseconds)
  }
}

package typealias ShortAnswerSelfPlay<Source: ShortQuestionSource> =
  SessionSelfPlay<ShortAnswerBot, Source>

extension SessionSelfPlay where Bot == ShortAnswerBot, Source: ShortQuestionSource {
  /// Creates a bot with its game; nil if there are no questions.
  package init?(
    _ source: Source, rules: ShortAnswerRules, seed: UInt64, bot: ShortAnswerBot,
    format: Transcript.Format
  ) {
    guard let game = ShortAnswer(source, rules: rules, seed: seed) else { return nil }
    self.init(bot, game, source, seed: seed, format)
  }
}

/// Sessions of a bot whose results are only added up.
package struct ShortAnswerTrial: Sendable {
  private let questions: [ShortQuestion]
  private let rules: ShortAnswerRules
  private let matcher: AnswerMatcher
  /// The folded answers, because folding takes much longer than playing.
  private let forms: [AnswerForms]

  package init(_ questions: [ShortQuestion], rules: ShortAnswerRules, languages: [String]) {
    self.questions = questions
    self.rules = rules
    let matcher = AnswerMatcher(rules.tolerance, languages: languages)
    self.matcher = matcher
    forms = questions.map { matcher.forms(of: $0) }
  }

  /// Plays one session and adds its results to `sums`.
  package func play(_ bot: ShortAnswerBot, seed: UInt64, into sums: inout TrialSums) {
    guard !questions.isEmpty else { return }
    let game = ShortAnswer(
      rules: rules, deck: Deck(count: questions.count), matcher: matcher, known: forms, seed: seed)
    sums.play(bot, game, about: questions, limit: rules.limit, seed: seed)
  }
}
