/// Who plays the quiz where no person does.
package enum ChoiceQuizBot: String, Sendable, CaseIterable {
  /// Knows every answer, at once.
  case expert
  /// Knows four of five, guesses the others, and now and then thinks too long.
  case sensible
  /// Knows nothing.
  case random
  /// Knows every answer, and never gives one in time.
  case slow
  /// Knows nothing, and takes the longest choice.
  case longest
  /// Knows nothing, and takes the shortest choice.
  case shortest
  /// Knows nothing, and takes the choice at this place, wherever the right one stands.
  case first
  case middle
  case last

  package static var names: [String] { allCases.map { $0.rawValue } }

  package init?(named name: String) { self.init(rawValue: name) }

  /// The choice, and after how many milliseconds.
  package func answer(
    to question: ChoiceQuiz.Question, _ rules: ChoiceQuizRules,
    using generator: inout SeededGenerator
  ) -> (choice: Int, milliseconds: Int64) {
    let guess = Int(generator.below(UInt64(question.choices.count)))
    let knows = generator.below(5) > 0
    let part = generator.below(1000)
    switch self {
    case .expert: return (question.right, 0)
    // One time in fifty it is late.
    case .sensible: return (knows ? question.right : guess, rules.limit * Int64(part) / 980)
    case .random: return (guess, rules.limit * Int64(part) / 1000)
    case .slow: return (question.right, rules.limit + Int64(part))
    case .longest, .shortest, .first, .middle, .last:
      return (choiceByThumb(question.choices), rules.limit * Int64(part) / 1000)
    }
  }

  /// Of choices that are as long the first is taken, which chance has put there.
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
