package import Diagnostics

/// A sentence of the game in the pack's own words.
package struct GameText: Sendable, Equatable {
  package var name: String
  /// The language; empty for the pack's own.
  package var language: String
  package var text: String
  package var place: Place

  package init(name: String, language: String, text: String, place: Place) {
    self.name = name
    self.language = language
    self.text = text
    self.place = place
  }
}
