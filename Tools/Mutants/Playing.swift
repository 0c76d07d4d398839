import Games
import PackFormat
import Screens
import Terminal
import Words

/// Plays the game of a pack line by line, full screen and by a bot, with sensible and senseless
/// moves.
enum Playing {
  /// Returns the result, and the longest time that a player waited for an answer, in milliseconds.
  static func play(
    _ reader: PackReader, _ chance: inout Chance
  ) -> (result: String, longest: Double) {
    var longest = 0.0
    let result = play(reader, &chance, &longest)
    return (result, longest)
  }

  private static func play(
    _ reader: PackReader, _ chance: inout Chance, _ longest: inout Double
  ) -> String {
    guard let kind = GameKind.of(reader.header.card) else { return "no game" }
    var settings = GameSettings(
      seed: chance.next(), year: chance.element(of: [nil, 2026, 1, 9999]),
      columns: chance.element(of: [40, 80, 200]), language: chance.element(of: Language.allCases))
    if chance.below(4) == 0 {
      settings.painter = PicturePainter(.direct, isASCII: chance.below(2) == 0)
    }
    let plain = playLines(reader, kind, settings, &chance, &longest)
    playScreen(reader, kind, settings, &chance)
    playItself(reader, kind, settings, &chance)
    return plain ? "played" : "not played"
  }

  private static let lines = [
    "", "1", "2", "3", "0", "-1", "5", "7", "12", "1000", "1.5", "0.000000000000000001",
    "999999999999999999", "9223372036854775807", "99999999999999999999999", "-9223372036854775808",
    "1e300", "+", "-", "=", "y", "n", "yes", "a", "h", "g", "l", "e", "q!", "help", "?", "where",
    "again", "hint", "next", "back", "1 2", "1,1 2,2", "a1 b2", "1 1 1 2", "undo", "more", "less",
    "\u{1b}[A", "\u{202e}", "да", "нет", String(repeating: "9", count: 400),
  ]

  private static func playLines(
    _ reader: PackReader, _ kind: GameKind, _ settings: GameSettings, _ chance: inout Chance,
    _ longest: inout Double
  ) -> Bool {
    var before = ProcessFigures.now
    let game: any PlainGame
    do throws(PlayError) {
      game = try kind.play(reader, settings, ScoreKeeper(best: 0))
    } catch {
      return false
    }
    let places = QuestionReport(reader, LineForm(settings.columns), language: settings.language)
    var session = PlainSession(game, places, isRecorded: false)
    do throws(PackError) {
      _ = try session.begin()
      for _ in 0..<14 {
        let reply =
          chance.below(12) == 0
          ? try session.expire()
          : try session.take(
            chance.element(of: lines),
            after: chance.element(of: [0, 300, 5_000, 100_000, 1 << 40]))
        let now = ProcessFigures.now
        (before, longest) = (now, max(longest, now - before))
        if reply.isDone { break }
      }
    } catch {
      return false
    }
    _ = session.end()
    return true
  }

  private static let keys: [Key] = [
    .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .enter, .enter, .tab,
    .escape, .backspace, .character("1"), .character("9"), .character("."), .character("-"),
    .character("?"), .character("p"), .character("y"), .character("w"), .character(" "),
  ]

  private static func playScreen(
    _ reader: PackReader, _ kind: GameKind, _ settings: GameSettings, _ chance: inout Chance
  ) {
    guard let screen = kind.screen else { return }
    let theme = Theme(for: TerminalProfile(colours: .direct))
    let context = GameContext(reader, settings, theme, ScoreKeeper(best: 0))
    var time: Int64 = 0
    // A refusal is a fine end: only a crash counts.
    do {
      var stage = Stage(try screen(reader, settings, context))
      for _ in 0..<20 where !stage.isDone {
        let size = chance.element(of: [Size(80, 24), Size(40, 20), Size(7, 3), Size(200, 60)])
        time += Int64(chance.element(of: [1, 50, 3_000, 60_000]))
        let event: ScreenEvent =
          switch chance.below(10) {
          case 0: .tick
          case 1:
            .input(
              .mouse(Mouse(.press, at: Point(chance.below(80), chance.below(24)))))
          case 2: .input(.paste(chance.element(of: lines)))
          default: .input(.key(chance.element(of: keys)))
          }
        try stage.take(event, Moment(size, time))
        _ = stage.draw(Moment(size, time))
      }
      stage.end()
    } catch {}
  }

  private static func playItself(
    _ reader: PackReader, _ kind: GameKind, _ settings: GameSettings, _ chance: inout Chance
  ) {
    do {
      var games = try kind.selfPlay(
        reader, settings, chance.element(of: kind.bots), chance.element(of: [.text, .json]))
      try games.playGame()
      games.finish()
      _ = games.takeLines()
    } catch {}
  }
}
