package import Words

/// The number of questions, and the sentences at the end of a game, which all games share.
extension Language {
  package func counted(questions: some BinaryInteger) -> String {
    self(.questions, ["n": .count(questions)])
  }

  /// The sentence about the high score after a game.
  package func record(_ isNew: Bool, best: Int64) -> String {
    isNew ? self(.newRecord) : self(.highScoreIs, ["best": .count(best)])
  }

  package var gameOver: String { self(.gameOver) }
}
