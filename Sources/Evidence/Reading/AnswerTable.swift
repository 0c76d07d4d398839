internal import Games

/// Answers to the questions of one pack, as numbers.
package struct AnswerTable: Sendable {
  /// One answer.
  package struct Entry: Sendable {
    var session: UInt32
    var question: UInt32
    /// The number of the answer's text among all texts.
    var choice: UInt32
    /// Milliseconds; `unknownTime` if they are not known.
    var time: UInt32
    var isRight: Bool
    /// The number of the pack that was played, which is 0 unless answers to other versions are taken.
    var version: UInt16 = 0

    static let unknownTime = UInt32.max

    package init(
      session: Int, question: Int, choice: Int, isRight: Bool, milliseconds: Int64? = nil
    ) {
      self.session = UInt32(session)
      self.question = UInt32(question)
      self.choice = UInt32(choice)
      self.isRight = isRight
      // Nobody plays for 49 days.
      time =
        milliseconds.map { min(UInt32(clamping: $0), Self.unknownTime - 1) } ?? Self.unknownTime
    }
  }

  /// The number of questions of the pack, answered or not.
  package let questionCount: Int
  /// The texts of answers by number; a text that two questions have stands here twice.
  package private(set) var choices: [String]
  package var entries: [Entry]
  package let sessionCount: Int

  package init(questionCount: Int, choices: [String], entries: [Entry], sessionCount: Int) {
    self.questionCount = questionCount
    self.choices = choices
    self.entries = entries
    self.sessionCount = sessionCount
  }
}

extension AnswerTable {
  /// Removes all answers to a question in a version of the pack in which the question was another one, and returns their
  /// number.
  ///
  /// It was another one if some answer is a choice that the question does not have, or counts as right and is not its key,
  /// or the other way round. The rest of such answers would be a biased part. Typed answers always fit.
  package mutating func removeUnfit(_ questions: [AnsweredQuestion?]) -> Int {
    var others: Set<UInt64> = []
    for entry in entries where !fits(entry, questions) { others.insert(entry.questionOfVersion) }
    if others.isEmpty { return 0 }
    let before = entries.count
    entries.removeAll { others.contains($0.questionOfVersion) }
    return before - entries.count
  }

  private func fits(_ entry: Entry, _ questions: [AnsweredQuestion?]) -> Bool {
    guard let question = questions[Int(entry.question)] else { return false }
    let text = choices[Int(entry.choice)]
    if !question.rights.isEmpty {
      return question.choices(in: text).map { entry.isRight == (Set($0) == question.rights) }
        ?? false
    }
    if question.wrong.isEmpty { return true }
    if text.isEmpty { return !entry.isRight }
    let isKey = text == question.key?.text
    return entry.isRight == isKey && (isKey || question.wrong.contains { $0.text == text })
  }

  /// Counts answers as one that are the same to the game: typed ones that differ only in case, accents, articles and the
  /// like, and several choices in another order.
  package mutating func joinSpellings(of questions: [AnsweredQuestion?], languages: [String]) {
    let folding = AnswerFolding(AnswerTolerance(), languages: languages)
    var first: [Spelling: UInt32] = [:]
    var joined = [UInt32?](repeating: nil, count: choices.count)
    for index in entries.indices {
      let entry = entries[index]
      guard let question = questions[Int(entry.question)],
        question.isTyped || !question.rights.isEmpty
      else { continue }
      let choice = Int(entry.choice)
      if joined[choice] == nil {
        let form =
          question.isTyped
          ? folding.folded(choices[choice])
          : Array(
            (question.choices(in: choices[choice]) ?? []).joined(separator: ";").unicodeScalars)
        let spelling = Spelling(question: entry.question, isRight: entry.isRight, form: form)
        joined[choice] = form.isEmpty ? entry.choice : first[spelling] ?? entry.choice
        if !form.isEmpty, first[spelling] == nil { first[spelling] = entry.choice }
      }
      entries[index].choice = joined[choice] ?? entry.choice
    }
  }

  private struct Spelling: Hashable {
    var question: UInt32
    var isRight: Bool
    var form: [Unicode.Scalar]
  }
}

extension AnswerTable.Entry {
  fileprivate var questionOfVersion: UInt64 { UInt64(version) << 32 | UInt64(question) }
}
