internal import SafeText

/// A bot that plays the choice quiz.
package enum ChoiceQuizBot: String, QuestionBot {
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

/// The bot in a transcript. Choices are numbered from 1, as a person types them.
extension ChoiceQuizBot {
  package func play(
    _ question: ChoiceQuiz.Question, of game: inout ChoiceQuiz,
    using chance: inout SeededGenerator
  ) -> (answer: [Int], milliseconds: Int64?, outcome: ChoiceQuiz.Outcome)? {
    let (choices, milliseconds) = answer(to: question, game.rules, using: &chance)
    guard let outcome = try? game.answer(choices, after: milliseconds) else { return nil }
    return (choices, milliseconds, outcome)
  }

  package static func text(
    _ outcome: ChoiceQuiz.Outcome, _ choices: [Int], _ milliseconds: Int64
  ) -> String {
    let question = outcome.question
    let answered = choices.map { question.choices[$0].terminalSafe }.joined(separator: " + ")
    let verdict =
      outcome.verdict == .right
      ? "right" : "\(outcome.verdict.rawValue), right is \(question.content.answer.terminalSafe)"
    return "\(question.content.prompt.terminalSafe):"
      + " answered \(answered) after \(milliseconds) ms: \(verdict):"
      + " \(counted(outcome.points, "point")), score \(outcome.score)"
  }

  package static func members(
    _ outcome: ChoiceQuiz.Outcome, _ choices: [Int], _ milliseconds: Int64, game: Int, round: Int,
    id: String?
  ) -> Transcript.Members {
    outcome.members(game: game, round: round, id: id, choices: choices, milliseconds)
  }
}

package typealias ChoiceQuizSelfPlay<Source: QuestionSource<ChoiceQuestion>> =
  SessionSelfPlay<ChoiceQuizBot, Source>

extension SessionSelfPlay where Bot == ChoiceQuizBot {
  /// Creates a bot with its game; nil if there are no questions.
  package init?(
    _ source: Source, rules: ChoiceQuizRules, seed: UInt64, bot: ChoiceQuizBot,
    format: Transcript.Format
  ) {
    guard
      let game = ChoiceQuiz(rules: rules, questionCount: source.questionCount, seed: seed)
    else { return nil }
    self.init(bot, game, source, seed: seed, format)
  }
}

/// Sessions of a bot whose results are only added up.
package struct ChoiceQuizTrial: Sendable {
  private let questions: [ChoiceQuestion]
  private let rules: ChoiceQuizRules

  package init(_ questions: [ChoiceQuestion], rules: ChoiceQuizRules) {
    self.questions = questions
    self.rules = rules
  }

  /// Plays one session and adds its results to `sums`.
  package func play(_ bot: ChoiceQuizBot, seed: UInt64, into sums: inout TrialSums) {
    guard let game = ChoiceQuiz(rules: rules, questionCount: questions.count, seed: seed) else {
      return
    }
    sums.play(bot, game, about: questions, limit: rules.limit, seed: seed)
  }
}
