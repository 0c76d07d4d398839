/// The people who play together, and the questions they get.
package struct PartyChoice: Sendable, Equatable {
  package let names: [String]
  package private(set) var hasSameQuestions: Bool

  /// The number of people who can play together.
  package static let counts = 2...6

  /// Creates a party; nil if there are too few or too many names, or two are equal.
  package init?(_ names: [String], hasSameQuestions: Bool) {
    guard Self.counts.contains(names.count), Set(names).count == names.count else { return nil }
    self.names = names
    self.hasSameQuestions = hasSameQuestions
  }

  /// Returns the same people, with the same or with different questions for all.
  package func asking(sameQuestions: Bool) -> PartyChoice {
    var choice = self
    choice.hasSameQuestions = sameQuestions
    return choice
  }

  /// Makes the seed and the selection of one of the players from those of the first.
  package func deal(
    toPlayer number: Int, _ seed: inout UInt64, _ selection: inout QuestionSelection
  ) {
    if hasSameQuestions { return }
    selection.share = QuestionSelection.Share(number: number, count: names.count, seed: seed)
    // With the same seed the right choices would stand at the same places.
    seed &+= UInt64(number)
  }
}
