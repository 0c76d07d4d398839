internal import Words

/// The number of questions, and the sentences at the end of a game, which all games share.
extension Language {
  func counted(questions: some BinaryInteger) -> String {
    self(.questions, ["n": .count(questions)])
  }

  /// The sentence about the high score after a game.
  func record(_ isNew: Bool, best: Int64) -> String {
    isNew ? self(.newRecord) : self(.highScoreIs, ["best": .count(best)])
  }

  var gameOver: String { self(.gameOver) }
}
