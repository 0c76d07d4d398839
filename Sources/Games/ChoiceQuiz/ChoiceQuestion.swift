/// A question with its choices, as the quiz sees it.
package struct ChoiceQuestion: Sendable, Equatable {
  package var prompt: String
  package var right: String
  /// At least one.
  package var wrong: [String]
  /// Which of the pack's assets is shown with it.
  package var picture: Int?
  /// What the picture shows, in words.
  package var pictureText: String?
  /// Told after the answer.
  package var explanation: String?
  package var source: String?

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

/// Questions by index, each read when it is asked for: a pack, or an array in a test.
package protocol ChoiceQuestionSource {
  associatedtype Failure: Error

  var questionCount: Int { get }
  /// `index` is at least 0 and below `questionCount`.
  func question(at index: Int) throws(Failure) -> ChoiceQuestion
  /// The id of a question, for whoever reports one; nil where it has none.
  func id(at index: Int) throws(Failure) -> String?
}

extension Array: ChoiceQuestionSource where Element == ChoiceQuestion {
  package var questionCount: Int { count }
  package func question(at index: Int) throws(Never) -> ChoiceQuestion { self[index] }
  package func id(at index: Int) throws(Never) -> String? { nil }
}
