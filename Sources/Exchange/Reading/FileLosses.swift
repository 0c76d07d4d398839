internal import Diagnostics

/// Losses that are alike in many questions of a file, which the ledger has once with their number.
struct FileLosses {
  private struct Loss {
    var code: Code
    var name: String
    var count = 0
    /// The place of the first one.
    var place: Place
    var isOfQuestions: Bool
  }

  private var losses: [Loss] = []
  private var numbers: [String: Int] = [:]

  /// Counts a loss; `name` names it in the plural, such as "points other than 1".
  ///
  /// - `isOfQuestions`: the number that the ledger states is one of questions.
  mutating func add(
    _ code: Code, _ name: String, at place: Place, isOfQuestions: Bool = true
  ) {
    let key = code.id + name
    let number = numbers[key] ?? losses.count
    if number == losses.count {
      numbers[key] = number
      losses.append(
        Loss(code: code, name: name, place: place, isOfQuestions: isOfQuestions))
    }
    losses[number].count += 1
  }

  /// Writes all losses into the ledger, each at the place of its first question.
  func note(in sink: inout ImportSink) {
    for loss in losses {
      let questions = loss.count == 1 ? "1 question" : "\(loss.count) questions"
      let times = loss.count == 1 ? "" : " (\(loss.count) times)"
      let message =
        loss.isOfQuestions ? "lost in \(questions): \(loss.name)" : "lost: \(loss.name)\(times)"
      sink.note(loss.code, message, at: loss.place)
    }
  }
}
