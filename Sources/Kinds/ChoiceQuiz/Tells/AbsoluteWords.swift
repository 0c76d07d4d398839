internal import Diagnostics

/// Reports wrong choices with English words such as "always", which the right choice does without.
enum AbsoluteWords: Tell {
  static let code = Code(
    "Q124", .warning, "a wrong choice is absolute",
    why:
      "Hardly anything is always or never so, as players know: they strike out such a choice unread.",
    bad:
      "Prompt,Right,Wrong1,Wrong2\nWhat do cats do at night?,They hunt by sound,They always sleep,They never eat",
    good:
      "Prompt,Right,Wrong1,Wrong2\nWhat do cats do at night?,They hunt by sound,They sleep,They eat grass",
    fix: "Leave the word out, so that the choice is wrong by its content.")

  /// Words that one wrong choice gives itself away by.
  private static let strong = WordSet(
    "always never absolutely completely entirely totally impossible everyone everybody nobody"
      + " everything nothing invariably exclusively")
  /// Words that are telling if several wrong choices have them.
  private static let weak = WordSet("all only every none no any must cannot")

  static func sign(_ question: HashedQuestion) -> TellSign? {
    guard question.isEnglish, !question.isTooSmall else { return nil }
    var weakCount = 0
    var weakSign: TellSign?
    var sign: TellSign?
    for (number, choice) in question.choices.enumerated() {
      guard let (index, isStrong) = absolute(choice, question) else { continue }
      // If the right choice is as absolute, or the question itself, nothing is given away.
      if number == 0 { return nil }
      let found = TellSign(choice: number, bytes: question.words[index].bytes)
      if isStrong { sign = sign ?? found } else { weakCount += 1 }
      weakSign = weakSign ?? found
    }
    guard let found = sign ?? (weakCount > 1 ? weakSign : nil) else { return nil }
    for word in question.words[question.prompt.words]
    where strong.contains(word) || weak.contains(word) { return nil }
    return found
  }

  /// The first absolute word of a statement; nil for a name or title, and for one or two words.
  private static func absolute(
    _ choice: HashedQuestion.Text, _ question: HashedQuestion
  ) -> (index: Int, isStrong: Bool)? {
    guard choice.words.count > 2 else { return nil }
    for index in choice.words {
      let word = question.words[index]
      guard word.letters > 1 else { continue }
      let isStrong = strong.contains(word)
      guard isStrong || weak.contains(word) else { continue }
      let isFirst = index == choice.words.lowerBound
      // In titles, all words begin with large letters.
      if word.marks.contains(.beginsLarge),
        !isFirst || question.words[index + 1].marks.contains(.beginsLarge)
      {
        continue
      }
      return (index, isStrong)
    }
    return nil
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let (right, cell) = (question.shuffled[0].choice, question.shuffled[sign.choice ?? 0].choice)
    let word = question.quoted(sign)
    return Finding(
      code, "\(cell.name) says \(word), and \(right.name) has no such word", at: cell.place,
      label: "easily struck out",
      help: "leave \(word) out, so that the choice is wrong by its content",
      related: [Related(right.place, "the right choice")])
  }
}
