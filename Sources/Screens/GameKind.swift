package import Games
package import PackFormat

/// What makes a game: the same settings give the same game.
package struct GameSettings: Sendable {
  package var seed: UInt64
  /// The year that questions about years are asked in; nil for the pack's own.
  package var year: Int64?
  /// How many columns a line of text may have.
  package var columns: Int
  /// What the player speaks to the person, and which of the pack's languages is shown.
  package var language: Language
  /// What the player has chosen before, and chooses while playing.
  package var choices: PlayerChoices
  /// Draws pictures; nil where they are described in words alone.
  package var painter: PicturePainter?
  /// Whether nothing may move that need not.
  package var isStill = false

  package init(
    seed: UInt64, year: Int64?, columns: Int = 80, language: Language = .english,
    choices: PlayerChoices = PlayerChoices(nil), painter: PicturePainter? = nil
  ) {
    self.seed = seed
    self.year = year
    self.columns = columns
    self.language = language
    self.choices = choices
    self.painter = painter
  }
}

/// Why a pack cannot be played.
package enum PlayError: Error, Equatable {
  case pack(PackError)
  case rule(RuleError)
  /// It has no question.
  case empty
  /// It asks for years, and neither it nor the user says which year it is.
  case noDate
}

/// A kind of content and the game it makes: one line of the catalogue.
package struct GameKind: Sendable {
  /// As the pack's card names it.
  package let kind: String
  /// The game's, in a language.
  package let name: @Sendable (Language) -> String
  package let bots: [String]
  /// A game for a person, its scores with the keeper.
  package let play:
    @Sendable (PackReader, GameSettings, ScoreKeeper) throws(PlayError) -> any PlainGame
  /// The same on the whole screen; nil for a game that is only played line by line.
  package var screen:
    (
      @Sendable (PackReader, GameSettings, GameContext) throws(PlayError) -> any Screen
    )? = nil
  /// Games of one of the `bots`.
  package let selfPlay:
    @Sendable (PackReader, GameSettings, _ bot: String, Transcript.Format) throws(PlayError) ->
      any SelfPlay
  /// The rules in words, with the numbers of the pack, a paragraph each; nil where there are none.
  package var howToPlay:
    (
      @Sendable (PackReader, GameSettings) throws(PlayError) -> [String]
    )? = nil

  /// Every game there is; nothing else tells them apart.
  package static let all: [GameKind] = [
    .higherOrLower,
    .choiceQuiz,
    .numberDuel,
    .sumGrid,
    .photoPick,
  ]

  package static func of(_ card: PackCard) -> GameKind? { all.first { $0.kind == card.kind } }
}

extension PlayError {
  /// Runs something that reads from a pack.
  static func reading<Result>(
    _ body: () throws(PackError) -> Result
  ) throws(PlayError) -> Result {
    do throws(PackError) { return try body() } catch { throw .pack(error) }
  }

  /// The rules of a pack, as its game takes them.
  static func rules<Rules>(
    of reader: PackReader, _ make: ([RuleText]) throws(RuleError) -> Rules
  ) throws(PlayError) -> Rules {
    let texts = try reading { () throws(PackError) in try RuleText.all(in: reader) }
    do throws(RuleError) { return try make(texts) } catch { throw .rule(error) }
  }
}
