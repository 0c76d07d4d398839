package import Games
package import PackFormat
internal import SafeText
internal import TextUnicode
internal import Views
internal import Words

extension Int64 {
  /// Adds the time that a line took; each addition is capped, so that the sum cannot overflow.
  mutating func spend(_ milliseconds: Int64, most: Int64 = 1 << 40) {
    self &+= Swift.min(Swift.max(0, milliseconds), most)
  }
}

/// A game played line by line, for pipes, screen readers and teletypes.
///
/// It only turns lines into replies; the caller reads the lines and prints the replies.
package protocol PlainGame {
  /// Returns the text before the first line is read.
  mutating func begin() throws(PackError) -> String

  /// Answers a line that the player typed `milliseconds` after the last prompt.
  mutating func take(_ line: String, after milliseconds: Int64) throws(PackError) -> Reply

  /// The milliseconds that the player has for the next line; nil for no limit.
  var patience: Int64? { get }

  /// Goes on after `patience` without a line; the reply is printed behind the last prompt.
  mutating func expire() throws(PackError) -> Reply

  /// The row of the open question in the pack; nil if none is open.
  var row: Int? { get }

  /// Returns the prompt once more, after a line that was no move.
  mutating func promptAgain(after milliseconds: Int64) -> String

  /// Ends the game because the input has ended, and returns the last text.
  mutating func end() -> String
}

/// Defaults for a game without a clock.
extension PlainGame {
  package var patience: Int64? { nil }
  package mutating func expire() throws(PackError) -> Reply { Reply("") }
}

/// Defaults for a game whose questions are not rows of the pack.
extension PlainGame {
  package var row: Int? { nil }
  package mutating func promptAgain(after milliseconds: Int64) -> String { "" }
}

/// The reply of a game to a line.
package struct Reply: Equatable, Sendable {
  package var text: String
  /// True if the player has left.
  package var isDone = false
  /// True if a line that is being typed must be discarded.
  package var voidsTyping = false

  package init(_ text: String, isDone: Bool = false, voidsTyping: Bool = false) {
    self.text = text
    self.isDone = isDone
    self.voidsTyping = voidsTyping
  }
}

/// The games of a bot, written as a transcript.
package protocol SelfPlay {
  mutating func playGame() throws(PackError)
  /// Ends the transcript with the sums of all games.
  mutating func finish()
  /// Returns the lines written since the last call.
  mutating func takeLines() -> [UInt8]
  /// Keeps the answers to questions of the pack from now on, and returns those given since the last
  /// call.
  mutating func takeAnswers() -> [GivenAnswer]
}

extension SessionSelfPlay: SelfPlay where Source.Failure == PackError {}

/// The commands of every plain game; the words of all languages are always accepted.
package enum PlainCommand: CaseIterable {
  /// Leaves the game, for the list of packs if there is one.
  case quit
  case new
  case help

  /// Returns the command of a line; nil for any other line.
  init?(_ line: String) {
    let line = line.lowercased()
    guard let command = Self.allCases.first(where: { $0.words.contains(line) }) else { return nil }
    self = command
  }

  /// The words of the command.
  var words: [String] { Language.allCases.map { $0(label).lowercased() } + otherWords }

  /// The words of the command beside its labels, with the Russian letters on the keys q and n.
  private var otherWords: [String] {
    switch self {
    case .quit: ["q", "exit", "home", "й", "выход", "домой"]
    case .new: ["n", "reset", "т", "заново"]
    case .help: ["?", "h", "помощь"]
    }
  }

  /// The name of the command on the screen.
  private var label: Phrase {
    switch self {
    case .quit: .quit
    case .new: .newGame
    case .help: .help
    }
  }
}

/// The form of the lines that texts are printed in.
package struct LineForm: Sendable, Equatable {
  package let columns: Int
  /// True if texts are spelled in ASCII.
  package let isASCII: Bool

  package init(_ columns: Int, isASCII: Bool = false) {
    self.columns = columns
    self.isASCII = isASCII
  }

  /// Returns a text in lines of at most `columns`, with control characters spelled out.
  ///
  /// A text is spelled in ASCII before it is broken, because most letters of other scripts become
  /// two or more.
  package func lines(of text: String) -> [String] {
    let safe = text.terminalSafe
    return (isASCII ? safe.ascii : safe).wrapped(to: columns)
  }

  /// Returns a text in one line, which is cropped if it is longer than `columns`.
  package func cropped(_ text: String) -> String {
    let safe = text.terminalSafe
    return (isASCII ? safe.ascii : safe).cropped(to: columns, ellipsis: "...")
  }
}

extension [String] {
  /// The texts in lines, each with its line feed.
  func plainLines(_ form: LineForm) -> String {
    flatMap { form.lines(of: $0) }.map { $0 + "\n" }.joined()
  }
}
