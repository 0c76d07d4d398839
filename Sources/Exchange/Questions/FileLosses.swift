internal import Diagnostics

/// Losses that are alike in many questions of a file, which the ledger has once with their number.
struct FileLosses {
  private struct Loss {
    var code: Code
    var name: String
    var count = 0
    /// The place of the first one.
    var place: Place
  }

  private var losses: [Loss] = []
  private var numbers: [String: Int] = [:]

  /// Counts a loss; `name` names it in the plural, such as "points other than 1".
  mutating func add(_ code: Code, _ name: String, at place: Place) {
    let key = code.id + name
    let number = numbers[key] ?? losses.count
    if number == losses.count {
      numbers[key] = number
      losses.append(Loss(code: code, name: name, place: place))
    }
    losses[number].count += 1
  }

  /// Writes all losses into the ledger, each at the place of its first question.
  func note(in sink: inout ImportSink) {
    for loss in losses {
      let questions = loss.count == 1 ? "1 question" : "\(loss.count) questions"
      sink.note(loss.code, "lost in \(questions): \(loss.name)", at: loss.place)
    }
  }
}
