internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// A game on the whole screen that asks a number of questions against the clock.
protocol SessionScreen: RoundsScreen, SummaryScreen where Game: PlayedSession {
  /// The milliseconds of the open question that the logged moves have taken.
  var logged: Int64 { get set }
  /// The celebration of a finished session; nil if there is nothing to celebrate.
  var celebration: Celebration? { get set }
  var deadline: Int64? { get set }

  /// The sentences about the keys.
  var keysHelp: String { get }

  /// The choice or place that the keys move to, which stays visible; nil if there is none.
  var focused: Int? { get }

  /// The keys that scroll the texts of an open question if they do not fit.
  static var scrollKeys: Set<Key> { get }

  /// Forgets what belongs to the question before.
  mutating func clear()

  /// Takes a pasted text.
  mutating func paste(_ text: String)

  /// The places of everything on the screen.
  func layout(_ size: Size) -> QuestionLayout
}

extension SessionScreen {
  var game: Game { rounds.game }
  var openRow: Int? { game.openRow }
  var answeredRows: [Int] { rounds.outcomes.map(\.row) }
  func help() -> ScreenStep { context.help(game.howToPlay(language) + [keysHelp]) }
}

/// Moves.
extension SessionScreen {
  /// Gives an answer, and logs the line that gives it in the plain game if it counts.
  mutating func answer(
    _ answer: Game.Answer, as line: String, _ moment: Moment
  ) -> Rounds<Game>.Reply {
    let elapsed = rounds.elapsed(at: moment.time) ?? 0
    let reply = rounds.answer(answer, at: moment.time, keeper)
    switch reply {
    case .open, .judged:
      context.note(line, after: elapsed - logged)
      logged = elapsed
      showResult(moment)
    case .ignored, .refused: break
    }
    return reply
  }

  mutating func enter(_ moment: Moment) {
    switch phase {
    case .asking:
      (celebration, logged, top) = (nil, 0, 0)
      clear()
    case .over(let isRecord):
      top = 0
      celebration = celebration(
        isRecord: isRecord, isFull: rounds.isFull,
        seed: UInt64(game.score), moment)
    case .welcome, .judged: break
    }
  }
}

/// Events.
extension SessionScreen {
  mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) -> ScreenStep {
    let step = try step(event, moment)
    switch step {
    // The clock stands still while the question is covered.
    case .open: rounds.stop(at: moment.time)
    case .stay, .ring, .leave: break
    }
    deadline = nextTick(moment)
    return step
  }

  mutating func coverForTurn(at time: Int64) { rounds.stop(at: time) }

  mutating func paste(_ text: String) {}

  private mutating func step(
    _ event: ScreenEvent, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    switch event {
    case .tick:
      celebration?.tick(at: moment.time)
      return try tick(moment) == .low ? .ring : .stay
    case .uncovered(let answer):
      rounds.goOn(at: moment.time)
      return try resume(answer, moment)
    case .input(let input):
      // The time may have run out since the last tick.
      if try tick(moment) == .late { return .stay }
      // Nobody reads a question in a window without the focus, so the clock stands still.
      if input == .focus(false) {
        rounds.stop(at: moment.time)
      } else {
        rounds.goOn(at: moment.time)
      }
      switch input {
      case .key(let key, let modifiers):
        if isTooSoon(key, moment) { return .stay }
        if phase.isJudged, stayKeys.contains(key) {
          rounds.stay()
          return .stay
        }
        if scroll(key, moment) { return .stay }
        let (wasAsking, before) = (phase.isAsking, focused)
        let step = try take(key, modifiers, moment)
        // A new question is read from its beginning.
        if wasAsking, focused != before { showFocused(moment) }
        return step
      case .mouse(let mouse): return scroll(mouse, moment) ? .stay : try take(mouse, moment)
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

/// Scrolling of texts that do not fit.
extension SessionScreen {
  var focused: Int? { nil }
  static var scrollKeys: Set<Key> { [.pageUp, .pageDown] }

  /// Scrolls the texts if the key does so. A result that is scrolled stays until the player goes on.
  private mutating func scroll(_ key: Key, _ moment: Moment) -> Bool {
    guard phase.isJudged || Self.scrollKeys.contains(key),
      let scrolling = layout(moment.size).scrolling,
      let first = key.scrolling(scrolling.first, rows: scrolling.rows, of: scrolling.count)
    else { return false }
    top = first
    rounds.stay()
    return true
  }

  /// Scrolls the texts by the wheel; false if they fit, or for other events.
  private mutating func scroll(_ mouse: Mouse, _ moment: Moment) -> Bool {
    let lines: Int
    switch mouse.action {
    case .wheelUp: lines = -3
    case .wheelDown: lines = 3
    case .press, .release, .drag: return false
    }
    guard let scrolling = layout(moment.size).scrolling else { return false }
    top = max(0, min(scrolling.first + lines, scrolling.count - scrolling.rows))
    rounds.stay()
    return true
  }

  /// Scrolls to the choice that the keys moved to.
  private mutating func showFocused(_ moment: Moment) {
    guard let focused, let scrolling = layout(moment.size).scrolling else { return }
    top = scrolling.first(showing: focused)
  }

  /// Scrolls from the question to the answers, once they are judged.
  private mutating func showResult(_ moment: Moment) {
    if phase.isJudged { top = layout(moment.size).scrolling?.answers ?? 0 }
  }
}

/// The clock.
extension SessionScreen {
  private mutating func tick(_ moment: Moment) throws(PackError) -> Rounds<Game>.Tick {
    let tick = try rounds.tick(at: moment.time, keeper)
    switch tick {
    case .late:
      // The plain game needs two moves, unless the player was warned before.
      if rounds.hasWarning, logged < game.warningStart { context.noteTimeUp() }
      context.noteTimeUp()
      showResult(moment)
    case .next: enter(moment)
    case .none, .low: break
    }
    return tick
  }

  /// The time of the next visible change; the bar changes at most 30 times a second.
  private func nextTick(_ moment: Moment) -> Int64? {
    guard let countdown = rounds.clock.countdown else { return celebration?.deadline }
    let seconds = Int(max(1, countdown.limit / 1000))
    var times = [countdown.nextChange(parts: seconds, at: moment.time)]
    if phase.isAsking {
      times.append(countdown.time(ofElapsed: countdown.limit))
      if !rounds.clock.isWarned { times.append(countdown.time(ofElapsed: game.warningStart)) }
      if !context.isStill {
        let steps = layout(moment.size).bar.steps
        times.append(
          countdown.nextChange(parts: steps, at: moment.time).map { max($0, moment.time + 33) })
      }
    }
    return times.compactMap { $0 }.min()
  }
}
