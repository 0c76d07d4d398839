package import Games
internal import PackFormat
internal import TextUnicode
internal import Views
package import Words

/// The short answer against the clock, played line by line.
///
/// While a question is open every line is an answer, but one that begins with a slash is a command:
/// `/q`. Two slashes stand for an answer that begins with one.
package struct PlainShortAnswer<Source: ShortQuestionSource> {
  private let source: Source
  private let title: String
  private let keeper: ScoreKeeper
  private let form: LineForm
  private let language: Language
  private let pictures: PackPictures?
  private var game: ShortAnswer
  private var clock = PlainSessionClock()

  package init(
    _ game: ShortAnswer, _ source: Source, title: String, _ keeper: ScoreKeeper, form: LineForm,
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
    let line = line.nfc.trimmed
    let command = command(line)
    if command == .quit { return Reply(leave(), isDone: true) }
    if command == .new { return Reply(leave() + (try startAgain())) }
    guard game.question != nil else {
      return Reply(command == .help ? help() + prompt() : try startAgain())
    }
    guard clock.spend(milliseconds, game.rules) else {
      return Reply(lines([language(.cameTooLate)]) + prompt())
    }
    if game.rules.isLate(after: clock.spent) { return Reply(try expireQuestion()) }
    if command == .help { return Reply(help() + prompt()) }
    if line.isEmpty { return Reply(try pass()) }
    return Reply(try judge(line.hasPrefix("//") ? String(line.dropFirst()) : line))
  }

  /// Returns the command of a line; a slash stands before it while a question is open.
  private func command(_ line: String) -> PlainCommand? {
    if line.hasPrefix("/"), let command = PlainCommand(String(line.dropFirst())) { return command }
    return game.question == nil ? PlainCommand(line) : nil
  }

  package var patience: Int64? { game.question == nil ? nil : clock.patience(game.rules) }

  package mutating func expire() throws(Source.Failure) -> Reply {
    guard game.question != nil else { return Reply("") }
    clock.wait(game.rules)
    if game.rules.isLate(after: clock.spent) {
      // An unfinished line was an answer to this question, so it must not count for the next.
      let text = "\n" + (try expireQuestion())
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
extension PlainShortAnswer {
  package var row: Int? { game.question?.index }

  package mutating func promptAgain(after milliseconds: Int64) -> String {
    if game.question != nil { _ = clock.spend(milliseconds, game.rules) }
    return prompt()
  }
}

extension PlainShortAnswer: PlainGame where Source.Failure == PackError {}

/// The game.
extension PlainShortAnswer {
  private mutating func startAgain() throws(Source.Failure) -> String {
    game.startAgain()
    return "\n" + (try ask())
  }

  private mutating func ask() throws(Source.Failure) -> String {
    guard let question = try game.ask(from: source) else { return prompt() }
    clock.open()
    return described(question.content) + prompt()
  }

  private mutating func judge(_ text: String) throws(Source.Failure) -> String {
    let reply: ShortAnswer.Reply
    do throws(ShortAnswer.Refusal) {
      reply = try game.answer(text, after: clock.spent)
    } catch {
      return lines([words.refusal(error)]) + prompt()
    }
    switch reply {
    case .again(let left): return lines([words.again(text, left: left)]) + prompt()
    case .settled(let outcome): return try settle(outcome, text)
    }
  }

  private mutating func pass() throws(Source.Failure) -> String {
    guard let outcome = try? game.pass() else { return prompt() }
    return try settle(outcome, "")
  }

  private mutating func expireQuestion() throws(Source.Failure) -> String {
    guard let outcome = try? game.expire() else { return prompt() }
    return try settle(outcome, "")
  }

  /// Returns the text after a question, with the next question or the end of the session.
  private mutating func settle(
    _ outcome: ShortAnswer.Outcome, _ typed: String
  ) throws(Source.Failure) -> String {
    keeper.note(outcome.score)
    keeper.answered(outcome)
    let content = outcome.question.content
    let text = lines(
      QuestionWords(language: language).told(
        words.verdict(outcome, typed), explanation: content.explanation, source: content.source,
        score: outcome.score, remaining: outcome.remaining, best: keeper.best))
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
extension PlainShortAnswer {
  private var words: ShortAnswerWords { ShortAnswerWords(language: language) }

  private var instructions: [String] {
    game.rules.howToPlay(game.length, language) + [language(.howToTypeAnswer)]
  }

  private func help() -> String { lines(instructions + [QuestionReport.help(language)]) }

  private func prompt() -> String {
    guard game.question != nil else {
      return language(game.isOver ? .playAgainOrQuit : .startOrQuit) + " "
    }
    return language(.shortAnswerPrompt, ["seconds": .count(secondsLeft)]) + " "
  }

  private var secondsLeft: Int { game.rules.secondsLeft(after: clock.spent) }

  private func described(_ content: ShortQuestion) -> String {
    let words = QuestionWords(language: language)
    let drawing = pictures?.lines(of: content.picture, columns: form.columns) ?? ""
    return lines([words.asked(content.prompt, game.round, of: game.length)]) + drawing
      + lines(content.picture == nil ? [] : [words.picture(content.pictureText)])
  }

  private func gameOver() -> String {
    lines([language.gameOver, language.paragraph([words.summary(game), record()])])
  }

  /// Keeps the score of the ended session and returns the sentence about the high score.
  private func record() -> String {
    let isNew = game.isOver ? keeper.finish(game.score) : keeper.leave(game.score)
    return language.record(isNew, best: keeper.best)
  }

  private func lines(_ texts: [String]) -> String { texts.plainLines(form) }
}
