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
