internal import Games
internal import PackFormat
internal import Terminal
internal import Words

/// The quiz against the clock on the whole screen, with choices to press or click.
struct ChoiceQuizScreen: ChoiceScreen {
  enum Phase {
    /// The rules, until the player starts the clock.
    case welcome
    case asking
    case judged(ChoiceQuiz.Outcome)
    /// The summary of the session.
    case over
  }

  let source: PackChoiceQuestions
  let context: GameContext
  private(set) var game: ChoiceQuiz
  private(set) var phase = Phase.welcome
  private(set) var outcomes: [ChoiceQuiz.Outcome] = []
  private(set) var isRecord = false
  /// The celebration of a finished session; nil if there is nothing to celebrate.
  private(set) var celebration: Celebration?
  /// The clock of the open question, or of the pause before the next one; nil if no clock runs.
  private(set) var countdown: Countdown?
  /// The choice that ENTER takes.
  var selected: Int?
  /// The first question of the summary that is shown.
  var top = 0
  var leavePrompt = LeavePrompt()
  /// True if the question came by itself: an immediate answer belongs to the one before.
  private var isUnasked = false
  private(set) var isWarned = false
  private(set) var deadline: Int64?
  private(set) var resultTime: Int64?

  /// The shortest time, in milliseconds, in which anybody can read a question; the plain game has
  /// the same.
  private static let reactionTime: Int64 = 400

  /// The keys that keep a result on the screen until the player goes on.
  private static let stayKeys: Set<Key> = [
    .character("s"), .character("S"), .character("ы"), .character("Ы"),
  ]

  init(_ game: ChoiceQuiz, _ source: PackChoiceQuestions, _ context: GameContext) {
    self.game = game
    self.source = source
    self.context = context
  }

  var words: ChoiceQuizWords { ChoiceQuizWords(language: language) }

  mutating func end() { _ = finish() }

  mutating func coverForTurn(at time: Int64) { countdown?.stop(at: time) }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) -> ScreenStep {
    let step = try step(event, moment)
    switch step {
    // The clock stands still while the question is covered.
    case .open: countdown?.stop(at: moment.time)
    case .stay, .ring, .leave: break
    }
    deadline = nextTick(moment)
    return step
  }

  private mutating func step(
    _ event: ScreenEvent, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    switch event {
    case .tick:
      celebration?.tick(at: moment.time)
      return try tick(moment)
    case .uncovered(let answer):
      countdown?.goOn(at: moment.time)
      return try resume(answer, moment)
    case .input(let input):
      // The time may have run out since the last tick.
      if try tick(moment) == .late { return .stay }
      // Nobody reads a question in a window without the focus, so the clock stands still.
      if input == .focus(false) {
        countdown?.stop(at: moment.time)
      } else {
        countdown?.goOn(at: moment.time)
      }
      switch input {
      case .key(let key, let modifiers):
        if isTooSoon(key, moment) { return .stay }
        if case .judged = phase, Self.stayKeys.contains(key) {
          countdown = nil
          return .stay
        }
        return try take(key, modifiers, moment)
      case .mouse(let mouse): return try take(mouse, moment)
      case .paste, .focus: return .stay
      }
    }
  }
}

/// The clock.
extension ChoiceQuizScreen {
  private enum Tick { case none, low, late }

  private mutating func tick(_ moment: Moment) throws(PackError) -> ScreenStep {
    try tick(moment) == .low ? .ring : .stay
  }

  private mutating func tick(_ moment: Moment) throws(PackError) -> Tick {
    guard let countdown else { return .none }
    let elapsed = countdown.elapsed(at: moment.time)
    switch phase {
    case .asking:
      if game.rules.isLate(after: elapsed) {
        try judge(nil, moment)
        return .late
      }
      if !isWarned, game.rules.isLow(after: elapsed) {
        isWarned = true
        return .low
      }
    case .judged:
      if countdown.isOver(at: moment.time) {
        try goOn(moment)
        isUnasked = true
      }
    case .welcome, .over: break
    }
    return .none
  }

