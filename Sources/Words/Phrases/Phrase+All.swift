extension Phrase {
  /// All phrases, for tests.
  package static let all: [Phrase] = [
    shared,
    screens,
    player,
    home,
    selection,
    party,
    about,
    settingNames,
    higherOrLower,
    choiceQuiz,
    photoPick,
    sumGrid,
    numberDuel,
    shortAnswer,
    page,
  ].flatMap { $0 }
}
