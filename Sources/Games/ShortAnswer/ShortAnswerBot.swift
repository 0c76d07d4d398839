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
