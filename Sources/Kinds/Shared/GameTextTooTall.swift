package import Diagnostics

/// Reports texts of the manifest that are too tall for the smallest screen.
package enum GameTextTooTall {
  static let code = Code(
    "P001", .warning, "a text of the game does not fit a small screen",
    why: "On a terminal of 40 columns and 20 rows its beginning has scrolled away when its end is"
      + " there.",
    bad: "<text name=\"ask\">(800 characters)</text>",
    good: "<text name=\"ask\">Which card is {name}?</text>",
    fix: "Shorten the text.")

  package static func findings(_ texts: [GameText], _ replay: ReplayCommand) -> [Finding] {
    texts.compactMap { text in
      let rows = rows(of: text)
      guard rows > SmallestScreen.rows else { return nil }
      return Finding(
        code,
        "the text \(text.name) takes \(rows) rows of a screen that has \(SmallestScreen.rows)",
        at: text.place, label: "at \(SmallestScreen.columns) columns", help: "shorten it",
        replay: replay.text())
    }
  }

  /// The number of rows of a text, plus one for typing the answer.
  private static func rows(of text: GameText) -> Int {
    SmallestScreen.rows(for: [text.text]) + 1
  }

  /// The lines about texts that are too tall, for `packtool prove`.
  package static func lines(_ texts: [GameText]) -> [String] {
    texts.filter { rows(of: $0) > SmallestScreen.rows }.map { text in
      let language = text.language.isEmpty ? "" : " (\(text.language))"
      return
        "the text \(text.name)\(language) takes \(rows(of: text)) of \(SmallestScreen.rows) rows"
    }
  }
}
