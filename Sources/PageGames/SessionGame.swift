internal import Games
internal import PackFormat
internal import Views
internal import Words

/// A game on the page that asks a number of questions against the clock.
protocol SessionGame: RoundGame where Game: PlayedSession {
  /// Returns the line of the transcript about a result; `answer` is nil if the time was up.
  func members(
    _ outcome: Game.Outcome, _ answer: Game.Answer?, _ milliseconds: Int64, _ play: Play
  ) throws(PackError) -> Transcript.Members

  /// Writes the choices of the question that is shown, if it has any.
  func writeChoices(to reply: inout PageReply, _ language: Language)

  /// Writes the answers to the question that is shown.
  func writeAnswers(to reply: inout PageReply)
}

extension SessionGame {
  func writeChoices(to reply: inout PageReply, _ language: Language) {}

  /// Takes the events that all sessions share; false for others.
  func takeShared(_ event: PageEvent, _ play: Play) throws(PackError) -> Bool {
    let time = event.time
    switch event.name {
    case "pause": rounds.stop(at: time)
    case "resume": rounds.goOn(at: time)
    case "timer": rounds.useClock(event.argument != "off", at: time)
    case "tick": try tick(at: time, play)
    case "stay": rounds.stay()
    default: return try takeNext(event, play)
    }
    return true
  }

  private func tick(at time: Int64, _ play: Play) throws(PackError) {
    switch try rounds.tick(at: time, play) {
    case .none: break
    case .low:
      let words = QuestionWords(language: play.language)
      let elapsed = rounds.clock.countdown?.elapsed(at: time) ?? 0
      play.say(words.secondsLeft(rounds.game.game.rules.secondsLeft(after: elapsed)))
    case .late:
      if let outcome = rounds.phase.outcome {
        try tell(outcome, nil, after: rounds.game.game.rules.limit, play)
      }
    case .next: entered(play)
    }
  }

  /// Gives an answer, and tells its result.
  func answer(
    _ answer: Game.Answer, at time: Int64, _ play: Play
  ) throws(PackError) -> Rounds<Game>.Reply {
    let elapsed = rounds.elapsed(at: time) ?? 0
    let reply = rounds.answer(answer, at: time, play)
    if case .judged(let outcome) = reply { try tell(outcome, answer, after: elapsed, play) }
    return reply
  }

  private func tell(
    _ outcome: Game.Outcome, _ answer: Game.Answer?, after milliseconds: Int64, _ play: Play
  ) throws(PackError) {
    play.record(try members(outcome, answer, milliseconds, play))
    play.say(rounds.game.verdict(outcome, play.language))
    play.say(outcome.content.explanation)
  }

  func asked(_ language: Language) -> String? {
    let state = rounds.game.game
    return rounds.game.open.map {
      QuestionWords(language: language).asked($0.prompt, state.round, of: state.length)
    }
  }

  func result(_ language: Language) -> String { rounds.game.summary(language) }

  func mark(_ outcome: Game.Outcome) -> String {
    outcome.isRight ? Mark.right : outcome.isUnanswered ? Mark.late : Mark.wrong
  }

  func members(game: Int) -> Transcript.Members { rounds.game.game.members(game: game) }

  func help(_ play: Play) -> [String] { rounds.game.howToPlay(play.language) }

  func writeStatus(to reply: inout PageReply, _ play: Play) {
    let state = rounds.game.game
    if state.round > 0 {
      reply.status(
        "question", play.language(.questionNumber, ["n": .count(state.round)]),
        Int64(state.round), of: Int64(state.length))
    }
    reply.scores(state.score, play)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    reply.texts(
      "dots", rounds.outcomes.map { $0.isRight ? "right" : $0.isUnanswered ? "late" : "wrong" })
    reply.number("round", rounds.game.game.round)
    reply.number("of", rounds.game.game.length)
    switch rounds.phase {
    case .welcome: reply.texts("rules", help(play))
    case .over: reply.texts("summary", summary(play))
    case .asking:
      writeClock(to: &reply, at: time, rounds.isUntimed ? nil : rounds.game.limit)
      if let content = rounds.game.open { write(content, play.language, to: &reply) }
    case .judged(let outcome):
      writeClock(to: &reply, at: time, rounds.clock.countdown?.limit)
      let words = QuestionWords(language: play.language)
      reply.text("streak", ifAny: rounds.streak >= 3 ? words.streak(rounds.streak) : nil)
      write(outcome.content, play.language, to: &reply)
      reply.text("verdict", rounds.game.verdict(outcome, play.language))
      reply.text("kind", outcome.verdictName)
      reply.number("points", outcome.points)
      reply.text("explanation", ifAny: outcome.content.explanation)
      reply.text("source", ifAny: outcome.content.source.map { words.source($0) })
    }
  }

  private func write(
    _ content: Game.State.Content, _ language: Language, to reply: inout PageReply
  ) {
    reply.text("prompt", content.prompt)
    writeChoices(to: &reply, language)
    reply.number("picture", ifAny: content.picture.map { Int64($0) })
    reply.text("alt", content.pictureText ?? "")
    writeAnswers(to: &reply)
  }

  private func writeClock(to reply: inout PageReply, at time: Int64, _ limit: Int64?) {
    reply.number("limit", ifAny: limit)
    reply.number("elapsed", rounds.clock.countdown?.elapsed(at: time) ?? 0)
    reply.number("warn", rounds.game.warningStart)
    reply.flag("running", limit != nil && rounds.clock.countdown?.isRunning == true)
  }
}
