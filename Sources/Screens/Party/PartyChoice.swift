internal import TextUnicode

/// The people who play together, and the questions they get.
package struct PartyChoice: Sendable, Equatable {
  package let names: [String]
  package private(set) var hasSameQuestions: Bool

  /// The number of people who can play together.
  private static let counts = 2...6

  /// Reads names with commas between; nil if there are too few or too many, or two are equal.
  package init?(_ text: String, hasSameQuestions: Bool) {
    let names = text.split { ",，、،;".contains($0) }.map { String($0).trimmed }
      .filter { !$0.isEmpty }
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

  /// Returns the settings of one of the players, made from those of the first.
  func settings(ofPlayer number: Int, from first: GameSettings) -> GameSettings {
    if hasSameQuestions { return first }
    var settings = first
    settings.selection.share = QuestionSelection.Share(
      number: number, count: names.count, seed: first.seed)
    // With the same seed the right choices would stand at the same places.
    settings.seed &+= UInt64(number)
    return settings
  }
}
