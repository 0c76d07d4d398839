internal import Diagnostics
internal import Games

/// A question and its choices can be read in the seconds that the rules give.
enum TooLongToRead: QuestionRule {
  static let code = Code(
    "P204", .warning, "a question cannot be read in its time",
    why: "The time is up before a player has read all choices, whatever they know.",
    bad: "(a question and choices of 400 letters, and <rules seconds=\"10\"/>)",
    good: "(the same, and <rules seconds=\"20\"/>)",
    mend: "Shorten the question or its choices, or let the rules give more seconds.")

  /// Adults read silently about 250 words a minute, and an English word has about six characters
  /// with its space: 25 a second. At that speed nothing of the time is left for thinking, so who is
  /// told this has surely too long a question.
  static let charactersPerSecond = 25

  static func findings(for question: QuestionRow) -> [Finding] {
    guard let prompt = question.prompt, let text = prompt.text, let rules = question.rules,
      !(prompt.isStandIn && question.choices.allSatisfy(\.isStandIn))
    else { return [] }
    let length = question.given.reduce(text.count) { $0 + $1.text.count }
    guard length > rules.seconds * charactersPerSecond else { return [] }
    let needed = (length + charactersPerSecond - 1) / charactersPerSecond
    return [
      Finding(
        code,
        "\(length) characters of question and choices cannot be read in"
          + " \(rules.seconds) second\(rules.seconds == 1 ? "" : "s")", at: prompt.place,
        label: "\(charactersPerSecond) a second is quick reading",
        help: "shorten it, or give more time: <rules seconds=\"\(needed)\"/> is the least")
    ]
  }
}
