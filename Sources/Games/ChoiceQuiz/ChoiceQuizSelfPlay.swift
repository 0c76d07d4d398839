internal import PackFormat
internal import SafeText

/// A bot that plays the choice quiz.
package enum ChoiceQuizBot: String, Sendable, CaseIterable {
  /// Knows every answer at once.
  case expert
  /// Knows four of five answers, guesses the others, and is late now and then.
  case sensible
  /// Knows nothing.
  case random
  /// Knows every answer, but is always late.
  case slow
  /// Takes the longest choice.
  case longest
  /// Takes the shortest choice.
  case shortest
  /// Takes the choice at this position.
  case first
  case middle
  case last

  package static var names: [String] { allCases.map { $0.rawValue } }

  package init?(named name: String) { self.init(rawValue: name) }

  /// Returns the indices of the bot's choices, and the milliseconds that it takes. A bot that does not know takes one
  /// choice, also of a question with several right ones.
  package func answer(
    to question: ChoiceQuiz.Question, _ rules: ChoiceQuizRules,
    using generator: inout SeededGenerator
  ) -> (choices: [Int], milliseconds: Int64) {
    let guess = [Int(generator.below(UInt64(question.choices.count)))]
    let knows = generator.below(5) > 0
    let part = generator.below(1000)
    switch self {
    case .expert: return (question.rights, 0)
    // It is late one time in fifty.
    case .sensible: return (knows ? question.rights : guess, rules.limit * Int64(part) / 980)
    case .random: return (guess, rules.limit * Int64(part) / 1000)
    case .slow: return (question.rights, rules.limit + Int64(part))
    case .longest, .shortest, .first, .middle, .last:
      return ([choiceByThumb(question.choices)], rules.limit * Int64(part) / 1000)
    }
  }

  /// Returns the choice by the bot's rule of thumb. Of equally long choices the first one counts,
  /// whose position is random.
  private func choiceByThumb(_ choices: [String]) -> Int {
    switch self {
    case .longest: Self.greatest(choices.map { $0.unicodeScalars.count })
    case .shortest: Self.greatest(choices.map { -$0.unicodeScalars.count })
    case .middle: choices.count / 2
    case .last: choices.count - 1
    default: 0
    }
  }

  private static func greatest(_ numbers: [Int]) -> Int {
    var found = 0
    for index in numbers.indices where numbers[index] > numbers[found] { found = index }
    return found
  }
}

/// A bot that plays session after session, with a transcript of every answer.
package struct ChoiceQuizSelfPlay<Source: ChoiceQuestionSource>: QuestionSelfPlay {
  private let source: Source
  private let bot: ChoiceQuizBot
  private var game: ChoiceQuiz
  package var log: SelfPlayLog

  /// Creates a bot with its game; nil if there are no questions.
  package init?(
    _ source: Source, rules: ChoiceQuizRules, seed: UInt64, bot: ChoiceQuizBot,
    format: Transcript.Format
  ) {
    guard
      let game = ChoiceQuiz(rules: rules, questionCount: source.questionCount, seed: seed)
    else { return nil }
    self.source = source
    self.bot = bot
    self.game = game
    log = SelfPlayLog(seed: seed, unit: "question", format)
  }

  package mutating func startAgain() { game.startAgain() }

  package mutating func playRound() throws(Source.Failure) -> Bool {
    guard let question = try game.ask(from: source) else { return false }
    let (choices, milliseconds) = bot.answer(to: question, game.rules, using: &log.chance)
    // A bot answers the open question with one of its choices, so the answer is never refused.
    guard let outcome = try? game.answer(choices, after: milliseconds) else { return false }
    try note(outcome, choices, milliseconds)
    return true
  }

  /// Writes the line of an answer. Choices are numbered from 1, as a person types them.
  private mutating func note(
    _ outcome: ChoiceQuiz.Outcome, _ choices: [Int], _ milliseconds: Int64
  ) throws(Source.Failure) {
    log.answers?.append(outcome.given(after: milliseconds))
    let question = outcome.question
    switch log.transcript.format {
    case .text:
      let verdict =
        outcome.verdict == .right
        ? "right" : "\(outcome.verdict.rawValue), right is \(question.content.answer.terminalSafe)"
      log.transcript.line(
        "\(log.tally.games).\(game.round) \(question.content.prompt.terminalSafe):"
          + " answered \(choices.map { question.choices[$0].terminalSafe }.joined(separator: " + ")) after \(milliseconds) ms: \(verdict):"
          + " \(counted(outcome.points, "point")), score \(outcome.score)")
    case .json:
      log.transcript.line(
        outcome.members(
          game: log.tally.games, round: game.round, id: try source.id(at: question.index),
          choices: choices, milliseconds))
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
package struct ChoiceQuizTrial: Sendable {
  private let questions: [ChoiceQuestion]
  private let rules: ChoiceQuizRules

  package init(_ questions: [ChoiceQuestion], rules: ChoiceQuizRules) {
    self.questions = questions
    self.rules = rules
  }

  /// Plays one session and adds its results to `sums`.
  package func play(_ bot: ChoiceQuizBot, seed: UInt64, into sums: inout TrialSums) {
    guard var game = ChoiceQuiz(rules: rules, questionCount: questions.count, seed: seed) else {
      return
    }
    var chance = SeededGenerator(seed: ~seed)
    var time: Int64 = 0
    while let question = game.ask(from: questions) {
      let answer = bot.answer(to: question, rules, using: &chance)
      guard let outcome = try? game.answer(answer.choices, after: answer.milliseconds) else {
        break
      }
      time += min(answer.milliseconds, rules.limit)
      sums.note(question.index, points: outcome.points)
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver, milliseconds: time)
  }
}
