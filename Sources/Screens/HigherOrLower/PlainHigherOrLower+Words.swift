internal import Games
internal import PackFormat
internal import TextUnicode

/// What is said.
extension PlainHigherOrLower {
  func prompt() -> String {
    guard let question = game.question, let offered else {
      return language("ENTER for a new game, q to quit: ", ru: "ENTER — новая игра, q — выйти: ")
    }
    let isYear = question.fact.isYear
    let low = language.number(question.slider.low, asYear: isYear)
    let high = language.number(question.slider.high, asYear: isYear)
    let shown = language.number(offered, asYear: isYear)
    let prompt = language(
      "Guess (\(low) to \(high), ENTER = \(shown)):",
      ru: "Ваше число (от \(low) до \(high), ENTER = \(shown)):")
    return prompt.wrapped(to: columns).joined(separator: "\n") + " "
  }

  func described(_ question: HigherOrLower.Question) -> String {
    let fact = question.fact
    let asked = "\(fact.prompt) (\(fact.isYear ? language("year", ru: "год") : fact.unit))"
    return language("Question \(game.round): \(asked)", ru: "Вопрос \(game.round): \(asked)")
  }

  func described(_ outcome: HigherOrLower.Outcome) -> [String] {
    let verdict = outcome.verdict
    let accuracy = "\(verdict.accuracy / 10)\(language.numbers.decimalMark)\(verdict.accuracy % 10)"
    let points = counted(points: verdict.points)
    let lost = verdict.losesLife ? language(", a life lost", ru: ", жизнь потеряна") : ""
    let lives = language.count(outcome.lives, "life", "lives", ru: ("жизнь", "жизни", "жизней"))
    let best = max(keeper.best, outcome.score)
    return [
      judgement(outcome) + answer(outcome) + ".",
      language(
        "Accuracy \(accuracy) %, \(points)\(lost).", ru: "Точность \(accuracy) %, \(points)\(lost)."
      ),
      language(
        "\(lives) left, score \(outcome.score), high score \(best).",
        ru: "\(lives) в запасе, счёт \(outcome.score), рекорд \(best)."),
    ]
  }

  private func judgement(_ outcome: HigherOrLower.Outcome) -> String {
    let isYear = outcome.question.fact.isYear
    let right = language("the right answer is ", ru: "верный ответ — ")
    if outcome.guess == outcome.answer { return language("Exactly right: ", ru: "Точно: ") }
    let verdict =
      if outcome.guess < outcome.answer {
        isYear
          ? language("Too early", ru: "Слишком рано") : language("Too low", ru: "Слишком мало")
      } else if outcome.verdict.points > 0 {
        isYear
          ? language("A little late", ru: "Чуть позже нужного")
          : language("A little high", ru: "Чуть больше нужного")
      } else {
        isYear
          ? language("Too late", ru: "Слишком поздно") : language("Too high", ru: "Слишком много")
      }
    return verdict + ": " + right
  }

  /// In Russian a unit's form would depend on the number, so it stands apart from it.
  private func answer(_ outcome: HigherOrLower.Outcome) -> String {
    let fact = outcome.question.fact
    let number = language.number(outcome.answer, asYear: fact.isYear)
    return fact.isYear ? number : language("\(number) \(fact.unit)", ru: "\(number) (\(fact.unit))")
  }

  func gameOver() -> String {
    let questions = counted(questions: game.round)
    let points = counted(points: game.score)
    return language(
      "Game over after \(questions): \(points).", ru: "Игра окончена: \(questions), \(points).")
      + record()
  }

  func leaving() -> String {
    let points = counted(points: game.score)
    return language("You leave with \(points).", ru: "Вы уходите, у вас \(points).") + record()
  }

  /// Keeps the score of the game that ends, and says how it compares.
  private func record() -> String {
    keeper.finish(game.score)
      ? language(" A new record!", ru: " Новый рекорд!")
      : language(" The high score is \(keeper.best).", ru: " Рекорд \(keeper.best).")
  }

  func noNumber(_ line: String) -> String {
    let shown = line.cropped(to: 40, ellipsis: "...")
    return language(
      "\"\(shown)\" is no number: write it as 12345, 12,345, 3.1 billion or 2.5 million.",
      ru: "«\(shown)» — не число: пишите 12345, 12 345, 3,1 миллиарда или 2,5 млн.")
  }

  func explanation(of refusal: HigherOrLower.Refusal, _ slider: Slider?) -> String {
    switch refusal {
    case .nothingAsked:
      return language("There is no question to answer.", ru: "Вопроса сейчас нет.")
    case .outsideRange:
      return language("That is outside the range.", ru: "Это вне диапазона.")
    case .tooFine:
      let places = slider?.decimalPlaces ?? 0
      if places == 0 {
        return language("Only whole numbers here.", ru: "Здесь только целые числа.")
      }
      let most = language.count(
        places, "decimal place", "decimal places", ru: ("знак", "знака", "знаков"))
      return language("At most \(most) here.", ru: "Самое большее \(most) после запятой.")
    }
  }

  func counted(questions: Int) -> String {
    language.count(
      questions, "question", "questions", ru: ("вопрос", "вопроса", "вопросов"))
  }

  private func counted(points: Int64) -> String {
    language.count(points, "point", "points", ru: ("очко", "очка", "очков"))
  }
}
