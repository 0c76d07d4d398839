internal import Games
internal import PackFormat
internal import Views
internal import Words

/// A game on the page that asks a number of questions against the clock.
protocol SessionGame: PageGame {
  associatedtype Rules: SessionRules

  var rules: Rules { get }
  var stage: SessionStage { get set }
  var clock: SessionClock { get set }
  /// True if the clock of this session does not run.
  var isUntimed: Bool { get }
  /// The signs for the answers so far.
  var marks: [String] { get }
  var round: Int { get }
  var length: Int { get }
  var score: Int64 { get }
  var isOver: Bool { get }

  /// Asks the next question; false if there is none.
  func ask(_ play: Play) throws(PackError) -> Bool

  /// Ends the open question because its time is up.
  func expire(_ play: Play) throws(PackError)

  /// Begins a session.
  func begin(_ play: Play)

  /// The number of right, wrong and other answers in a sentence.
  func counts(_ language: Language) -> String

  /// The last line of the session in a transcript.
  func members(game: Int) -> Transcript.Members
}

/// The parts of a session.
enum SessionStage {
  /// The rules, until the player starts the clock.
  case welcome
  case asking
  /// The result of a question.
  case judged
  case over(isRecord: Bool)
}

extension SessionGame {
  /// Takes the events that all sessions share; false for others.
  func takeShared(_ event: PageEvent, _ play: Play) throws(PackError) -> Bool {
    switch (event.name, stage) {
    case ("pause", _): clock.stop(at: event.time)
    case ("resume", _): clock.goOn(at: event.time)
    case ("tick", .asking):
      if !isUntimed, clock.countdown?.isOver(at: event.time) == true {
        try expire(play)
        rest(at: event.time)
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

  private func start(at time: Int64, _ play: Play) throws(PackError) {
    switch stage {
    case .welcome: break
    case .asking, .judged: leave(play)
    case .over: play.startAgain()
    }
    begin(play)
    try open(at: time, isUnasked: false, play)
  }

  private func leave(_ play: Play) {
    play.record(members(game: play.games))
    play.startAgain()
  }

  private func goOn(
    at time: Int64, isUnasked: Bool, _ play: Play
  ) throws(PackError) {
    guard isOver else { return try open(at: time, isUnasked: isUnasked, play) }
    clock.end()
    let isFull = marks.allSatisfy { $0 == Mark.right }
    let isRecord = play.finish(
      score, isFull: isFull, counts(play.language), marks: marks.joined(separator: ""))
    play.record(members(game: play.games))
    stage = .over(isRecord: isRecord)
    for line in summary(isRecord, play) { play.say(line) }
  }

  private func open(
    at time: Int64, isUnasked: Bool, _ play: Play
  ) throws(PackError) {
    guard try ask(play) else { return }
    stage = .asking
    clock.open(rules.limit, isUnasked: isUnasked, at: time)
    if isUntimed { clock.stop(at: time) }
  }

  /// Begins the time for reading the result; without a time limit the result stays.
  func rest(at time: Int64, reading text: String = "", _ explanation: String? = nil) {
    stage = .judged
    if isUntimed { return clock.end() }
    clock.rest(SessionClock.readingTime(text, explanation), at: time)
  }

  private func warn(at time: Int64, _ play: Play) {
    guard let countdown = clock.countdown, !clock.isWarned else { return }
    let elapsed = countdown.elapsed(at: time)
    guard rules.isLow(after: elapsed) else { return }
    clock.isWarned = true
    let words = QuestionWords(language: play.language)
    play.say(words.secondsLeft(rules.secondsLeft(after: elapsed)))
  }

  /// The milliseconds for which the question has been open; nil for an answer that was meant for
  /// the question before.
  func elapsed(at time: Int64) -> Int64? {
    clock.isTooEarly(at: time) ? nil : clock.countdown?.ran(at: time)
  }

  var wake: Int64? {
    guard let countdown = clock.countdown else { return nil }
    switch stage {
    case .asking where !clock.isWarned && rules.warningSeconds > 0:
      return countdown.time(ofElapsed: rules.warningStart)
    case .asking, .judged: return countdown.time(ofElapsed: countdown.limit)
    case .welcome, .over: return nil
    }
  }

  var isInProgress: Bool {
    switch stage {
    case .asking, .judged: !marks.isEmpty && !isOver
    case .welcome, .over: false
    }
  }

  var phaseName: StaticString {
    switch stage {
    case .welcome: "welcome"
    case .asking: "asking"
    case .judged: "judged"
    case .over: "over"
    }
  }

  func nextText(_ language: Language) -> String? {
    switch stage {
    case .welcome: language(.start)
    case .asking: nil
    case .judged: language(.next)
    case .over: language(.playAgain)
    }
  }

  /// The number of right answers in a row, up to the last one.
  private var streak: Int { marks.reversed().prefix { $0 == Mark.right }.count }

  private func summary(_ isRecord: Bool, _ play: Play) -> [String] {
    [counts(play.language), play.language.record(isRecord, best: play.best)]
  }

  func writeStatus(to reply: inout Reply, _ play: Play) {
    if round > 0 {
      reply.status(
        "question", play.language(.questionNumber, ["n": .count(round)]), Int64(round),
        of: Int64(length))
    }
    reply.scores(score, play)
  }

  /// Writes the members that all sessions share; true if there is a question to write.
  func writeShared(to reply: inout Reply, _ play: Play, at time: Int64) -> Bool {
    reply.texts(
      "dots", marks.map { $0 == Mark.right ? "right" : $0 == Mark.late ? "late" : "wrong" })
    reply.number("round", round)
    reply.number("of", length)
    switch stage {
    case .welcome:
      reply.texts("rules", help(play))
      return false
    case .over(let isRecord):
      reply.texts("summary", summary(isRecord, play))
      return false
    case .asking: writeClock(to: &reply, at: time, isUntimed ? nil : rules.limit)
    case .judged:
      writeClock(to: &reply, at: time, clock.countdown?.limit)
      let streak = streak
      reply.text(
        "streak",
        ifAny: streak >= 3 ? QuestionWords(language: play.language).streak(streak) : nil)
    }
    return true
  }

  private func writeClock(to reply: inout Reply, at time: Int64, _ limit: Int64?) {
    reply.number("limit", ifAny: limit)
    reply.number("elapsed", clock.countdown?.elapsed(at: time) ?? 0)
    reply.number("warn", rules.warningStart)
    reply.flag("running", limit != nil && clock.countdown?.isRunning == true)
  }
}
