package import Scores

/// What a home asks of the program around it.
package protocol HomeHost: AnyObject {
  var language: Language { get }
  var looks: Looks { get }
  /// Why scores or settings are not kept; nil where all is well.
  var trouble: String? { get }

  /// The packs there are.
  func shelf() -> PackLibrary
  func standing(of pack: PackLibrary.Pack) -> PackStanding
  /// How its games went; nil where none was finished.
  func history(of pack: PackLibrary.Pack) -> Scores.History?
  /// Takes note that a game was played.
  func refresh()

  func open(_ pack: PackLibrary.Pack) -> Opening
  /// The rules with the pack's own numbers; where they cannot be told, why.
  func howToPlay(_ pack: PackLibrary.Pack) -> [String]

  var preferences: Preferences { get }
  /// What the command line said instead, in words; nil where it said nothing.
  var override: String? { get }
  func prefer(_ preferences: Preferences)
}

/// What is known of a pack beside its first page.
package struct PackStanding: Sendable {
  /// Who signed it, in words; nil where nobody did.
  package var signer: String?
  /// Whether it is refused unless the user insists.
  package var isDoubtful: Bool
  /// Nil where it was not played.
  package var best: Int64?

  package init(signer: String?, isDoubtful: Bool, best: Int64?) {
    self.signer = signer
    self.isDoubtful = isDoubtful
    self.best = best
  }
}

/// What becomes of a pack that is to be played.
package enum Opening {
  case game(any Screen)
  /// Why it cannot be.
  case refused(String)
}
