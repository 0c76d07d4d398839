/// Whether the player wants to see the hints of a duel: remembered, whichever way it is played.
struct DuelHintsChoice {
  let choices: PlayerChoices

  private static let name = Preferences.hintsName

  var isShown: Bool { choices[Self.name] != "hidden" }

  /// From now on and in every duel; gives the reason where it is remembered for this run only.
  @discardableResult
  func choose(_ isShown: Bool) -> String? {
    choices.choose(isShown ? "shown" : "hidden", for: Self.name)
  }
}
