internal import Words

extension PageReply {
  /// Writes an entry of the status line: a text, and the number in it.
  mutating func status(
    _ name: StaticString, _ text: String, _ value: Int64, of most: Int64? = nil
  ) {
    object()
    self.text("name", name.description)
    self.text("text", text)
    number("value", value)
    if let most { number("of", most) }
    close()
  }

  /// Writes the score and the best score.
  mutating func scores(_ score: Int64, _ play: Play) {
    let language = play.language
    status("score", language(.score, ["score": .count(score)]), score)
    status("best", language(.highScore, ["best": .count(play.best)]), play.best)
  }

  /// Writes the direction in which texts of a language are read.
  mutating func direction(_ name: StaticString, _ language: LanguageTag?) {
    text(name, language?.isRightToLeft == true ? "rtl" : "ltr")
  }
}
