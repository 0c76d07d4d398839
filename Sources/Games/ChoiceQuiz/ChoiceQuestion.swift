/// A question with its choices, as the quiz uses it.
package struct ChoiceQuestion: Sendable, Equatable {
  package var prompt: String
  package var right: String
  /// The wrong choices, at least one.
  package var wrong: [String]
  /// The row of the asset that is shown with the question.
  package var picture: Int?
  /// A description of the picture.
  package var pictureText: String?
  /// A text that is shown after the answer.
  package var explanation: String?
  package var source: String?
  /// The choices that come last, in this order: 0 is the right one, n the n-th wrong one.
  package var pinned: [Int] = []

  package init(
    prompt: String, right: String, wrong: [String], picture: Int? = nil,
    pictureText: String? = nil, explanation: String? = nil, source: String? = nil
  ) {
    self.prompt = prompt
    self.right = right
    self.wrong = wrong
    self.picture = picture
    self.pictureText = pictureText
    self.explanation = explanation
    self.source = source
  }
}

/// Questions by index, read one at a time: a pack, or an array in tests.
package protocol ChoiceQuestionSource {
  associatedtype Failure: Error

  /// The number of questions.
  var questionCount: Int { get }
  /// Returns a question; `index` is at least 0 and below `questionCount`.
  func question(at index: Int) throws(Failure) -> ChoiceQuestion
  /// Returns the id of a question, with which a player can report it; nil if it has none.
  func id(at index: Int) throws(Failure) -> String?
}

extension Array: ChoiceQuestionSource where Element == ChoiceQuestion {
  package var questionCount: Int { count }
  package func question(at index: Int) throws(Never) -> ChoiceQuestion { self[index] }
  package func id(at index: Int) throws(Never) -> String? { nil }
}
