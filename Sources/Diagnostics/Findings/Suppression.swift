/// A warning that a project passes over, everywhere or for one question.
package struct Suppression: Sendable, Equatable {
  package var code: Code
  /// The id of the question; nil for all of them.
  package var subject: String?
  /// Where the project says so.
  package var place: Place

  package init(_ code: Code, subject: String?, at place: Place) {
    self.code = code
    self.subject = subject
    self.place = place
  }
}
