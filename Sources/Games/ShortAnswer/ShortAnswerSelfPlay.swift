internal import PackFormat
internal import SafeText

/// A bot that plays the short answer.
package enum ShortAnswerBot: String, Sendable, CaseIterable {
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

  package static var names: [String] { allCases.map { $0.rawValue } }

  package init?(named name: String) { self.init(rawValue: name) }

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

/// A bot that plays session after session, with a transcript of every answer.
package struct ShortAnswerSelfPlay<Source: ShortQuestionSource>: QuestionSelfPlay {
  private let source: Source
  private let bot: ShortAnswerBot
  private var game: ShortAnswer
  package var log: SelfPlayLog

  /// Creates a bot with its game; nil if there are no questions.
  package init?(
    _ source: Source, rules: ShortAnswerRules, seed: UInt64, bot: ShortAnswerBot,
    format: Transcript.Format
  ) {
    guard let game = ShortAnswer(source, rules: rules, seed: seed) else { return nil }
    self.source = source
    self.bot = bot
    self.game = game
    log = SelfPlayLog(seed: seed, unit: "question", format)
  }

  package mutating func startAgain() { game.startAgain() }

  package mutating func playRound() throws(Source.Failure) -> Bool {
    guard let question = try game.ask(from: source) else { return false }
    var missed: [String] = []
    guard
      let last = game.play(bot, question, using: &log.chance, { text, _ in missed.append(text) })
    else { return false }
    try note(last.outcome, missed, answer: last.text, last.milliseconds)
    return true
  }

  /// Writes the line of a question: all answers to it, and the result.
  private mutating func note(
    _ outcome: ShortAnswer.Outcome, _ missed: [String], answer: String, _ milliseconds: Int64
  ) throws(Source.Failure) {
    log.answers?.append(outcome.given(after: milliseconds))
    let content = outcome.question.content
    switch log.transcript.format {
    case .text:
      let answers = (missed + [answer]).map { $0.terminalSafe }.joined(separator: ", then ")
      let verdict =
        switch (outcome.verdict, outcome.match) {
        case (.right, .slip?): "right but for a slip, it is \(content.answer.terminalSafe)"
        case (.right, _): "right"
        case (let verdict, _): "\(verdict.rawValue), right is \(content.answer.terminalSafe)"
        }
      log.transcript.line(
        "\(log.tally.games).\(game.round) \(content.prompt.terminalSafe):"
          + " answered \(answers) after \(milliseconds) ms: \(verdict):"
          + " \(counted(outcome.points, "point")), score \(outcome.score)")
    case .json:
      log.transcript.line(
        outcome.members(
          game: log.tally.games, round: game.round, id: try source.id(at: outcome.question.index),
          answers: missed + [answer], milliseconds))
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

extension ShortAnswer {
  /// Lets a bot answer the open question until it is settled; nil if none is open.
  ///
  /// - Parameter note: Called with each answer that leaves the question open, and its time.
  /// - Returns: The last answer, which is empty for a pass, its time, and the result.
  mutating func play(
    _ bot: ShortAnswerBot, _ question: Question, using chance: inout SeededGenerator,
    _ note: (String, Int64) -> Void
  ) -> (text: String, milliseconds: Int64, outcome: Outcome)? {
    while true {
      let (text, milliseconds) = bot.answer(
        to: question.content, try: attempt, rules, using: &chance)
      do {
        switch try answer(text, after: milliseconds) {
        case .settled(let outcome): return (text, milliseconds, outcome)
        case .again: note(text, milliseconds)
        }
      } catch {
        // A bot that has nothing else to say passes.
        guard let outcome = try? pass() else { return nil }
        return ("", milliseconds, outcome)
      }
    }
  }
}

/// Sessions of a bot whose results are only added up. Each is the first session that `packplay
/// --self-play` plays with its seed.
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
    var game = ShortAnswer(
      rules: rules, deck: Deck(count: questions.count), matcher: matcher, known: forms, seed: seed)
    var chance = SeededGenerator(seed: ~seed)
    var time: Int64 = 0
    while let question = game.ask(from: questions) {
      guard let last = game.play(bot, question, using: &chance, { _, _ in }) else { break }
      time += min(last.milliseconds, rules.limit)
      sums.note(question.index, points: last.outcome.points)
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver, milliseconds: time)
  }
}
