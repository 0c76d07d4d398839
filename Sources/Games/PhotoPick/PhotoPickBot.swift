/// A bot that picks photos.
package enum PhotoPickBot: String, Sendable, CaseIterable {
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

  package static var names: [String] { allCases.map { $0.rawValue } }

  package init?(named name: String) { self.init(rawValue: name) }

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
