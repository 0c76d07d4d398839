internal import Games
internal import PackFormat
internal import TextUnicode
package import Views
package import Words

/// A line that a player typed in a game with questions.
package enum PlainMove<Answer> {
  case answer(Answer)
  case command(PlainCommand)
  /// A line that is no move, with the reply to it.
  case unknown(String)
}

/// A game with questions against the clock that can be played line by line.
package protocol PlainSessionGame: PlayedSession {
  /// The sentences about what to type.
  var howToType: Phrase { get }
  /// The choices of the open question; none if the answer is typed.
  var choices: [String] { get }
  /// The lines below the open question; those of its numbered choices unless the game has others.
  func asked(_ language: Language) -> [String]

  func move(_ line: String, _ language: Language) -> PlainMove<Answer>
  func prompt(_ language: Language, secondsLeft: Int) -> String
  /// The reply to an answer that leaves the question open.
  func reply(to answer: Answer, _ language: Language) -> [String]
  func reply(to refusal: Refusal, _ language: Language) -> [String]
  /// The lines between the verdict on an answer and its explanation.
  func shown(_ outcome: Outcome, _ language: Language) -> [String]
}

extension PlainSessionGame {
  package func asked(_ language: Language) -> [String] { numberedChoices }
  /// The choices with their numbers, a line each.
  var numberedChoices: [String] { choices.enumerated().map { "\($0 + 1)) \($1)" } }
  package func shown(_ outcome: Outcome, _ language: Language) -> [String] { [] }
}

/// A game with questions against the clock, played line by line.
package struct PlainQuestions<Game: PlainSessionGame> {
  private let title: String
  private let keeper: ScoreKeeper
  private let form: LineForm
  private let language: Language
  private let pictures: PackPictures?
  private var rounds: Rounds<Game>
  /// The time that the player has taken for all lines.
  private var now: Int64 = 0

  package init(
    _ game: Game, title: String, _ keeper: ScoreKeeper, form: LineForm, language: Language,
    pictures: PackPictures? = nil
  ) throws(Game.Failure) {
    rounds = try Rounds(game)
    self.title = title
    self.keeper = keeper
    self.form = form
    self.language = language
    self.pictures = pictures
  }

  private var game: Game { rounds.game }

  /// Returns the welcome; the first line of the player starts the clock.
  package mutating func begin() throws(Game.Failure) -> String {
    lines(
      [title] + instructions + [language(.highScoreLine, ["best": .count(keeper.best)])])
      + prompt()
  }

  package mutating func take(
    _ line: String, after milliseconds: Int64
  ) throws(Game.Failure) -> Reply {
    let move = game.move(line, language)
    switch move {
    case .command(.quit): return Reply(leave(), isDone: true)
    case .command(.new): return Reply(leave() + (try startAgain()))
    case .command(.help) where !rounds.phase.isAsking: return Reply(help() + prompt())
    case .answer, .command, .unknown: break
    }
    guard rounds.phase.isAsking else { return Reply(try startAgain()) }
    spend(milliseconds)
    let isTooEarly = rounds.clock.isTooEarly(at: now)
    // Only the first line can have been meant for the question before.
    rounds.clock.isUnasked = false
    if isTooEarly { return Reply(lines([language(.cameTooLate)]) + prompt()) }
    _ = try rounds.tick(at: now, keeper)
    if rounds.phase.isJudged { return Reply(try goOn(isUnasked: false)) }
    switch move {
    case .answer(let answer): return Reply(try judge(answer))
    case .unknown(let reply): return Reply(lines([reply]) + prompt())
    case .command: return Reply(help() + prompt())
    }
  }

  private mutating func spend(_ milliseconds: Int64) {
    now.spend(milliseconds, most: game.game.rules.limit)
  }

  /// The time until the warning, and after the warning until the time is up.
  package var patience: Int64? {
    guard rounds.phase.isAsking else { return nil }
    let wake = spent < game.warningStart ? game.warningStart : game.game.rules.limit
    return max(0, wake - spent)
  }

  package mutating func expire() throws(Game.Failure) -> Reply {
    guard let patience else { return Reply("") }
    now += patience
    _ = try rounds.tick(at: now, keeper)
    // An unfinished line was an answer to this question, so it must not count for the next.
    if rounds.phase.isJudged { return Reply("\n" + (try goOn(isUnasked: true)), voidsTyping: true) }
    // The warning is printed behind the prompt, and the unfinished line stays valid.
    return Reply("(" + QuestionWords(language: language).secondsLeft(secondsLeft) + "!) ")
  }

  /// Keeps the score when the input ends, and prints nothing.
  package mutating func end() -> String {
    rounds.leave(keeper)
    return ""
  }
}

