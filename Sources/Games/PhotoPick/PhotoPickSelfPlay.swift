internal import SafeText

/// A bot that picks photos.
package enum PhotoPickBot: String, QuestionBot {
  /// Knows everybody.
  case expert
  /// Knows four of five people and guesses the others.
  case sensible
  /// Guesses.
  case random
  /// Knows everybody and picks somebody else.
  case contrary
  /// Picks the photo at this position.
  case first
  case middle
  case last

  /// Returns the index of the bot's pick.
  package func pick(
    _ question: PhotoPick.Question, using generator: inout SeededGenerator
  ) -> Int {
    let guess = Int(generator.below(UInt64(question.photos.count)))
    let knows = generator.below(5) > 0
    switch self {
    case .expert: return question.right
    case .sensible: return knows ? question.right : guess
    case .random: return guess
    case .contrary: return (question.right + 1) % question.photos.count
    case .first: return 0
    case .middle: return question.photos.count / 2
    case .last: return question.photos.count - 1
    }
  }
}

/// The bot in a transcript. Photos are numbered from 1, as a person types them.
extension PhotoPickBot {
  package func play(
    _ question: PhotoPick.Question, of game: inout PhotoPick, using chance: inout SeededGenerator
  ) -> (answer: Int, milliseconds: Int64?, outcome: PhotoPick.Outcome)? {
    let choice = pick(question, using: &chance)
    guard let outcome = try? game.pick(choice) else { return nil }
    return (choice, nil, outcome)
  }

  package static func text(_ outcome: PhotoPick.Outcome, _: Int, _: Int64) -> String {
    func shown(_ photo: PhotoPick.Photo) -> String { photo.person.name.terminalSafe }
    let question = outcome.question
    let names = question.photos.map(shown).joined(separator: ", ")
    return "\(shown(question.asked)) among \(names):"
      + " picked \(shown(outcome.picked)): \(outcome.isRight ? "right" : "wrong"),"
      + " score \(outcome.score)"
  }

  package static func members(
    _ outcome: PhotoPick.Outcome, _: Int, _: Int64, game: Int, round: Int, id: String?
  ) -> Transcript.Members {
    outcome.members(game: game, round: round, id: id)
  }
}

package typealias PhotoPickSelfPlay<Source: QuestionSource<Person>> =
  SessionSelfPlay<PhotoPickBot, Source>

extension SessionSelfPlay where Bot == PhotoPickBot {
  /// Creates a bot with its game; nil if the roster is too small for a round.
  package init?(
    _ source: Source, rules: PhotoPickRules, seed: UInt64, bot: PhotoPickBot,
    format: Transcript.Format
  ) {
    guard let game = PhotoPick(rules: rules, personCount: source.questionCount, seed: seed)
    else { return nil }
    self.init(bot, game, source, seed: seed, format)
  }
}

/// Games of a bot whose results are only added up.
package struct PhotoPickTrial: Sendable {
  private let people: [Person]
  private let rules: PhotoPickRules

  package init(_ people: [Person], rules: PhotoPickRules) {
    self.people = people
    self.rules = rules
  }

  /// Plays one game and adds its results to `sums`.
  package func play(_ bot: PhotoPickBot, seed: UInt64, into sums: inout TrialSums) {
    guard let game = PhotoPick(rules: rules, personCount: people.count, seed: seed) else { return }
    sums.play(bot, game, about: people, seed: seed)
  }
}
