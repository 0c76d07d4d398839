package import PackFormat

/// What a game on the whole screen is given besides its pack and its rules.
package struct GameContext {
  /// The pack's.
  let title: String
  let language: Language
  private let looks: () -> Theme
  /// Nil where the pack wishes for none.
  private let colours: PackColours?
  let keeper: ScoreKeeper
  /// Whether nothing may move that need not.
  let isStill: Bool
  let choices: PlayerChoices
  /// Nil where pictures are told in words.
  let gallery: PackGallery?
  private let places: QuestionReport
  private let log: MoveLog?

  /// As the screens look now, in the pack's colours where it has any.
  var theme: Theme { colours.map { looks().tinted($0) } ?? looks() }

  package init(
    _ reader: PackReader, _ settings: GameSettings, _ theme: @autoclosure @escaping () -> Theme,
    _ keeper: ScoreKeeper, _ log: MoveLog? = nil
  ) {
    title = reader.header.card.title(in: settings.language.rawValue)
    language = settings.language
    looks = theme
    // A pack that cannot be read is told of where its game is.
    colours = try? PackColours(reader)
    self.keeper = keeper
    isStill = settings.isStill
    choices = settings.choices
    gallery = settings.display.map { PackGallery(reader, $0) }
    places = QuestionReport(reader, columns: 72, language: settings.language)
    self.log = log
  }

  /// Takes note of a move, as the line that is the same move in the plain game.
  func note(_ line: String, after milliseconds: Int64 = 0) {
    log?.moves.append(.line(line, after: milliseconds))
  }

  /// Takes note of an answer that did not come in time.
  func noteTimeUp() { log?.moves.append(.timeUp) }

  /// A page about the game.
  func help(_ paragraphs: [String]) -> ScreenStep {
    .open(TextScreen(title, paragraphs, language, theme))
  }

  /// Where the question on the screen and the one before come from, for who wants to report one.
  func report(now: Int?, before: Int?) throws(PackError) -> ScreenStep {
    let text = try places.text(now: now, before: before)
    return help(text.split(separator: "\n").map(String.init))
  }

  func pause() -> ScreenStep { .open(AskScreen.pause(title, language, theme)) }

  /// Asks before something is lost; the answer comes when the screen is uncovered.
  func confirm(_ words: String) -> ScreenStep {
    .open(AskScreen.confirm(title, words, language, theme))
  }
}

/// The moves of a game on the whole screen, which a record is made of.
package final class MoveLog {
  package fileprivate(set) var moves: [PlayRecord.Move] = []

  package init() {}
}
