internal import Games
internal import PackFormat
internal import Views
internal import Words

/// A game on the page that asks a number of questions against the clock.
protocol SessionGame: PageGame {
  associatedtype State: SessionState
  associatedtype Outcome

  var game: State { get set }
  var phase: RoundPhase<Outcome> { get set }
  var clock: SessionClock { get set }
  /// True if the clock of this session does not run.
  var isUntimed: Bool { get set }
  /// The signs for the answers so far.
  var marks: [String] { get set }

  /// Asks the next question; false if there is none.
  func ask(_ play: Play) throws(PackError) -> Bool

  /// Ends the open question because its time is up.
  func expire(at time: Int64, _ play: Play) throws(PackError)

  /// The number of right, wrong and other answers in a sentence.
  func counts(_ language: Language) -> String
}

extension SessionGame {
  /// Takes the events that all sessions share; false for others.
  func takeShared(_ event: PageEvent, _ play: Play) throws(PackError) -> Bool {
    switch (event.name, phase) {
    case ("pause", _): clock.stop(at: event.time)
    case ("resume", _): if !isUntimed { clock.goOn(at: event.time) }
    case ("timer", _): useTimer(event.argument != "off", at: event.time)
    case ("tick", .asking):
      if clock.countdown?.isOver(at: event.time) == true {
        try expire(at: event.time, play)
      } else {
        warn(at: event.time, play)
      }
    case ("tick", .judged):
      if clock.countdown?.isOver(at: event.time) == true {
        try goOn(at: event.time, isUnasked: true, play)
      }
    case ("stay", .judged): clock.end()
    case ("new", _): try start(at: event.time, play)
    case ("next", .judged): try goOn(at: event.time, isUnasked: false, play)
    case ("next", .welcome), ("next", .over): try start(at: event.time, play)
    default: return false
    }
    return true
  }

  /// Turns the time limit on or off, also that of the open question. The page changes settings only
  /// while the game is paused, so that `resume` lets the clock go on.
  private func useTimer(_ isUsed: Bool, at time: Int64) {
    isUntimed = !isUsed
    guard isUntimed else { return }
    if case .judged = phase { clock.end() } else { clock.stop(at: time) }
  }

  private func start(at time: Int64, _ play: Play) throws(PackError) {
    switch phase {
    case .welcome: break
    case .asking, .judged:
      play.record(game.members(game: play.games))
      play.startAgain()
    case .over: play.startAgain()
    }
    game.startAgain()
    marks = []
    try open(at: time, isUnasked: false, play)
  }

  private func goOn(
    at time: Int64, isUnasked: Bool, _ play: Play
  ) throws(PackError) {
    guard game.isOver else { return try open(at: time, isUnasked: isUnasked, play) }
    clock.end()
    let isFull = marks.allSatisfy { $0 == Mark.right }
    let isRecord = play.finish(
      game.score, isFull: isFull, counts(play.language), marks: marks.joined(separator: ""))
    play.record(game.members(game: play.games))
    phase = .over(isRecord: isRecord)
    for line in summary(isRecord, play) { play.say(line) }
  }

  private func open(
    at time: Int64, isUnasked: Bool, _ play: Play
  ) throws(PackError) {
    guard try ask(play) else { return }
    phase = .asking
    clock.open(game.rules.limit, isUnasked: isUnasked, at: time)
    if isUntimed { clock.stop(at: time) }
  }

  /// Shows the result of a question, for as long as it takes to read the answer and the
  /// explanation; without a time limit it stays.
  func show(
    _ outcome: Outcome, answer: String, _ explanation: String?, at time: Int64
  ) {
    phase = .judged(outcome)
    if isUntimed { return clock.end() }
    clock.rest(SessionClock.readingTime(answer, explanation), at: time)
  }

  private func warn(at time: Int64, _ play: Play) {
    guard let countdown = clock.countdown, !clock.isWarned else { return }
    let elapsed = countdown.elapsed(at: time)
    guard game.rules.isLow(after: elapsed) else { return }
    clock.isWarned = true
    let words = QuestionWords(language: play.language)
    play.say(words.secondsLeft(game.rules.secondsLeft(after: elapsed)))
  }

  /// The milliseconds for which the question has been open; nil for an answer that was meant for
  /// the question before.
  func elapsed(at time: Int64) -> Int64? {
    clock.isTooEarly(at: time) ? nil : clock.countdown?.ran(at: time)
  }

  var wake: Int64? {
    guard let countdown = clock.countdown else { return nil }
    switch phase {
    case .asking where !clock.isWarned && game.rules.warningSeconds > 0:
      return countdown.time(ofElapsed: game.rules.warningStart)
    case .asking, .judged: return countdown.time(ofElapsed: countdown.limit)
    case .welcome, .over: return nil
    }
  }

  var isInProgress: Bool {
    switch phase {
    case .asking, .judged: !marks.isEmpty
    case .welcome, .over: false
    }
  }

  var phaseName: StaticString { phase.name }

  func nextText(_ language: Language) -> String? { phase.nextText(language) }

  /// The number of right answers in a row, up to the last one.
  private var streak: Int { marks.reversed().prefix { $0 == Mark.right }.count }

  private func summary(_ isRecord: Bool, _ play: Play) -> [String] {
    [counts(play.language), play.language.record(isRecord, best: play.best)]
  }

  func writeStatus(to reply: inout PageReply, _ play: Play) {
    if game.round > 0 {
      reply.status(
        "question", play.language(.questionNumber, ["n": .count(game.round)]), Int64(game.round),
        of: Int64(game.length))
    }
    reply.scores(game.score, play)
  }

  /// Writes the members that all sessions share; true if there is a question to write.
  func writeShared(to reply: inout PageReply, _ play: Play, at time: Int64) -> Bool {
    reply.texts(
      "dots", marks.map { $0 == Mark.right ? "right" : $0 == Mark.late ? "late" : "wrong" })
    reply.number("round", game.round)
    reply.number("of", game.length)
    switch phase {
    case .welcome:
      reply.texts("rules", help(play))
      return false
    case .over(let isRecord):
      reply.texts("summary", summary(isRecord, play))
      return false
    case .asking: writeClock(to: &reply, at: time, isUntimed ? nil : game.rules.limit)
    case .judged:
      writeClock(to: &reply, at: time, clock.countdown?.limit)
      let streak = streak
      reply.text(
        "streak",
        ifAny: streak >= 3 ? QuestionWords(language: play.language).streak(streak) : nil)
    }
    return true
  }

  private func writeClock(to reply: inout PageReply, at time: Int64, _ limit: Int64?) {
    reply.number("limit", ifAny: limit)
    reply.number("elapsed", clock.countdown?.elapsed(at: time) ?? 0)
    reply.number("warn", game.rules.warningStart)
    reply.flag("running", limit != nil && clock.countdown?.isRunning == true)
  }
}
