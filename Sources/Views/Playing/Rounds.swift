package import Words

/// The parts of a game that asks one question after the other.
package enum RoundPhase<Outcome> {
  /// The rules, until the player starts the clock; games without a clock have no such part.
  case welcome
  case asking
  /// The result of a question.
  case judged(Outcome)
  /// The result of the game.
  case over(isRecord: Bool)

  package var name: StaticString {
    switch self {
    case .welcome: "welcome"
    case .asking: "asking"
    case .judged: "judged"
    case .over: "over"
    }
  }

  /// The text of the button that goes on; nil if a question is open.
  package func nextText(_ language: Language) -> String? {
    switch self {
    case .welcome: language(.start)
    case .asking: nil
    case .judged: language(.next)
    case .over: language(.playAgain)
    }
  }

  /// The result of a question that is shown; nil if none is.
  package var outcome: Outcome? { if case .judged(let outcome) = self { outcome } else { nil } }

  package var isWelcome: Bool { if case .welcome = self { true } else { false } }
  package var isAsking: Bool { if case .asking = self { true } else { false } }
  package var isJudged: Bool { outcome != nil }
  package var isOver: Bool { if case .over = self { true } else { false } }
  package var isRecord: Bool { if case .over(let isRecord) = self { isRecord } else { false } }
}

/// The life of a game that asks one question after the other, for every form of the game: its
/// phase, its clock and its answers.
///
/// It takes moves with their times. A face of the game turns lines, keys or events into moves, and
/// shows the phase.
package struct Rounds<Game: PlayedGame> {
  /// The game; a face replaces the source of its questions when the language changes.
  package var game: Game
  package private(set) var phase = RoundPhase<Game.Outcome>.welcome
  /// The results of all answered questions.
  package private(set) var outcomes: [Game.Outcome] = []
  package var clock = SessionClock()
  /// True if the player has turned the clock off.
  package private(set) var isUntimed = false
  /// The time at which the phase changed last; nil before the first change.
  package private(set) var changed: Int64?
  /// The time at which the open question was asked; nil if it is unknown.
  private var asked: Int64?

  /// The reply to an answer.
  package enum Reply {
    /// No question is open, or the answer was meant for the question before.
    case ignored
    case refused(Game.Refusal)
    /// The question stays open.
    case open
    case judged(Game.Outcome)
  }

  /// A change by the clock.
  package enum Tick {
    case none
    /// The time gets short.
    case low
    /// The time of the open question is up.
    case late
    /// The game has gone on from a result.
    case next
  }

  /// Creates the life of a game; one without a clock asks its first question at once.
  ///
  /// - Parameter time: The time of that question; nil if it is unknown.
  package init(_ game: Game, at time: Int64? = nil) throws(Game.Failure) {
    self.game = game
    guard game.limit == nil, try self.game.ask() else { return }
    phase = .asking
    asked = time
  }

  /// True if leaving would end a game with answers.
  package var isInProgress: Bool { !outcomes.isEmpty && !phase.isOver }

  /// True if the player did as well as is possible.
  package var isFull: Bool { game.hasFullScore && outcomes.allSatisfy { $0.isRight } }

  /// The score as a percentage of what the questions so far could earn; nil before the first answer.
  package var percent: Int64? {
    let most = outcomes.reduce(0) { $0 + game.most(of: $1) }
    return most > 0 ? max(game.score, 0) * 100 / most : nil
  }

  /// The number of right answers in a row, up to the last one.
  package var streak: Int { outcomes.reversed().prefix { $0.isRight }.count }

  private mutating func enter(_ phase: RoundPhase<Game.Outcome>, at time: Int64) {
    self.phase = phase
    changed = time
  }
}

/// Moves.
extension Rounds {
  /// Goes on where no question is open; `isUnasked` if the player has done nothing.
  package mutating func next(
    at time: Int64, isUnasked: Bool = false, _ keeper: some RoundKeeper
  ) throws(Game.Failure) {
    switch phase {
    case .asking: break
    case .judged where game.isOver:
      clock.end()
      enter(.over(isRecord: keeper.finish(game.score)), at: time)
    case .judged: try ask(at: time, isUnasked: isUnasked)
    case .welcome, .over: try startAgain(at: time, keeper)
    }
  }

