internal import Games
internal import PackFormat
internal import SafeText
internal import TextUnicode
internal import Words

/// The sentences of higher-or-lower, for the plain game and the whole screen.
struct HigherOrLowerWords {
  let language: Language

  func asked(_ fact: Fact) -> String {
    "\(fact.prompt) (\(unit(of: fact)))"
  }

  func unit(of fact: Fact) -> String { fact.isYear ? language("year", ru: "год") : fact.unit }

  func question(_ round: Int) -> String { language("Question \(round)", ru: "Вопрос \(round)") }

  /// The verdict on a guess, with the right answer.
  func judgement(_ outcome: HigherOrLower.Outcome) -> String {
    let isYear = outcome.question.fact.isYear
    let answer = number(outcome.answer, of: outcome.question.fact)
    let right = language("the right answer is ", ru: "верный ответ — ")
    if outcome.guess == outcome.answer {
      return language("Exactly right: ", ru: "Точно: ") + answer + "."
    }
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
    return verdict + ": " + right + answer + "."
  }

  /// A number with its unit.
  ///
  /// In Russian the form of a unit depends on the number, so the unit stands in brackets.
  func number(_ number: ExactDecimal, of fact: Fact) -> String {
    let shown = language.number(number, asYear: fact.isYear)
    return fact.isYear ? shown : language("\(shown) \(fact.unit)", ru: "\(shown) (\(fact.unit))")
  }

  func accuracy(_ verdict: Verdict) -> String {
    let mark = language.numbers.decimalMark
    let accuracy = "\(verdict.accuracy / 10)\(mark)\(verdict.accuracy % 10)"
    let points = language.counted(points: verdict.points)
    let lost = verdict.losesLife ? language(", a life lost", ru: ", жизнь потеряна") : ""
    return language(
      "Accuracy \(accuracy) %, \(points)\(lost).", ru: "Точность \(accuracy) %, \(points)\(lost).")
  }

  func gameOver(after rounds: Int, _ score: Int64) -> String {
    let questions = language.counted(questions: rounds)
    let points = language.counted(points: score)
    return language(
      "Game over after \(questions): \(points).", ru: "Игра окончена: \(questions), \(points).")
  }

  func noNumber(_ line: String) -> String {
    let shown = line.terminalSafe.cropped(to: 40, ellipsis: "...")
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
}
