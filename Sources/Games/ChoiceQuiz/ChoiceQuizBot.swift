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

  /// Returns the index of the bot's choice, and the milliseconds that it takes.
  package func answer(
    to question: ChoiceQuiz.Question, _ rules: ChoiceQuizRules,
    using generator: inout SeededGenerator
  ) -> (choice: Int, milliseconds: Int64) {
    let guess = Int(generator.below(UInt64(question.choices.count)))
    let knows = generator.below(5) > 0
    let part = generator.below(1000)
    switch self {
    case .expert: return (question.right, 0)
    // It is late one time in fifty.
    case .sensible: return (knows ? question.right : guess, rules.limit * Int64(part) / 980)
    case .random: return (guess, rules.limit * Int64(part) / 1000)
    case .slow: return (question.right, rules.limit + Int64(part))
    case .longest, .shortest, .first, .middle, .last:
      return (choiceByThumb(question.choices), rules.limit * Int64(part) / 1000)
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
