package import Answers
package import PackFormat

/// A player's answer to a question in a row of a pack, as a game judged it.
package struct GivenAnswer: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    /// No answer: the time was up, or the player passed.
    case none
    /// The value of a field in a row of the kind's table, in whatever language it was shown.
    case cell(field: String, row: Int)
    case text(String)
  }

  /// The row of the question.
  package let row: Int
  package let content: Content
  package let isRight: Bool
  /// The time for which the question was open; nil if it is unknown.
  package let milliseconds: Int64?

  package init(row: Int, _ content: Content, isRight: Bool, after milliseconds: Int64?) {
    self.row = row
    self.content = content
    self.isRight = isRight
    self.milliseconds = milliseconds
  }
}

/// The answers of one sitting, in the words of the pack's own language.
package struct AnswerLog {
  /// The bytes with which every line of a file of answers begins.
  package static let start = Array(Answer.start.utf8)

  private let reader: PackReader
  /// The random number of the sitting.
  package var session: UInt64

  package init(_ reader: PackReader, session: UInt64) {
    self.reader = reader
    self.session = session
  }

  /// Returns the answer as a file of answers has it.
  package func answer(_ given: GivenAnswer) throws(PackError) -> Answer {
    Answer(
      pack: reader.header.rootDigest, session: session,
      question: try reader.questionId(given.row).text, answer: try text(given.content),
      isRight: given.isRight, milliseconds: given.milliseconds)
  }

  private func text(_ content: GivenAnswer.Content) throws(PackError) -> String {
    switch content {
    case .none: return ""
    case .text(let text): return text
    case .cell(let field, let row):
      guard let column = reader.kindTable.optionalColumn(field, .string)
      else { return "" }
      return try reader.string(column, row) ?? ""
    }
  }
}
