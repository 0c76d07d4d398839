internal import Diagnostics

/// Reports questions whose right choice is much longer than every wrong one.
enum MuchLonger: Tell {
  static let code = Code(
    "Q120", .warning, "the right choice is much longer than the others",
    why: "Players who know nothing take the longest choice, and are right.",
    bad:
      "Prompt,Right,Wrong1,Wrong2\nWhat is a delta?,A fan of land that a river builds where it slows down,A kind of lake,A deep valley",
    good:
      "Prompt,Right,Wrong1,Wrong2\nWhat is a delta?,Land that a river builds,A lake without a river,A deep valley",
    fix: "Shorten the right choice, leave reasons to Explanation, or write wrong ones as fully."
      + " <limit of=\"Q120\" most=\"200\"/> in pack.xml allows twice the length of the longest wrong choice."
  )

  /// A smaller difference, in characters, is hardly seen.
  static let leastDifference = 15

  static func sign(_ question: HashedQuestion) -> TellSign? {
    guard isIn(question), MoreSpecific.sign(question) == nil else { return nil }
    return TellSign(choice: 0)
  }

  private static func isIn(_ question: HashedQuestion) -> Bool {
    guard !question.isTooSmall else { return false }
    let (right, longest) = (question.choices[0], question.longestWrong)
    guard right.length - longest >= leastDifference,
      right.length * 100 >= longest * question.limits.longer
    else { return false }
    // A long name is no tell. Scripts that write no spaces have one word.
    return right.words.count == 1
      ? question.words[right.words.lowerBound].first == 0
      : question.wrongs.allSatisfy { $0.words.count < right.words.count }
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let texts = question.shuffled
    let longest = texts.dropFirst().max { $0.text.count < $1.text.count }
    let (right, other) = (texts[0].text, longest?.text ?? "")
    return Finding(
      code,
      "\(texts[0].choice.name) is much longer than the other choices: \(right.count) characters, and the longest of them has \(other.count)",
      at: texts[0].choice.place, label: "stands out",
      help: "shorten it, or write the others as fully; reasons belong to Explanation",
      related: longest.map { [Related($0.choice.place, "the longest of the others")] } ?? [])
  }
}
