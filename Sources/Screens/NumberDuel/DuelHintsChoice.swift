/// The player's choice to see the hints of duels, for the plain game and the whole screen.
struct DuelHintsChoice {
  let choices: PlayerChoices

  private static let name = Preferences.hintsName

  var isShown: Bool { choices[Self.name] != "hidden" }

  /// Stores the choice for all duels; returns the reason if it lasts for this run only.
  @discardableResult
  func choose(_ isShown: Bool) -> String? {
    choices.choose(isShown ? "shown" : "hidden", for: Self.name)
  }
}
