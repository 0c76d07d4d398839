internal import Games
internal import PackFormat
internal import TextUnicode
internal import Views
internal import Words

/// Texts.
extension PlainHigherOrLower {
  func prompt() -> String {
    guard let question = game.question, let offered else {
      return language(.newGameOrQuit) + " "
    }
    let isYear = question.fact.isYear
    let prompt = language(
      .guessPrompt,
      [
        "low": .text(language.number(question.slider.low, asYear: isYear)),
        "high": .text(language.number(question.slider.high, asYear: isYear)),
        "offered": .text(language.number(offered, asYear: isYear)),
      ])
    return form.lines(of: prompt).joined(separator: "\n") + " "
  }

  func described(_ question: HigherOrLower.Question) -> String {
    language(
      .questionNumberAsked,
      ["n": .count(game.round), "question": .text(words.asked(question.fact))])
  }

  func described(_ outcome: HigherOrLower.Outcome) -> [String] {
    let best = max(keeper.best, outcome.score)
    return [
      words.judgement(outcome),
      words.accuracy(outcome.verdict),
      language(
        .livesLeft,
        ["lives": .count(outcome.lives), "score": .count(outcome.score), "best": .count(best)]),
    ]
  }

  func gameOver(_ isRecord: Bool) -> String {
    language.paragraph([words.gameOver(after: game.round, game.score), record(isRecord)])
  }

  func leaving(_ isRecord: Bool) -> String {
    language.paragraph([
      language(.youLeaveWith, ["points": .count(game.score)]), record(isRecord),
    ])
  }

  private func record(_ isRecord: Bool) -> String {
    language.record(isRecord, best: keeper.best)
  }
}