  /// The time of the next visible change; the bar changes at most 30 times a second.
  private func nextTick(_ moment: Moment) -> Int64? {
    guard let countdown else { return celebration?.deadline }
    let seconds = Int(max(1, countdown.limit / 1000))
    var times = [countdown.nextChange(parts: seconds, at: moment.time)]
    if case .asking = phase {
      times.append(countdown.time(ofElapsed: countdown.limit))
      if !isWarned { times.append(countdown.time(ofElapsed: game.rules.warningStart)) }
      if !context.isStill {
        let steps = layout(moment.size).bar.steps
        times.append(
          countdown.nextChange(parts: steps, at: moment.time).map { max($0, moment.time + 33) })
      }
    }
    return times.compactMap { $0 }.min()
  }
}

/// The game.
extension ChoiceQuizScreen {
  mutating func start(_ moment: Moment) throws(PackError) {
    game.startAgain()
    outcomes = []
    isRecord = false
    celebration = nil
    try ask(moment)
  }

  private mutating func ask(_ moment: Moment) throws(PackError) {
    guard try game.ask(from: source) != nil else { return }
    phase = .asking
    resultTime = nil
    isUnasked = false
    selected = nil
    isWarned = false
    countdown = Countdown(game.rules.limit, at: moment.time)
  }

  /// Judges an answer; nil stands for no answer in time.
  mutating func judge(_ choice: Int?, _ moment: Moment) throws(PackError) {
    guard let countdown else { return }
    let elapsed = countdown.elapsed(at: moment.time)
    if choice != nil, isUnasked, elapsed < Self.reactionTime { return }
    let outcome: ChoiceQuiz.Outcome
    do throws(ChoiceQuiz.Refusal) {
      outcome = if let choice { try game.answer(choice, after: elapsed) } else { try game.expire() }
    } catch {
      return
    }
    note(outcome, after: elapsed)
    keeper.note(outcome.score)
    keeper.answered(outcome)
    outcomes.append(outcome)
    if outcome.isGameOver { isRecord = keeper.finish(outcome.score) }
    phase = .judged(outcome)
    resultTime = moment.time
    self.countdown = Countdown(readingTime(outcome), at: moment.time)
  }

  /// The number of right answers in a row, up to the last one.
  var streak: Int { outcomes.reversed().prefix { $0.verdict == .right }.count }

  /// Logs the answer as the moves of the plain game, where running out of time may take two moves.
  private func note(_ outcome: ChoiceQuiz.Outcome, after elapsed: Int64) {
    if let choice = outcome.choice { return context.note("\(choice + 1)", after: elapsed) }
    if (1..<game.rules.limit).contains(game.rules.warningStart) { context.noteTimeUp() }
    context.noteTimeUp()
  }

  /// The milliseconds that a result stays before the game goes on by itself.
  private func readingTime(_ outcome: ChoiceQuiz.Outcome) -> Int64 {
    let content = outcome.question.content
    let count = content.right.count + (content.explanation?.count ?? 0)
    return 1000 * Int64(min(12, 3 + count / 40))
  }

  mutating func goOn(_ moment: Moment) throws(PackError) {
    guard case .judged = phase else { return }
    guard game.isOver else { return try ask(moment) }
    countdown = nil
    top = 0
    resultTime = moment.time
    phase = .over
    celebration = celebration(
      isRecord: isRecord, isFull: outcomes.allSatisfy { $0.verdict == .right },
      seed: UInt64(game.score), moment)
  }

  /// True if the session has answers and questions left, so that leaving would lose something.
  var isInProgress: Bool { !outcomes.isEmpty && !game.isOver }

  /// Keeps the score of a session that is broken off, once.
  private mutating func finish() -> Bool {
    guard isInProgress else { return false }
    let isRecord = keeper.leave(game.score)
    outcomes = []
    return isRecord
  }

  mutating func startAgain(_ moment: Moment) throws(PackError) {
    context.note("n")
    _ = finish()
    try start(moment)
  }

  func question(before ending: GameEnding) -> String? {
    guard isInProgress else { return nil }
    return ending.question(language, points: game.score)
  }

  func help() -> ScreenStep {
    context.help(game.rules.howToPlay(game.length, language) + [language(.howToChoose)])
  }

}