  /// Keeps the running game as one that was broken off, and begins another one.
  package mutating func startAgain(
    at time: Int64, _ keeper: some RoundKeeper
  ) throws(Game.Failure) {
    _ = leave(keeper)
    game.startAgain()
    outcomes = []
    try ask(at: time, isUnasked: false)
  }

  private mutating func ask(at time: Int64, isUnasked: Bool) throws(Game.Failure) {
    guard try game.ask() else { return }
    enter(.asking, at: time)
    asked = time
    guard let limit = game.limit else { return }
    clock.open(limit, isUnasked: isUnasked, at: time)
    if isUntimed { clock.stop(at: time) }
  }

  /// Keeps a game that is broken off, once; true for a new record, nil if there is nothing to keep.
  @discardableResult
  package mutating func leave(_ keeper: some RoundKeeper) -> Bool? {
    guard isInProgress else { return nil }
    outcomes = []
    return game.isOver ? keeper.finish(game.score) : keeper.leave(game.leftScore)
  }

  package mutating func answer(
    _ answer: Game.Answer, at time: Int64, _ keeper: some RoundKeeper
  ) -> Reply {
    guard let elapsed = elapsed(at: time) else { return .ignored }
    do throws(Game.Refusal) {
      guard let outcome = try game.judge(answer, after: elapsed) else { return .open }
      settle(outcome, at: time, after: measured(elapsed, at: time), keeper)
      return .judged(outcome)
    } catch {
      return .refused(error)
    }
  }

  /// The time for which the open question was open, without pauses if a clock runs; nil if it is
  /// unknown.
  private func measured(_ elapsed: Int64, at time: Int64) -> Int64? {
    game.limit != nil && !isUntimed ? elapsed : asked.map { max(0, time - $0) }
  }

  private mutating func settle(
    _ outcome: Game.Outcome, at time: Int64, after milliseconds: Int64?, _ keeper: some RoundKeeper
  ) {
    if let score = outcome.keptScore { keeper.note(score) }
    keeper.answered(outcome, after: milliseconds)
    outcomes.append(outcome)
    enter(.judged(outcome), at: time)
    if game.limit == nil || isUntimed { return clock.end() }
    clock.rest(outcome.readingTime, at: time)
  }
}

/// The clock.
extension Rounds {
  /// The milliseconds for which the open question has been open; nil if none is, or for a move that
  /// was meant for the question before.
  package func elapsed(at time: Int64) -> Int64? {
    guard phase.isAsking, !clock.isTooEarly(at: time) else { return nil }
    return clock.countdown?.ran(at: time) ?? 0
  }

  package mutating func tick(
    at time: Int64, _ keeper: some RoundKeeper
  ) throws(Game.Failure) -> Tick {
    guard let countdown = clock.countdown else { return .none }
    let isOver = countdown.isOver(at: time)
    switch phase {
    case .asking where isOver:
      guard let outcome = game.expire() else { return .none }
      settle(outcome, at: time, after: game.limit, keeper)
      return .late
    case .asking where !clock.isWarned && countdown.elapsed(at: time) >= game.warningStart:
      clock.isWarned = true
      return .low
    case .judged where isOver:
      try next(at: time, isUnasked: true, keeper)
      return .next
    case .welcome, .asking, .judged, .over: return .none
    }
  }

  /// The time of the next change by the clock; nil if there is none.
  package var wake: Int64? {
    guard let countdown = clock.countdown, phase.isAsking || phase.isJudged else { return nil }
    let isLow = phase.isAsking && !clock.isWarned && hasWarning
    return countdown.time(ofElapsed: isLow ? game.warningStart : countdown.limit)
  }

  /// True if the player is warned before the time of a question is up.
  package var hasWarning: Bool { 0 < game.warningStart && game.warningStart < game.limit ?? 0 }

  /// Stops the clock while the question is covered.
  package mutating func stop(at time: Int64) { clock.stop(at: time) }

  package mutating func goOn(at time: Int64) { if !isUntimed { clock.goOn(at: time) } }

  /// Keeps a result until the player goes on.
  package mutating func stay() { if phase.isJudged { clock.end() } }

  /// Turns the clock on or off, also that of the open question. The player does so only while the
  /// game is paused, so that `goOn` lets the clock run.
  package mutating func useClock(_ isUsed: Bool, at time: Int64) {
    isUntimed = !isUsed
    guard isUntimed else { return }
    if phase.isJudged { clock.end() } else { clock.stop(at: time) }
  }
}
