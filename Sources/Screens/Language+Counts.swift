/// Numbers with their nouns, and other phrases that several games share.
extension Language {
  func counted(points: some BinaryInteger) -> String {
    count(points, "point", "points", ru: ("очко", "очка", "очков"))
  }

  func counted(questions: some BinaryInteger) -> String {
    count(questions, "question", "questions", ru: ("вопрос", "вопроса", "вопросов"))
  }

  func counted(lives: some BinaryInteger) -> String {
    count(lives, "life", "lives", ru: ("жизнь", "жизни", "жизней"))
  }

  func counted(seconds: some BinaryInteger) -> String {
    count(seconds, "second", "seconds", ru: ("секунда", "секунды", "секунд"))
  }

  func counted(attempts: some BinaryInteger) -> String {
    count(attempts, "attempt", "attempts", ru: ("попытка", "попытки", "попыток"))
  }

  /// The sentence about the high score after a game.
  func record(_ isNew: Bool, best: Int64) -> String {
    isNew
      ? self("A new record!", ru: "Новый рекорд!")
      : self("The high score is \(best).", ru: "Рекорд \(best).")
  }

  var gameOver: String { self("Game over!", ru: "Игра окончена!") }
}
