internal import Diagnostics

/// The answers to an item for a typed text: those that bring all points, and those that bring none or a part.
struct QTITypedAnswers {
  private var right: [String]
  private var refused: [String] = []
  private var partly: [String] = []

  /// - `correct`: the answers that the item calls correct.
  /// - `points`: the points of further answers. The most of them are all that can be had.
  init(correct: [String], _ points: [(key: String, points: Double)]) {
    right = correct.filter { !$0.isEmpty }
    let most = points.map(\.points).max() ?? 0
    for (answer, value) in points where !answer.isEmpty && !right.contains(answer) {
      if value <= 0 {
        refused.append(answer)
      } else if value >= most {
        right.append(answer)
      } else {
        partly.append(answer)
      }
    }
  }

  /// Returns the question with its answers; nil if none is right.
  func question(_ prompt: String, at place: Place) -> ExchangedQuestion? {
    right.isEmpty ? nil : .typed(prompt, answers: right, refused: refused, at: place)
  }

  /// The words about answers that cannot be taken; nil if there are none.
  var loss: String? {
    if partly.isEmpty { return nil }
    let listed = partly.map { "\"\($0)\"" }.joined(separator: ", ")
    return "answers worth a part of the points are lost: \(listed)"
  }
}
