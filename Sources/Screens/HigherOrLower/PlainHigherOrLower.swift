package import Games
internal import PackFormat
internal import TextUnicode
internal import Views
package import Words

/// Higher-or-lower, played line by line.
package struct PlainHigherOrLower<Source: FactSource> {
  private let title: String
  let form: LineForm
  let keeper: ScoreKeeper
  let language: Language
  private(set) var rounds: Rounds<PlayedFacts<Source>>
  var game: HigherOrLower { rounds.game.game }
  var words: HigherOrLowerWords { HigherOrLowerWords(language: language) }
  /// The time that the player has taken for all lines.
  private var now: Int64 = 0
  /// The number that ENTER alone guesses.
  private(set) var offered: ExactDecimal?

  package init(
    _ game: HigherOrLower, _ source: Source, title: String, _ keeper: ScoreKeeper, form: LineForm,
    language: Language
  ) throws(Source.Failure) {
    rounds = try Rounds(PlayedFacts(game, source), at: 0)
    self.title = title
    self.keeper = keeper
    self.form = form
    self.language = language
  }

  package mutating func begin() throws(Source.Failure) -> String {
    lines([
      title,
      language(.higherOrLowerWelcome),
      language(
        .higherOrLowerStart,
        [
          "questions": .count(rounds.game.source.questionCount), "lives": .count(game.lives),
          "best": .count(keeper.best),
        ]),
      language(.lowGuessCostsLife),
    ]) + "\n" + question()
  }

  package mutating func take(
    _ line: String, after milliseconds: Int64 = 0
  ) throws(Source.Failure) -> Reply {
    now.spend(milliseconds)
    let line = line.trimmed
    switch PlainCommand(line) {
    case .quit: return Reply(leave(), isDone: true)
    case .new: return Reply(leave() + (try startAgain()))
    case .help: return Reply(help() + prompt())
    case nil: break
    }
    guard let question = game.question else { return Reply(try startAgain()) }
    if line.isEmpty { return Reply(try judge(offered ?? question.slider.offered)) }
    if let moved = moved(line, in: question.slider) {
      offered = moved
      return Reply(prompt())
    }
    switch GuessText.read(line, unit: question.fact.unit, language) {
    case .number(let guess): return Reply(try judge(guess))
    case let reading:
      return Reply(
        lines([words.refusal(of: reading, line.shortlyShown, question.slider)]) + prompt())
    }
  }

  /// Keeps the score when the input ends, and prints nothing.
  package mutating func end() -> String {
    rounds.leave(keeper)
    return ""
  }
}

/// The hooks of the session.
extension PlainHigherOrLower {
  package var row: Int? { game.question?.index }
  package mutating func promptAgain(after milliseconds: Int64) -> String {
    now.spend(milliseconds)
    return prompt()
  }
}

extension PlainHigherOrLower: PlainGame where Source.Failure == PackError {}

extension PlainHigherOrLower {
  private mutating func question() -> String {
    guard let question = game.question else { return prompt() }
    offered = question.slider.offered
    return lines([described(question)]) + prompt()
  }

  private mutating func judge(_ guess: ExactDecimal) throws(Source.Failure) -> String {
    let slider = game.question?.slider
    switch rounds.answer(guess, at: now, keeper) {
    case .judged(let outcome): return try goOn(from: outcome)
    case .refused(let refusal):
      return lines([words.explanation(of: refusal, slider)]) + prompt()
    case .ignored, .open: return prompt()
    }
  }

  private mutating func goOn(
    from outcome: HigherOrLower.Outcome
  ) throws(Source.Failure) -> String {
    let origin = words.origin(try rounds.game.source.origin(at: outcome.row))
    let text = lines(described(outcome) + [origin].compactMap { $0 })
    try rounds.next(at: now, keeper)
    guard case .over(let isRecord) = rounds.phase else { return text + "\n" + question() }
    return text + lines([gameOver(isRecord)]) + prompt()
  }

  private mutating func startAgain() throws(Source.Failure) -> String {
    try rounds.startAgain(at: now, keeper)
    return "\n" + question()
  }

  /// The slider moved by tenths of its range for `+` and `-`, by steps for `>` and `<`; nil for
  /// other lines.
  private func moved(_ line: String, in slider: GuessSlider) -> ExactDecimal? {
    guard let first = line.first, "+-<>".contains(first), line.allSatisfy({ $0 == first }) else {
      return nil
    }
    var position = offered ?? slider.offered
    for _ in line {
      switch first {
      case "+": position = slider.moved(position, by: 0.1)
      case "-": position = slider.moved(position, by: -0.1)
      case ">": position = slider.above(position)
      default: position = slider.below(position)
      }
    }
    return position
  }

  /// Ends the running game, if it has any answer.
  private mutating func leave() -> String {
    rounds.leave(keeper).map { lines([leaving($0)]) } ?? ""
  }

  private func help() -> String {
    lines(
      game.rules.howToPlay(language) + [
        language(.howToTypeNumber), QuestionReport.help(language),
      ])
  }

  private func lines(_ texts: [String]) -> String { texts.plainLines(form) }
}

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
