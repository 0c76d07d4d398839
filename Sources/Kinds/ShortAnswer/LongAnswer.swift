internal import Diagnostics

/// Reports answers that are too long to type if no shorter one is accepted.
enum LongAnswer: AnswerRule {
  static let code = Code(
    "Q605", .warning, "an answer is too long to type",
    why: "Players run out of time, and hardly anybody types it without two slips.",
    bad: "Prompt,Answer\nWho wrote Faust?,The German poet Johann Wolfgang von Goethe",
    good: "Prompt,Answer,Accepted\nWho wrote Faust?,Johann Wolfgang von Goethe,Goethe",
    fix: "Ask for less, or accept a shorter answer, too.")

  /// The number of characters that a player types gladly.
  static let most = 40

  static func findings(for question: AnswerRow) -> [Finding] {
    let counts = question.right.map(\.text.count)
    guard let length = counts.first, counts.allSatisfy({ $0 > most }), !question.answer.isStandIn
    else { return [] }
    return [
      Finding(
        code, "this answer has \(length) characters", at: question.answer.place,
        label: "over \(most)", help: "ask for less, or accept a shorter answer, too")
    ]
  }
}
