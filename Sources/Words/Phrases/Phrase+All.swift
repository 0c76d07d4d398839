extension Phrase {
  /// All phrases, for tests.
  package static let all: [Phrase] = [
    counts,
    screens,
    player,
    home,
    settingNames,
    higherOrLower,
    choiceQuiz,
    photoPick,
    sumGrid,
  ].flatMap { $0 }
}
