extension Phrase {
  /// All phrases, for tests.
  package static let all: [Phrase] = [
    counts,
    screens,
  ].flatMap { $0 }
}
