internal import Diagnostics

/// The keys of all tables of an import, and the questions that wait until it is settled how to read them.
///
/// Tables with the same columns for choices and keys come from one program, so their keys are read in one way. Most
/// tables settle that within a few rows. What is still open behind the last file is refused.
final class AnswerKeys {
  private let stated: IndexBase?
  private var readings: [String: KeyReading] = [:]
  /// The questions of the file that is being read that wait, by the columns of their table.
  private var waiting: [String: [KeyedQuestion]] = [:]
  /// The most questions that wait. If as many prove nothing, the import is refused.
  static let mostWaiting = 10_000
  /// The first fault of each table whose questions no longer wait.
  private var faults: [String: Finding] = [:]

  init(stated: IndexBase? = nil) { self.stated = stated }

  /// A question whose key is read, with the choices that the key names.
  typealias Read = (question: KeyedQuestion, named: [Int])

  /// Takes a question, and returns those that are settled by now, in their order.
  func take(_ question: KeyedQuestion, _ form: RightForm, columns: String) -> [Read] {
    if faults[columns] != nil { return [] }
    var reading = readings.removeValue(forKey: columns) ?? KeyReading(form, stated: stated)
    var queue = waiting.removeValue(forKey: columns) ?? []
    queue.append(question)
    var isSettledMore = reading.learn(from: question)
    // A proof of texts or places may let a waiting question prove from where places count.
    while isSettledMore {
      isSettledMore = false
      for question in queue where reading.learn(from: question) { isSettledMore = true }
    }
    let read = Self.read(&queue, &reading)
    if queue.count > Self.mostWaiting, let first = queue.first {
      faults[columns] = reading.openness(of: first)
      queue = []
    }
    readings[columns] = reading
    if !queue.isEmpty { waiting[columns] = queue }
    return read
  }

  private static func read(_ queue: inout [KeyedQuestion], _ reading: inout KeyReading) -> [Read] {
    var read: [Read] = []
    for question in queue {
      guard let named = reading.choices(of: question) else { break }
      read.append((question, named))
    }
    queue.removeFirst(read.count)
    return read
  }

  /// The questions of one file that wait for a later file to settle how to read their keys.
  struct Waiting {
    fileprivate let columns: String
    fileprivate let questions: [KeyedQuestion]
  }

  /// Returns the questions that wait at the end of a file, and forgets them.
  func leaveFile() -> [Waiting] {
    defer { waiting = [:] }
    return waiting.sorted { $0.key < $1.key }.map { Waiting(columns: $0.key, questions: $0.value) }
  }

  /// Returns the faults of all keys, behind the last file; `left` are the questions that waited at the ends of files.
  func faults(_ left: [Waiting]) -> [Finding] {
    while left.contains(where: { learn(from: $0) }) {}
    for (columns, reading) in readings where faults[columns] == nil {
      faults[columns] = reading.contradiction
    }
    for group in left where faults[group.columns] == nil {
      let open = group.questions.dropFirst(settled(group).count).first
      if let open { faults[group.columns] = readings[group.columns]?.openness(of: open) }
    }
    return faults.sorted { $0.key < $1.key }.map(\.value)
  }

  private func learn(from group: Waiting) -> Bool {
    var isSettledMore = false
    for question in group.questions {
      if readings[group.columns]?.learn(from: question) ?? false { isSettledMore = true }
    }
    return isSettledMore
  }

  /// Returns those questions that waited and are settled now: all of them if there are no faults.
  func settled(_ left: Waiting) -> [Read] {
    var questions = left.questions
    guard var reading = readings[left.columns] else { return [] }
    return Self.read(&questions, &reading)
  }
}

/// A question with its choices in their order, of which a cell names the right one.
struct KeyedQuestion {
  /// The question with all but its choices.
  let question: ExchangedQuestion
  let choices: [String]
  /// Wrong choices that stand in other cells.
  let wrong: [String]
  /// The cell as it stands in the file.
  let cell: String
  let key: RightKey
  /// The place of the cell.
  let place: Place
  /// The name of the column.
  let column: String
}

/// The places by which keys name choices.
package enum IndexBase: String, CaseIterable, Sendable {
  /// Numbers, of which the first is 0, or letters.
  case zero = "0"
  /// Numbers, of which the first is 1, or letters.
  case one = "1"
  /// Letters; a number is the text of a choice.
  case letters = "a"
}
