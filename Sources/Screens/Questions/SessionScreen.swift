internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// The parts of a session on the screen.
enum SessionStage {
  /// The rules, until the player starts the clock.
  case welcome
  case asking
  /// The result of a question.
  case judged
  /// The summary of the session.
  case over
}

/// A game on the whole screen that asks a number of questions against the clock.
protocol SessionScreen: PartyGame, SummaryScreen {
  associatedtype State: SessionState

  var game: State { get }
  var stage: SessionStage { get }
  var isRecord: Bool { get }
  /// The verdicts so far: true for right.
  var verdicts: [Bool] { get }
  var clock: SessionClock { get set }
  /// The celebration of a finished session; nil if there is nothing to celebrate.
  var celebration: Celebration? { get set }
  var deadline: Int64? { get set }

  /// Begins a session.
  mutating func start(_ moment: Moment) throws(PackError)

  /// Ends the open question because its time is up.
  mutating func expire(_ moment: Moment) throws(PackError)

  /// Goes on from the result of a question; `isUnasked` if the player has pressed no key.
  mutating func goOn(_ moment: Moment, isUnasked: Bool) throws(PackError)

  /// Takes a pasted text.
  mutating func paste(_ text: String)

  /// The places of everything on the screen.
  func layout(_ size: Size) -> QuestionLayout
}

extension SessionScreen {
  var rules: State.Rules { game.rules }
  var length: Int { game.length }
  var round: Int { game.round }
  var score: Int64 { game.score }
}

/// Events.
extension SessionScreen {
  mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) -> ScreenStep {
    let step = try step(event, moment)
    switch step {
    // The clock stands still while the question is covered.
    case .open: clock.stop(at: moment.time)
    case .stay, .ring, .leave: break
    }
    deadline = nextTick(moment)
    return step
  }

  mutating func coverForTurn(at time: Int64) { clock.stop(at: time) }

  mutating func paste(_ text: String) {}

  mutating func goOnByKey(_ moment: Moment) throws(PackError) {
    switch stage {
    case .welcome, .over:
      context.note("")
      try start(moment)
    case .judged: try goOn(moment, isUnasked: false)
    case .asking: break
    }
  }

  private mutating func step(
    _ event: ScreenEvent, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    switch event {
    case .tick:
      celebration?.tick(at: moment.time)
      return try tick(moment)
    case .uncovered(let answer):
      clock.goOn(at: moment.time)
      return try resume(answer, moment)
    case .input(let input):
      // The time may have run out since the last tick.
      if try tick(moment) == .late { return .stay }
      // Nobody reads a question in a window without the focus, so the clock stands still.
      if input == .focus(false) { clock.stop(at: moment.time) } else { clock.goOn(at: moment.time) }
      switch input {
      case .key(let key, let modifiers):
        if isTooSoon(key, moment) { return .stay }
        if stage == .judged, stayKeys.contains(key) {
          clock.end()
          return .stay
        }
        return try take(key, modifiers, moment)
      case .mouse(let mouse): return try take(mouse, moment)
      case .paste(let text):
        paste(text)
        return .stay
      case .focus: return .stay
      }
    }
  }

  /// The keys that keep a result on the screen until the player goes on.
  private var stayKeys: Set<Key> {
    [.character("s"), .character("S"), .character("ы"), .character("Ы")]
  }
}

/// A change by the clock since the last event.
private enum Tick { case none, low, late }

/// The clock.
extension SessionScreen {
  private mutating func tick(_ moment: Moment) throws(PackError) -> ScreenStep {
    try tick(moment) == .low ? .ring : .stay
  }

  private mutating func tick(_ moment: Moment) throws(PackError) -> Tick {
    guard let countdown = clock.countdown else { return .none }
    let elapsed = countdown.elapsed(at: moment.time)
    switch stage {
    case .asking:
      if rules.isLate(after: elapsed) {
        try expire(moment)
        return .late
      }
      if !clock.isWarned, rules.isLow(after: elapsed) {
        clock.isWarned = true
        return .low
      }
    case .judged:
      if countdown.isOver(at: moment.time) { try goOn(moment, isUnasked: true) }
    case .welcome, .over: break
    }
    return .none
  }

  /// The time of the next visible change; the bar changes at most 30 times a second.
  private func nextTick(_ moment: Moment) -> Int64? {
    guard let countdown = clock.countdown else { return celebration?.deadline }
    let seconds = Int(max(1, countdown.limit / 1000))
    var times = [countdown.nextChange(parts: seconds, at: moment.time)]
    if stage == .asking {
      times.append(countdown.time(ofElapsed: countdown.limit))
      if !clock.isWarned { times.append(countdown.time(ofElapsed: rules.warningStart)) }
      if !context.isStill {
        let steps = layout(moment.size).bar.steps
        times.append(
          countdown.nextChange(parts: steps, at: moment.time).map { max($0, moment.time + 33) })
      }
    }
    return times.compactMap { $0 }.min()
  }

  /// Celebrates a finished session if it is a record, or every answer was right.
  mutating func celebrate(_ moment: Moment) {
    celebration = celebration(
      isRecord: isRecord, isFull: verdicts.allSatisfy(\.self), seed: UInt64(score), moment)
  }

  /// Logs as the moves of the plain game that the time ran out, which may take two moves.
  func noteTimeUp() {
    if (1..<rules.limit).contains(rules.warningStart) { context.noteTimeUp() }
    context.noteTimeUp()
  }
}

/// The state of the session.
extension SessionScreen {
  var isSummary: Bool { stage == .over }

  /// True if the session has answers and questions left, so that leaving would lose something.
  var isInProgress: Bool { !verdicts.isEmpty && round - (openRow == nil ? 0 : 1) < length }

  /// The number of right answers in a row, up to the last one.
  var streak: Int { verdicts.reversed().prefix { $0 }.count }

  var partyState: PartyState {
    PartyState(asked: round, isAsking: stage == .asking, isOver: isSummary, score: score)
  }

  func question(before ending: GameEnding) -> String? {
    guard isInProgress else { return nil }
    return ending.question(language, points: score)
  }
}
