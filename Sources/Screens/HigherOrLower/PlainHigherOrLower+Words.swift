internal import Games
internal import PackFormat
internal import TextUnicode
internal import Words

/// Texts.
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
    "\(words.question(game.round)): \(words.asked(question.fact))"
  }

  func described(_ outcome: HigherOrLower.Outcome) -> [String] {
    let lives = language.counted(lives: outcome.lives)
    let best = max(keeper.best, outcome.score)
    return [
      words.judgement(outcome),
      words.accuracy(outcome.verdict),
      language(
        "\(lives) left, score \(outcome.score), high score \(best).",
        ru: "\(lives) в запасе, счёт \(outcome.score), рекорд \(best)."),
    ]
  }

  func gameOver() -> String { words.gameOver(after: game.round, game.score) + record() }

  func leaving() -> String {
    let points = language.counted(points: game.score)
    return language("You leave with \(points).", ru: "Вы уходите, у вас \(points).") + record()
  }

  /// Keeps the score of the ended game and returns the sentence about the high score.
  private func record() -> String {
    let isNew = keeper.finish(game.score)
    return " " + language.record(isNew, best: keeper.best)
  }
}
