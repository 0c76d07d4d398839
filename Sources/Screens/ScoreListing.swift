internal import Games
package import Scores
internal import TextUnicode

/// The high scores kept, as people and as programs read them.
package struct ScoreListing {
  private let entries: [Scores.Entry]

  package init(_ entries: [Scores.Entry]) { self.entries = entries }

  /// A line a pack, the title cut where the screen is narrow.
  package func text(columns: Int, _ language: Language) -> String {
    let width = entries.map { String($0.best).count }.max() ?? 0
    return entries.map { entry in
      let best = String(entry.best)
      let start = String(repeating: " ", count: width - best.count) + best + "  "
      let games = language.count(entry.games, "game", "games", ru: ("игра", "игры", "игр"))
      let line = start + "\(entry.title.terminalSafe) (\(games))"
      return line.cropped(to: columns, ellipsis: "...") + "\n"
    }.joined()
  }

  /// An object a line.
  package var json: String {
    var transcript = Transcript(.json)
    for entry in entries {
      transcript.line([
        ("pack", .text(entry.game.pack)), ("kind", .text(entry.game.kind)),
        ("title", .text(entry.title)),
        ("rules", .text(entry.game.rules)), ("best", .count(entry.best)),
        ("games", .count(entry.games)),
      ])
    }
    return String(decoding: transcript.bytes, as: UTF8.self)
  }
}
