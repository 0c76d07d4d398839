package import Games
package import Scores
internal import Views
package import Words

/// The services that the home needs from the program.
package protocol HomeHost: AnyObject {
  var language: Language { get }
  /// The languages that the player wants the texts of packs in, the first most.
  var texts: [LanguageTag] { get }
  var looks: Looks { get }
  /// The reason why scores or settings are not kept; nil if all is well.
  var trouble: String? { get }

  /// Finds the packs.
  func library() -> PackLibrary
  func standing(of pack: PackLibrary.Pack) -> PackStanding
  /// The history of the pack's games; nil if none was finished.
  func history(of pack: PackLibrary.Pack) -> Scores.History?
  /// Reads scores anew, after a game.
  func refresh()

  func open(_ pack: PackLibrary.Pack) -> Opening
  /// Opens a pack for several people at one keyboard.
  func open(_ pack: PackLibrary.Pack, for party: PartyChoice) -> Opening
  /// The tags and difficulties of a pack's questions; nil if the pack's game asks none to choose
  /// among, or if they cannot be read.
  func questionTags(of pack: PackLibrary.Pack) -> QuestionTags?
  /// The number of questions in a pack that a filter lets through; nil if it lets all through.
  func count(of filter: QuestionFilter, in pack: PackLibrary.Pack) -> Int?
  /// The questions that the player has chosen, for as long as the program runs.
  func selection(of pack: PackLibrary.Pack) -> QuestionSelection
  func select(_ selection: QuestionSelection, of pack: PackLibrary.Pack)

  /// The rules of a pack with its own numbers, or the reason why they cannot be read.
  func howToPlay(_ pack: PackLibrary.Pack) -> [String]

  var preferences: Preferences { get }
  /// The settings that the command line overrides, in words; nil if there are none.
  var override: String? { get }
  func prefer(_ preferences: Preferences)
}

/// The facts about a pack that are not in its header page.
package struct PackStanding: Sendable {
  /// The signer in words; nil if nobody signed the pack.
  package var signer: String?
  /// True if the pack is refused unless the user insists.
  package var isDoubtful: Bool
  /// The best score; nil if the pack was not played.
  package var best: Int64?
  /// The pack's description, authors and credits; nil if they cannot be read.
  package var about: PackAbout?

  package init(signer: String?, isDoubtful: Bool, best: Int64?, about: PackAbout? = nil) {
    self.about = about
    self.signer = signer
    self.isDoubtful = isDoubtful
    self.best = best
  }
}

/// The result of opening a pack for play.
package enum Opening {
  case game(any Screen)
  /// The reason why the pack cannot be played.
  case refused(String)
}

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
