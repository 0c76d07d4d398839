internal import Diagnostics

/// A sentence of the game in the pack's own words.
struct GameText: Sendable, Equatable {
  var name: String
  /// The language; empty for the pack's own.
  var language: String
  var text: String
  var place: Place
}
