package import Games
package import PackFormat
package import Words

/// A kind of content and the game made of it: one entry of the catalogue.
package struct GameKind: Sendable {
  /// The name of the kind in the pack's card.
  package let kind: String
  /// The name of the game in a language.
  package let name: @Sendable (Language) -> String
  /// The number of the pack's questions with their noun in the game.
  package var counted: Phrase = .questions
  package let bots: [String]
  /// True if the game asks one question of the pack after the other, so that a player can choose
  /// among them, and several players can answer by turns.
  package var asksQuestions = false
  /// True if one has to know something to play well, which makes a game harder to begin with.
  var needsKnowledge = true
  /// Makes a game that is played line by line.
  package let play:
    @Sendable (PackReader, GameSettings, ScoreKeeper) throws(PlayError) -> any PlainGame
  /// Makes a game for the whole screen; nil if the game is only played line by line.
  package var screen:
    (
      @Sendable (PackReader, GameSettings, GameContext) throws(PlayError) -> any Screen
    )? = nil
  /// Makes the self-play of one of the `bots`.
  package let selfPlay:
    @Sendable (PackReader, GameSettings, _ bot: String, Transcript.Format) throws(PlayError) ->
      any SelfPlay
  /// Returns the rules with the pack's numbers, one string for each paragraph; nil if the game has
  /// no such text.
  package var howToPlay:
    (
      @Sendable (PackReader, GameSettings) throws(PlayError) -> [String]
    )? = nil

  /// All games; no other code distinguishes them.
  package static let all: [GameKind] = [
    .higherOrLower,
    .choiceQuiz,
    .numberDuel,
    .sumGrid,
    .photoPick,
    .shortAnswer,
    .ordering,
    .matching,
  ]

  package static func of(_ card: PackCard) -> GameKind? { all.first { $0.kind == card.kind } }
}
