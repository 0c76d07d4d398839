package import PackFormat

/// A game played line by line: what a pipe, a screen reader or a teletype can do.
///
/// Text in, text out; who reads the lines and prints the answers is somebody else's business.
package protocol PlainGame {
  /// What is printed before the first line is read.
  mutating func begin() throws(PackError) -> String

  /// Answers a line that the player typed, this many milliseconds after the last prompt.
  mutating func take(_ line: String, after milliseconds: Int64) throws(PackError) -> Reply

  /// How many milliseconds the player has for the next line; nil for as many as they like.
  var patience: Int64? { get }

  /// Goes on where they are over and no line has come; the text begins behind the last prompt.
  mutating func expire() throws(PackError) -> Reply

  /// Which row of the pack's questions is on the screen; nil where none is.
  var row: Int? { get }

  /// The prompt once more, after a line that was no move.
  mutating func promptAgain(after milliseconds: Int64) -> String

  /// What is printed where the lines end in the middle of a game.
  mutating func end() -> String
}

/// A game without a clock.
extension PlainGame {
  package var patience: Int64? { nil }
  package mutating func expire() throws(PackError) -> Reply { Reply("") }
}

/// A game that shows no row of its pack.
extension PlainGame {
  package var row: Int? { nil }
  package mutating func promptAgain(after milliseconds: Int64) -> String { "" }
}

/// What a game says to a line.
package struct Reply: Equatable, Sendable {
  package var text: String
  /// Whether the player has left.
  package var isDone = false
  /// Whether the beginning of a line that may have been typed by now is void.
  package var voidsTyping = false

  package init(_ text: String, isDone: Bool = false, voidsTyping: Bool = false) {
    self.text = text
    self.isDone = isDone
    self.voidsTyping = voidsTyping
  }
}

/// Games of a bot, as a transcript.
package protocol SelfPlay {
  mutating func playGame() throws(PackError)
  /// Ends the transcript with what all games came to.
  mutating func finish()
  /// The lines written since the last call.
  mutating func takeLines() -> [UInt8]
}
