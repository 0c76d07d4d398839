package import Games
internal import PackFormat
internal import TextUnicode

/// Higher-or-lower, line by line.
package struct PlainHigherOrLower<Source: FactSource> {
  private let source: Source
  private let title: String
  private let keeper: ScoreKeeper
  private let columns: Int
  private var game: HigherOrLower
  /// What ENTER alone guesses.
  private var offered: ExactDecimal?

  package init(
    _ game: HigherOrLower, _ source: Source, title: String, _ keeper: ScoreKeeper, columns: Int
  ) {
    self.game = game
    self.source = source
    self.title = title
    self.keeper = keeper
    self.columns = columns
  }

  package mutating func begin() throws(Source.Failure) -> String {
    lines([
      title,
      "Higher or lower: guess the number, but not too low. Type ? for help, n for a new game,"
        + " q to quit.",
      "\(counted(source.factCount, "question")), \(counted(game.lives, "life", "lives")),"
        + " high score \(keeper.best).",
    ]) + trouble() + "\n" + (try ask())
  }

  package mutating func take(
    _ line: String, after milliseconds: Int64 = 0
  ) throws(Source.Failure) -> Reply {
    let line = line.trimmed
    switch line.lowercased() {
    case "q", "quit", "exit": return Reply(leave(), isDone: true)
    case "n", "new": return Reply(leave() + (try startAgain()))
    case "?", "h", "help": return Reply(help() + prompt())
    default: break
    }
    guard let question = game.question else { return Reply(try startAgain()) }
    if line.isEmpty { return Reply(try judge(offered ?? question.slider.offered)) }
    if let moved = moved(line, in: question.slider) {
      offered = moved
      return Reply(prompt())
    }
    guard let guess = GuessText.number(line, unit: question.fact.unit) else {
      return Reply(
        lines([
          "\"\(line.cropped(to: 40, ellipsis: "..."))\" is no number: write it as 12345, 12,345,"
            + " 3.1 billion or 2.5 million."
        ]) + prompt())
    }
    return Reply(try judge(guess))
  }

  /// The lines end here: quietly, but the score counts.
  package mutating func end() -> String {
    _ = leave()
    return ""
  }
}

extension PlainHigherOrLower: PlainGame where Source.Failure == PackError {}

extension PlainHigherOrLower {
  private mutating func ask() throws(Source.Failure) -> String {
    guard let question = try game.ask(from: source) else { return prompt() }
    offered = question.slider.offered
    let unit = question.fact.isYear ? "year" : question.fact.unit
    return lines(["Question \(game.round): \(question.fact.prompt) (\(unit))"]) + prompt()
  }

  private func prompt() -> String {
    guard let question = game.question, let offered else {
      return "ENTER for a new game, q to quit: "
    }
    func shown(_ number: ExactDecimal) -> String { number.shown(asYear: question.fact.isYear) }
    return "Guess (\(shown(question.slider.low)) to \(shown(question.slider.high)),"
      + " ENTER = \(shown(offered))): "
  }

  private mutating func judge(_ guess: ExactDecimal) throws(Source.Failure) -> String {
    let slider = game.question?.slider
    let outcome: HigherOrLower.Outcome
    do throws(HigherOrLower.Refusal) {
      outcome = try game.guess(guess)
    } catch {
      return lines([explanation(of: error, slider)]) + prompt()
    }
    keeper.note(outcome.score)
    let text = lines(described(outcome))
    return outcome.isGameOver ? text + gameOver() + prompt() : text + "\n" + (try ask())
  }

  private mutating func startAgain() throws(Source.Failure) -> String {
    game.startAgain()
    return "\n" + (try ask())
  }

  /// The slider moved by a tenth of its range for each plus or minus, by a step for each `>` or `<`.
  private func moved(_ line: String, in slider: Slider) -> ExactDecimal? {
    guard let first = line.first, "+-<>".contains(first), line.allSatisfy({ $0 == first }) else {
      return nil
    }
    var position = offered ?? slider.offered
    for _ in line {
      let part = slider.part(of: position)
      switch first {
      case "+": position = max(slider.position(at: part + 0.1), slider.above(position))
      case "-": position = min(slider.position(at: part - 0.1), slider.below(position))
      case ">": position = slider.above(position)
      default: position = slider.below(position)
      }
    }
    return position
  }

  /// Ends the game that is open, if anything was answered in it.
  private mutating func leave() -> String {
    let answered = game.round - (game.question == nil ? 0 : 1)
    guard answered > 0, !game.isOver else { return "" }
    let text = lines(["You leave with \(counted(game.score, "point"))." + record()])
    game.startAgain()
    return text
  }
}

/// What is said.
extension PlainHigherOrLower {
  private func described(_ outcome: HigherOrLower.Outcome) -> [String] {
    let fact = outcome.question.fact
    let verdict = outcome.verdict
    let answer = outcome.answer.shown(asYear: fact.isYear) + (fact.isYear ? "" : " " + fact.unit)
    let judgement =
      if outcome.guess == outcome.answer {
        "Exactly right: "
      } else if outcome.guess < outcome.answer {
        "Too \(fact.isYear ? "early" : "low"): the right answer is "
      } else if verdict.points > 0 {
        "A little \(fact.isYear ? "late" : "high"): the right answer is "
      } else {
        "Too \(fact.isYear ? "late" : "high"): the right answer is "
      }
    return [
      judgement + answer + ".",
      "Accuracy \(verdict.accuracy / 10).\(verdict.accuracy % 10) %,"
        + " \(counted(verdict.points, "point"))\(verdict.losesLife ? ", a life lost" : "").",
      "\(counted(outcome.lives, "life", "lives")) left, score \(outcome.score),"
        + " high score \(max(keeper.best, outcome.score)).",
    ]
  }

  private func gameOver() -> String {
    lines([
      "Game over after \(counted(game.round, "question")): \(counted(game.score, "point"))."
        + record()
    ]) + trouble()
  }

  /// Keeps the score of the game that ends, and says how it compares.
  private func record() -> String {
    keeper.finish(game.score) ? " A new record!" : " The high score is \(keeper.best)."
  }

  private func explanation(of refusal: HigherOrLower.Refusal, _ slider: Slider?) -> String {
    switch refusal {
    case .nothingAsked: "There is no question to answer."
    case .outsideRange: "That is outside the range."
    case .tooFine:
      slider.map { $0.decimalPlaces } == 0
        ? "Only whole numbers here."
        : "At most \(counted(slider?.decimalPlaces ?? 0, "decimal place")) here."
    }
  }

  private func help() -> String {
    lines(
      game.rules.howToPlay + [
        "Type a number, as 12345, 12,345, 3.1 billion or 2.5 million, and press ENTER; ENTER alone"
          + " takes the number offered, which + and - move by a tenth of the range, > and < by a"
          + " step. n starts a new game, q quits."
      ])
  }

  private func trouble() -> String { keeper.trouble.map { lines(["(\($0))"]) } ?? "" }

  /// Wrapped to the width of the screen, with nothing in them that could steer it.
  private func lines(_ texts: [String]) -> String {
    texts.flatMap { $0.terminalSafe.wrapped(to: columns) }.map { $0 + "\n" }.joined()
  }
}
