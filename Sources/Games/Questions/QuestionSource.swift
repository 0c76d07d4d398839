/// The content of a question, which a source returns by its index.
package protocol AskedContent: Sendable {}

/// Questions by index, read one at a time: a pack, or an array in tests.
package protocol QuestionSource<Content> {
  associatedtype Content: AskedContent
  associatedtype Failure: Error

  /// The number of questions.
  var questionCount: Int { get }
  /// Returns a question; `index` is at least 0 and below `questionCount`.
  func question(at index: Int) throws(Failure) -> Content
  /// Returns the id of a question, with which a player can report it; nil if it has none.
  func id(at index: Int) throws(Failure) -> String?
}

extension Array: QuestionSource where Element: AskedContent {
  package var questionCount: Int { count }
  package func question(at index: Int) throws(Never) -> Element { self[index] }
  package func id(at index: Int) throws(Never) -> String? { nil }
}

/// The texts and the picture of a question.
package protocol QuestionContent: AskedContent {
  var prompt: String { get }
  /// The right answer, as it is shown.
  var answer: String { get }
  var picture: Int? { get }
  var pictureText: String? { get }
  var explanation: String? { get }
  var source: String? { get }
}
