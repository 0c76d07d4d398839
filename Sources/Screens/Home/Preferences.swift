/// What the player has set for all games.
package struct Preferences: Sendable, Equatable {
  /// Nil for that of the system.
  package var language: Language?
  package var paper: Looks.Paper
  /// Whether nothing may move that need not.
  package var isStill: Bool
  package var hintsAreShown: Bool

  /// The hints of a number duel, whose game sets them as well.
  static let hintsName = "number-duel.hints"

  /// As they were chosen; the hints are among what the games ask for.
  package init(_ choices: PlayerChoices, games: PlayerChoices) {
    language = choices["language"].flatMap { Language(rawValue: $0) }
    paper = choices["theme"].flatMap { Looks.Paper(rawValue: $0) } ?? .auto
    isStill = choices["motion"] == "off"
    hintsAreShown = games[Self.hintsName] != "hidden"
  }

  /// Chooses what is another than it was; gives the reason where that lasts for this run only.
  package func choose(
    over old: Preferences, in choices: PlayerChoices, games: PlayerChoices
  ) -> String? {
    var trouble: String?
    if language != old.language {
      trouble = choices.choose(language?.rawValue ?? "system", for: "language") ?? trouble
    }
    if paper != old.paper { trouble = choices.choose(paper.rawValue, for: "theme") ?? trouble }
    if isStill != old.isStill {
      trouble = choices.choose(isStill ? "off" : "on", for: "motion") ?? trouble
    }
    if hintsAreShown != old.hintsAreShown {
      trouble = games.choose(hintsAreShown ? "shown" : "hidden", for: Self.hintsName) ?? trouble
    }
    return trouble
  }
}
