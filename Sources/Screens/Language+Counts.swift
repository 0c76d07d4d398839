internal import Words

/// Numbers with their nouns, and other phrases that several games share.
extension Language {
  func counted(points: some BinaryInteger) -> String { self(.points, ["n": .count(points)]) }

  func counted(questions: some BinaryInteger) -> String {
    self(.questions, ["n": .count(questions)])
  }

  func counted(lives: some BinaryInteger) -> String { self(.lives, ["n": .count(lives)]) }

  func counted(seconds: some BinaryInteger) -> String { self(.seconds, ["n": .count(seconds)]) }

  func counted(attempts: some BinaryInteger) -> String { self(.attempts, ["n": .count(attempts)]) }

  /// The sentence about the high score after a game.
  func record(_ isNew: Bool, best: Int64) -> String {
    isNew ? self(.newRecord) : self(.highScoreIs, ["best": .count(best)])
  }

  var gameOver: String { self(.gameOver) }
}
