package import Games
internal import PackFormat
internal import TextUnicode
internal import Views
package import Words

/// The quiz against the clock, played line by line.
package struct PlainChoiceQuiz<Source: ChoiceQuestionSource> {
  private let source: Source
  private let title: String
  private let keeper: ScoreKeeper
  private let form: LineForm
  private let language: Language
  private let pictures: PackPictures?
  private var game: ChoiceQuiz
  private var clock = PlainSessionClock()

  package init(
    _ game: ChoiceQuiz, _ source: Source, title: String, _ keeper: ScoreKeeper, form: LineForm,
    language: Language, pictures: PackPictures? = nil
  ) {
    self.game = game
    self.source = source
    self.title = title
    self.keeper = keeper
    self.form = form
    self.language = language
    self.pictures = pictures
  }

  /// Returns the welcome; the first line of the player starts the clock.
  package mutating func begin() throws(Source.Failure) -> String {
    lines(
      [title] + instructions + [language(.highScoreLine, ["best": .count(keeper.best)])])
      + prompt()
  }

  package mutating func take(
    _ line: String, after milliseconds: Int64
  ) throws(Source.Failure) -> Reply {
    let line = line.trimmed
    let command = PlainCommand(line)
    if command == .quit { return Reply(leave(), isDone: true) }
    if command == .new { return Reply(leave() + (try startAgain())) }
    guard let question = game.question else {
      return Reply(command == .help ? help() + prompt() : try startAgain())
    }
    guard clock.spend(milliseconds, game.rules) else { return Reply(lines([tooLate]) + prompt()) }
    if game.rules.isLate(after: clock.spent) { return Reply(try judge(nil)) }
    if let choice = ChoiceText.choice(line, of: question.choices.count) {
      return Reply(try judge(choice))
    }
    if command == .help { return Reply(help() + prompt()) }
    return Reply(lines([explanation(of: line)]) + prompt())
  }

  /// The time until the warning, and after the warning until the time is up.
  package var patience: Int64? {
    game.question == nil ? nil : clock.patience(game.rules)
  }

  package mutating func expire() throws(Source.Failure) -> Reply {
    guard game.question != nil else { return Reply("") }
    clock.wait(game.rules)
    if game.rules.isLate(after: clock.spent) {
      // An unfinished line was an answer to this question, so it must not count for the next.
      let text = "\n" + (try judge(nil))
      clock.openedByItself()
      return Reply(text, voidsTyping: true)
    }
    // The warning is printed behind the prompt, and the unfinished line stays valid.
    return Reply("(" + QuestionWords(language: language).secondsLeft(secondsLeft) + "!) ")
  }

  /// Keeps the score when the input ends, and prints nothing.
  package mutating func end() -> String {
    _ = leave()
    return ""
  }
}

/// The hooks of the session.
extension PlainChoiceQuiz {
  package var row: Int? { game.question?.index }

  package mutating func promptAgain(after milliseconds: Int64) -> String {
    if game.question != nil { _ = clock.spend(milliseconds, game.rules) }
    return prompt()
  }
}

extension PlainChoiceQuiz: PlainGame where Source.Failure == PackError {}

extension PlainChoiceQuiz {
  private mutating func startAgain() throws(Source.Failure) -> String {
    game.startAgain()
    return "\n" + (try ask())
  }

  private mutating func ask() throws(Source.Failure) -> String {
    guard let question = try game.ask(from: source) else { return prompt() }
    clock.open()
    return described(question) + prompt()
  }

  /// Closes the open question and asks the next one; nil stands for no answer in time.
  private mutating func judge(_ choice: Int?) throws(Source.Failure) -> String {
    let outcome: ChoiceQuiz.Outcome
    do throws(ChoiceQuiz.Refusal) {
      outcome =
        if let choice { try game.answer(choice, after: clock.spent) } else { try game.expire() }
    } catch {
      return prompt()
    }
    keeper.note(outcome.score)
    keeper.answered(outcome)
    let text = lines(described(outcome))
    return outcome.isGameOver ? text + gameOver() + prompt() : text + "\n" + (try ask())
  }

  /// Ends the running session, if it has any answer.
  private mutating func leave() -> String {
    let answered = game.round - (game.question == nil ? 0 : 1)
    guard answered > 0, !game.isOver else { return "" }
    return lines([
      language.paragraph([
        language(.youLeaveWith, ["points": .count(game.score)]), record(),
      ])
    ])
  }
}

/// Texts.
extension PlainChoiceQuiz {
  private var words: ChoiceQuizWords { ChoiceQuizWords(language: language) }

  private var instructions: [String] {
    game.rules.howToPlay(game.length, language) + [language(.howToTypeChoice)]
  }

  private func help() -> String { lines(instructions + [QuestionReport.help(language)]) }

  private func prompt() -> String {
    guard let question = game.question else {
      return language(game.isOver ? .playAgainOrQuit : .startOrQuit) + " "
    }
    return language(
      .answerPrompt,
      ["n": .count(question.choices.count), "seconds": .count(secondsLeft)]) + " "
  }

  private var secondsLeft: Int { game.rules.secondsLeft(after: clock.spent) }

  private func described(_ question: ChoiceQuiz.Question) -> String {
    let content = question.content
    let words = QuestionWords(language: language)
    let asked = words.asked(content.prompt, game.round, of: game.length)
    var texts: [String] = []
    if content.picture != nil { texts.append(words.picture(content.pictureText)) }
    for (index, choice) in question.choices.enumerated() {
      texts.append("\(index + 1)) \(choice)")
    }
    let drawing = pictures?.lines(of: content.picture, columns: form.columns) ?? ""
    return lines([asked]) + drawing + lines(texts)
  }

  private func described(_ outcome: ChoiceQuiz.Outcome) -> [String] {
    let content = outcome.question.content
    return QuestionWords(language: language).told(
      words.verdict(outcome), explanation: content.explanation, source: content.source,
      score: outcome.score, remaining: outcome.remaining, best: keeper.best)
  }

  private func gameOver() -> String {
    lines([language.gameOver, language.paragraph([words.summary(game), record()])])
  }

  /// Keeps the score of the ended session and returns the sentence about the high score.
  private func record() -> String {
    let isNew = game.isOver ? keeper.finish(game.score) : keeper.leave(game.score)
    return language.record(isNew, best: keeper.best)
  }

  private var tooLate: String {
    language(.cameTooLate)
  }

  private func explanation(of line: String) -> String {
    ChoiceText.explanation(
      of: line, count: game.question?.choices.count ?? 0, language)
  }

  private func lines(_ texts: [String]) -> String { texts.plainLines(form) }
}
