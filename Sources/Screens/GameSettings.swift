package import Games
package import Words

/// The settings of a game; the same settings and answers give the same game.
package struct GameSettings: Sendable {
  package var seed: UInt64
  /// The year for questions about years; nil for the pack's own.
  package var year: Int64?
  /// The width of a line of text.
  package var columns: Int
  /// True if lines of text are spelled in ASCII.
  package var isASCII = false
  /// The language of the interface.
  package var language: Language
  /// The language of the pack's texts.
  package var texts: String
  /// The choices that the player has made before, and makes during the game.
  package var choices: PlayerChoices
  /// The painter of pictures in lines; nil if they are described in words.
  package var painter: PicturePainter?
  /// The questions that the player wants.
  package var selection = QuestionSelection()
  /// True if optional motion is off.
  package var isStill = false
  /// The display of pictures on the whole screen; nil if they are described in words.
  package var display: PictureDisplay?

  package var lines: LineForm { LineForm(columns, isASCII: isASCII) }

  /// Makes settings; without `texts` the pack's texts are in the language of the interface.
  package init(
    seed: UInt64, year: Int64?, columns: Int = 80, language: Language = .english,
    texts: String? = nil, choices: PlayerChoices = PlayerChoices(nil),
    painter: PicturePainter? = nil
  ) {
    self.seed = seed
    self.year = year
    self.columns = columns
    self.language = language
    self.texts = texts ?? language.rawValue
    self.choices = choices
    self.painter = painter
  }
}
