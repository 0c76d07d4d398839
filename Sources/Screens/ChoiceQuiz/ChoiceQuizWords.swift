internal import Games
internal import Words

/// The sentences of the quiz, for the plain game and the whole screen.
struct ChoiceQuizWords {
  let language: Language

  func question(_ round: Int, of length: Int) -> String {
    language("Question", ru: "Вопрос") + " \(round) \(language("of", ru: "из")) \(length)"
  }

  /// The verdict on an answer, with the right answer if it was another.
  func verdict(_ outcome: ChoiceQuiz.Outcome) -> String {
    let right =
      language("The right answer is", ru: "Верный ответ:") + " \(outcome.question.content.right)."
    return switch outcome.verdict {
    case .right: language("Right!", ru: "Верно!")
    case .wrong: language("Wrong!", ru: "Неверно!") + " " + right
    case .late: language("Time is up!", ru: "Время вышло!") + " " + right
    }
  }

  func source(_ text: String) -> String { language("Source: ", ru: "Источник: ") + text }

  func picture(_ content: ChoiceQuestion) -> String {
    let text = content.pictureText ?? language("not described", ru: "нет описания")
    return language("Picture: ", ru: "Картинка: ") + text
  }

  /// The numbers of right, wrong and late answers, and the score.
  func summary(_ game: ChoiceQuiz) -> String {
    let (right, wrong, late) = (
      game.count(of: .right), game.count(of: .wrong), game.count(of: .late)
    )
    return language(
      "\(right) right, \(wrong) wrong, \(late) out of time: \(language.counted(points: game.score)).",
      ru:
        "Верно \(right), неверно \(wrong), не успели \(late): \(language.counted(points: game.score))."
    )
  }

  func secondsLeft(_ seconds: Int) -> String {
    let time = language.counted(seconds: seconds)
    return language("\(time) left", ru: "ещё \(time)")
  }
}
