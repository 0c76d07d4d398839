/// A question that is answered in the player's own words.
package struct ShortQuestion: Sendable, Equatable {
  package var prompt: String
  /// The answer that is shown.
  package var answer: String
  /// Further answers that are right.
  package var accepted: [String]
  /// Answers that are wrong even if they look like a slip of a right one.
  package var refused: [String]
  /// The row of the asset that is shown with the question.
  package var picture: Int?
  /// A description of the picture.
  package var pictureText: String?
  /// A text that is shown after the answer.
  package var explanation: String?
  package var source: String?

  package init(
    prompt: String, answer: String, accepted: [String] = [], refused: [String] = [],
    picture: Int? = nil, pictureText: String? = nil, explanation: String? = nil,
    source: String? = nil
  ) {
    self.prompt = prompt
    self.answer = answer
    self.accepted = accepted
    self.refused = refused
    self.picture = picture
    self.pictureText = pictureText
    self.explanation = explanation
    self.source = source
  }

  /// All right answers, the one that is shown first.
  package var answers: [String] { [answer] + accepted }
}

/// Questions by index, read one at a time: a pack, or an array in tests.
package protocol ShortQuestionSource {
  associatedtype Failure: Error

  /// The number of questions.
  var questionCount: Int { get }
  /// The languages of the answers, as BCP 47 tags.
  var languages: [String] { get }
  /// Returns a question; `index` is at least 0 and below `questionCount`.
  func question(at index: Int) throws(Failure) -> ShortQuestion
  /// Returns the id of a question, with which a player can report it; nil if it has none.
  func id(at index: Int) throws(Failure) -> String?
}

extension Array: ShortQuestionSource where Element == ShortQuestion {
  package var questionCount: Int { count }
  package var languages: [String] { ["en"] }
  package func question(at index: Int) throws(Never) -> ShortQuestion { self[index] }
  package func id(at index: Int) throws(Never) -> String? { nil }
}