/// The hooks of the session.
extension PlainQuestions {
  package var row: Int? { game.openRow }

  package mutating func promptAgain(after milliseconds: Int64) -> String {
    if rounds.phase.isAsking {
      spend(milliseconds)
      rounds.clock.isUnasked = false
    }
    return prompt()
  }
}

extension PlainQuestions: PlainGame where Game.Failure == PackError {}

/// Moves.
extension PlainQuestions {
  private mutating func startAgain() throws(Game.Failure) -> String {
    try rounds.startAgain(at: now, keeper)
    return "\n" + question() + prompt()
  }

  private mutating func judge(_ answer: Game.Answer) throws(Game.Failure) -> String {
    switch rounds.answer(answer, at: now, keeper) {
    case .ignored: return prompt()
    case .open: return lines(game.reply(to: answer, language)) + prompt()
    case .refused(let refusal): return lines(game.reply(to: refusal, language)) + prompt()
    case .judged: return try goOn(isUnasked: false)
    }
  }

  /// Goes on from the result of a question, and returns it with the next question or the end.
  private mutating func goOn(isUnasked: Bool) throws(Game.Failure) -> String {
    guard let outcome = rounds.phase.outcome else { return prompt() }
    let result = lines(
      QuestionWords(language: language).told(
        game.verdict(outcome, language), shown: game.shown(outcome, language),
        explanation: outcome.content.explanation,
        source: outcome.content.source, score: outcome.score, remaining: outcome.remaining,
        best: keeper.best))
    try rounds.next(at: now, isUnasked: isUnasked, keeper)
    guard case .over(let isRecord) = rounds.phase else {
      return result + "\n" + question() + prompt()
    }
    let record = language.record(isRecord, best: keeper.best)
    return result
      + lines([language.gameOver, language.paragraph([game.summary(language), record])]) + prompt()
  }

  /// Ends the running session, if it has any answer.
  private mutating func leave() -> String {
    guard let isRecord = rounds.leave(keeper) else { return "" }
    let score: Int64 = game.score
    let leaving = language(.youLeaveWith, ["points": .count(score)])
    let record = language.record(isRecord, best: keeper.best)
    return lines([language.paragraph([leaving, record])])
  }
}

/// Texts.
extension PlainQuestions {
  private var instructions: [String] { game.howToPlay(language) + [language(game.howToType)] }

  private func help() -> String { lines(instructions + [QuestionReport.help(language)]) }

  private func prompt() -> String {
    let text =
      switch rounds.phase {
      case .welcome: language(.startOrQuit)
      case .over: language(.playAgainOrQuit)
      case .asking, .judged: game.prompt(language, secondsLeft: secondsLeft)
      }
    return text + " "
  }

  private var spent: Int64 { rounds.clock.countdown?.elapsed(at: now) ?? 0 }
  private var secondsLeft: Int { game.game.rules.secondsLeft(after: spent) }

  private func question() -> String {
    guard let content = game.open else { return "" }
    let words = QuestionWords(language: language)
    let drawing = pictures?.lines(of: content.picture, columns: form.columns) ?? ""
    let picture = content.picture == nil ? [] : [words.picture(content.pictureText)]
    let state = game.game
    let asked = words.asked(content.prompt, state.round, of: state.length)
    return lines([asked]) + drawing + lines(picture + game.asked(language))
  }

  private func lines(_ texts: [String]) -> String { texts.plainLines(form) }
}
