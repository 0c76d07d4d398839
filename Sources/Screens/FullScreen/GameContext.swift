internal import Games
package import PackFormat
internal import Words

/// The surroundings of a game on the whole screen: its title, scores, looks and log.
package struct GameContext {
  /// The title of the pack.
  let title: String
  let language: Language
  /// Returns the theme without the colours of the pack.
  let looks: () -> Theme
  /// The look that the pack asks for; nil if it cannot be read.
  let look: PackTheme?
  let keeper: ScoreKeeper
  /// True if the game is one of several that are played by turns, so that it does not start again
  /// alone.
  let isTurn: Bool
  /// True if optional motion is off.
  let isStill: Bool
  let choices: PlayerChoices
  /// The pictures of the pack; nil if they are described in words.
  let gallery: PackGallery?
  private let questions: QuestionReport
  private let log: MoveLog?

  /// The current theme, in the colours of the pack.
  var theme: Theme { look.map { looks().tinted($0) } ?? looks() }

  package init(
    _ reader: PackReader, _ settings: GameSettings, _ theme: @autoclosure @escaping () -> Theme,
    _ keeper: ScoreKeeper, _ log: MoveLog? = nil, player: String? = nil
  ) {
    let pack = reader.header.card.title(in: settings.texts)
    title = player.map { "\($0) · \(pack)" } ?? pack
    isTurn = player != nil
    language = settings.language
    looks = theme
    // A read error here is ignored, because the game reports it when it reads its own data.
    look = try? PackTheme(reader)
    self.keeper = keeper
    isStill = settings.isStill
    choices = settings.choices
    gallery = settings.display.map { PackGallery(reader, $0) }
    questions = QuestionReport(reader, LineForm(72), language: settings.language)
    self.log = log
  }

  /// Logs a move as the line that makes the same move in the plain game.
  func note(_ line: String, after milliseconds: Int64 = 0) {
    log?.moves.append(.line(line, after: milliseconds))
  }

  /// Logs that the time ran out.
  func noteTimeUp() { log?.moves.append(.timeUp) }

  /// Opens a page of text about the game.
  func help(_ paragraphs: [String]) -> ScreenStep {
    .open(TextScreen(title, paragraphs, language, theme))
  }

  /// Opens the places that a question and the one before come from, for a player who wants to
  /// report one.
  func report(now: Int?, before: Int?) throws(PackError) -> ScreenStep {
    let text = try questions.text(now: now, before: before)
    return help(text.split(separator: "\n").map(String.init))
  }

  func pause() -> ScreenStep { .open(AskScreen.pause(title, language, theme)) }

  /// Asks the player a question; the answer comes with `.uncovered`.
  func confirm(_ words: String) -> ScreenStep {
    .open(AskScreen.confirm(title, words, language, theme))
  }
}

/// The moves of a full-screen game, for its record.
package final class MoveLog {
  package fileprivate(set) var moves: [PlayRecord.Move] = []

  package init() {}
}
