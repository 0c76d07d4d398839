package import Words

/// The player's settings for all games.
package struct Preferences: Sendable, Equatable {
  /// The language; nil for that of the system.
  package var language: Language?
  package var paper: Looks.Paper
  /// True if optional motion is off.
  package var isStill: Bool
  package var hintsAreShown: Bool

  /// The name of the choice about a duel's hints, which the duel itself changes, too.
  static let hintsName = "number-duel.hints"

  /// Reads the settings; the hints are among the choices of the games.
  package init(_ choices: PlayerChoices, games: PlayerChoices) {
    language = choices["language"].flatMap { Language(rawValue: $0) }
    paper = choices["theme"].flatMap { Looks.Paper(rawValue: $0) } ?? .auto
    isStill = choices["motion"] == "off"
    hintsAreShown = games[Self.hintsName] != "hidden"
  }

  /// Stores the settings that differ from `old`; returns the reason if they last for this run only.
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
