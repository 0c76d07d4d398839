extension Phrase {
  /// All phrases, for tests.
  package static let all = counts
}
