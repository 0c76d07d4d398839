internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// The quiz against the clock on the whole screen, with choices to press or click.
struct ChoiceQuizScreen: SessionScreen, ChoiceScreen {
  enum Phase {
    case welcome
    case asking
    case judged(ChoiceQuiz.Outcome)
    case over
  }

  let source: PackChoiceQuestions
  let context: GameContext
  private(set) var game: ChoiceQuiz
  private(set) var phase = Phase.welcome
  private(set) var outcomes: [ChoiceQuiz.Outcome] = []
  private(set) var isRecord = false
  var clock = SessionClock()
  var celebration: Celebration?
  /// The choice that ENTER takes.
  var selected: Int?
  var top = 0
  var leavePrompt = LeavePrompt()
  var deadline: Int64?
  private(set) var resultTime: Int64?

  init(_ game: ChoiceQuiz, _ source: PackChoiceQuestions, _ context: GameContext) {
    self.game = game
    self.source = source
    self.context = context
  }

  var words: ChoiceQuizWords { ChoiceQuizWords(language: language) }
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
extension ChoiceQuizScreen {
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
    selected = nil
    clock.open(rules.limit, isUnasked: isUnasked, at: moment.time)
  }

  /// Judges an answer; nil stands for no answer in time.
  mutating func judge(_ choice: Int?, _ moment: Moment) {
    guard let countdown = clock.countdown else { return }
    let elapsed = countdown.elapsed(at: moment.time)
    if choice != nil, clock.isTooEarly(at: moment.time) { return }
    let outcome: ChoiceQuiz.Outcome
    do throws(ChoiceQuiz.Refusal) {
      outcome = if let choice { try game.answer(choice, after: elapsed) } else { try game.expire() }
    } catch {
      return
    }
    if let choice = outcome.choice {
      context.note("\(choice + 1)", after: elapsed)
    } else {
      noteTimeUp()
    }
    keeper.note(outcome.score)
    keeper.answered(outcome)
    outcomes.append(outcome)
    if outcome.isGameOver { isRecord = keeper.finish(outcome.score) }
    phase = .judged(outcome)
    resultTime = moment.time
    let content = outcome.question.content
    clock.rest(SessionClock.readingTime(content.right, content.explanation), at: moment.time)
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
    context.note("n")
    finish()
    try start(moment)
  }

  func help() -> ScreenStep {
    context.help(rules.howToPlay(length, language) + [language(.howToChoose)])
  }
}
