internal import Games
internal import PackFormat
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// The short answer on the whole screen, with a line for the answer.
struct ShortAnswerScreen: SessionScreen {
  enum Phase {
    case welcome
    case asking
    /// The result of a question, and the last answer.
    case judged(ShortAnswer.Outcome, typed: String)
    case over
  }

  /// The letters of a command are letters of an answer, so the plain game has a slash before them.
  static let leavingLine = "/q"
  static let longestInput = 80

  let source: PackShortQuestions
  let context: GameContext
  private(set) var game: ShortAnswer
  private(set) var phase = Phase.welcome
  private(set) var outcomes: [ShortAnswer.Outcome] = []
  private(set) var isRecord = false
  var clock = SessionClock()
  var celebration: Celebration?
  /// The answer being typed.
  var entry = TextEntry(longest: longestInput)
  /// The reply to the last answer, if the question is still open; else empty.
  private(set) var note = ""
  var top = 0
  var leavePrompt = LeavePrompt()
  var deadline: Int64?
  private(set) var resultTime: Int64?

  init(_ game: ShortAnswer, _ source: PackShortQuestions, _ context: GameContext) {
    self.game = game
    self.source = source
    self.context = context
  }

  var words: ShortAnswerWords { ShortAnswerWords(language: language) }
  var verdicts: [Bool] { outcomes.map { $0.verdict == .right } }

  var stage: SessionStage {
    switch phase {
    case .welcome: .welcome
    case .asking: .asking
    case .judged: .judged
    case .over: .over
    }
  }

  mutating func end() { finish() }
}

/// The game.
extension ShortAnswerScreen {
  mutating func start(_ moment: Moment) throws(PackError) {
    game.startAgain()
    outcomes = []
    isRecord = false
    celebration = nil
    try ask(moment, isUnasked: false)
  }

  private mutating func ask(_ moment: Moment, isUnasked: Bool) throws(PackError) {
    guard try game.ask(from: source) != nil else { return }
    phase = .asking
    resultTime = nil
    note = ""
    entry.clear()
    clock.open(rules.limit, isUnasked: isUnasked, at: moment.time)
  }

  /// Judges the typed answer; an empty one passes.
  mutating func judge(_ moment: Moment) {
    let text = entry.text.nfc.trimmed
    guard !text.isEmpty else { return pass(moment) }
    guard let elapsed = elapsed(moment) else { return }
    do throws(ShortAnswer.Refusal) {
      let reply = try game.answer(text, after: elapsed)
      // A line that begins with a slash is a command of the plain game unless there are two.
      context.note(text.hasPrefix("/") ? "/" + text : text, after: elapsed)
      switch reply {
      case .again(let left):
        note = words.again(text, left: left)
        entry.clear()
      case .settled(let outcome): settle(outcome, text, moment)
      }
    } catch {
      note = words.refusal(error)
    }
  }

  mutating func pass(_ moment: Moment) {
    guard let elapsed = elapsed(moment), let outcome = try? game.pass() else { return }
    context.note("", after: elapsed)
    settle(outcome, "", moment)
  }

  mutating func expire(_ moment: Moment) throws(PackError) {
    guard let outcome = try? game.expire() else { return }
    noteTimeUp()
    settle(outcome, "", moment)
  }

  /// Returns the time that the open question has taken; nil for keys meant for the one before.
  private func elapsed(_ moment: Moment) -> Int64? {
    clock.isTooEarly(at: moment.time) ? nil : clock.countdown?.elapsed(at: moment.time)
  }

  private mutating func settle(_ outcome: ShortAnswer.Outcome, _ typed: String, _ moment: Moment) {
    keeper.note(outcome.score)
    keeper.answered(outcome)
    outcomes.append(outcome)
    if outcome.isGameOver { isRecord = keeper.finish(outcome.score) }
    phase = .judged(outcome, typed: typed)
    resultTime = moment.time
    let content = outcome.question.content
    clock.rest(SessionClock.readingTime(content.answer, content.explanation), at: moment.time)
  }

  mutating func goOn(_ moment: Moment, isUnasked: Bool) throws(PackError) {
    guard case .judged = phase else { return }
    guard game.isOver else { return try ask(moment, isUnasked: isUnasked) }
    clock.end()
    top = 0
    resultTime = moment.time
    phase = .over
    celebrate(moment)
  }

  /// Keeps the score of a session that is broken off, once.
  private mutating func finish() {
    guard isInProgress else { return }
    _ = keeper.leave(game.score)
    outcomes = []
  }

  mutating func startAgain(_ moment: Moment) throws(PackError) {
    context.note("/n")
    finish()
    try start(moment)
  }

  func help() -> ScreenStep {
    context.help(rules.howToPlay(length, language) + [language(.howToAnswer)])
  }
}
