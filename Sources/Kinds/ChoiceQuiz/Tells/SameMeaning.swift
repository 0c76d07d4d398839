internal import Diagnostics

/// Reports two choices that mean the same: one number in two spellings, or one list in another order.
enum SameMeaning: Tell {
  static let code = Code(
    "Q127", .warning, "two choices mean the same",
    why:
      "Both are right or both are wrong: players strike both out, or are counted wrong for the right answer.",
    bad: "Prompt,Right,Wrong1,Wrong2\nHow many metres make a kilometre?,1000,\"1,000\",100",
    good: "Prompt,Right,Wrong1,Wrong2\nHow many metres make a kilometre?,1000,500,100",
    fix: "Replace one of the two with another choice.")

  static func sign(_ question: HashedQuestion) -> TellSign? {
    for number in question.choices.indices {
      let choice = question.choices[number]
      for earlier in 0..<number {
        let other = question.choices[earlier]
        if let one = choice.number, let two = other.number {
          if one.value == two.value, one.unit == two.unit, !areEqual(choice, other, question) {
            return TellSign(choice: number, other: earlier)
          }
        } else if choice.words.count == other.words.count, choice.words.count > 1,
          choice.hasComma == other.hasComma, isSameList(choice, other, question)
        {
          return TellSign(choice: number, other: earlier)
        }
      }
    }
    return nil
  }

  private static let and = WordSet("and or und oder et ou y o e i и или en of och eller og")

  /// True if both choices are lists of the same words, in another order.
  private static func isSameList(
    _ left: HashedQuestion.Text, _ right: HashedQuestion.Text, _ question: HashedQuestion
  ) -> Bool {
    var sums: (UInt64, UInt64) = (0, 0)
    var hasAnd = left.hasComma
    for index in left.words {
      sums.0 &+= question.words[index].hash
      if and.contains(question.words[index]) { hasAnd = true }
    }
    guard hasAnd else { return false }
    for index in right.words { sums.1 &+= question.words[index].hash }
    guard sums.0 == sums.1, !areEqual(left, right, question) else { return false }
    // Only whole parts may change places: a list of single words.
    let links = question.words[left.words].count { and.contains($0) }
    return left.hasComma || left.words.count == 2 * links + 1
  }

  private static func areEqual(
    _ left: HashedQuestion.Text, _ right: HashedQuestion.Text, _ question: HashedQuestion
  ) -> Bool {
    guard left.words.count == right.words.count else { return false }
    for (one, two) in zip(left.words, right.words)
    where question.words[one].hash != question.words[two].hash { return false }
    return true
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let cell = question.shuffled[sign.choice ?? 0].choice
    let other = question.shuffled[sign.other ?? 0]
    return Finding(
      code, "\(cell.name) means the same as \(other.choice.name): \(question.quoted(sign))",
      at: cell.place, label: "the same in other signs", help: "replace it with another choice",
      related: [Related(other.choice.place, "as this one")])
  }
}
