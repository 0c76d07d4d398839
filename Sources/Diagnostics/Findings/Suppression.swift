/// A warning that a project suppresses, everywhere or for one question.
package struct Suppression: Sendable, Equatable {
  package var code: Code
  /// The id of the question; nil for all questions.
  package var subject: String?
  /// The place of the suppression in the manifest.
  package var place: Place

  package init(_ code: Code, subject: String?, at place: Place) {
    self.code = code
    self.subject = subject
    self.place = place
  }
}
