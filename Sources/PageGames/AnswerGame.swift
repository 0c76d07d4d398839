internal import Games
internal import PackFormat
internal import Views
internal import Words

/// The short answer on the page.
final class AnswerGame: SessionGame {
  var stage = SessionStage.welcome
  var clock = SessionClock()
  let isUntimed: Bool
  private(set) var marks: [String] = []
  private var source: PackShortQuestions
  private var game: ShortAnswer
  private var outcome: ShortAnswer.Outcome?
  /// The wrong answers to the open question.
  private var tried: [String] = []
  /// The last answer.
  private var typed = ""

  init(_ play: Play) throws(PageError) {
    source = try Self.source(play)
    let rules = try PageError.rules(of: play.reader, ShortAnswerRules.init)
    guard let game = ShortAnswer(source, rules: rules, seed: play.seed) else { throw .empty }
    self.game = game
    isUntimed = play.settings.isUntimed
  }

  private static func source(_ play: Play) throws(PageError) -> PackShortQuestions {
    try PageError.reading { () throws(PackError) in
      try PackShortQuestions(play.reader, language: play.texts)
    }
  }

  func reopen(_ play: Play) throws(PageError) { source = try Self.source(play) }

  var rules: ShortAnswerRules { game.rules }
  var round: Int { game.round }
  var length: Int { game.length }
  var score: Int64 { game.score }
  var isOver: Bool { game.isOver }

  func counts(_ language: Language) -> String {
    ShortAnswerWords(language: language).summary(game)
  }

  func members(game number: Int) -> Transcript.Members { game.members(game: number) }

  func help(_ play: Play) -> [String] { rules.howToPlay(length, play.language) }

  func begin(_ play: Play) {
    game.startAgain()
    marks = []
  }

  func ask(_ play: Play) throws(PackError) -> Bool {
    outcome = nil
    tried = []
    guard let question = try game.ask(from: source) else { return false }
    play.say(
      QuestionWords(language: play.language).asked(question.content.prompt, round, of: length))
    return true
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    if try takeShared(event, play) { return }
    guard case .asking = stage, let elapsed = elapsed(at: event.time) else { return }
    switch event.name {
    case "answer": try answer(event.argument, after: elapsed, at: event.time, play)
    case "pass":
      if let outcome = try? game.pass() {
        try settle(outcome, "", elapsed, play)
        rest(outcome, at: event.time)
      }
    default: break
    }
  }

  private func answer(
    _ text: String, after elapsed: Int64, at time: Int64, _ play: Play
  ) throws(PackError) {
    let words = ShortAnswerWords(language: play.language)
    let reply: ShortAnswer.Reply
    do throws(ShortAnswer.Refusal) {
      reply = try game.answer(text, after: elapsed)
    } catch {
      return play.tell(words.refusal(error))
    }
    switch reply {
    case .again(let left):
      tried.append(text)
      play.tell(words.again(text, left: left))
    case .settled(let outcome):
      try settle(outcome, text, elapsed, play)
      rest(outcome, at: time)
    }
  }

  func expire(_ play: Play) throws(PackError) {
    guard let outcome = try? game.expire() else { return }
    try settle(outcome, "", rules.limit, play)
  }

  private func rest(_ outcome: ShortAnswer.Outcome, at time: Int64) {
    let content = outcome.question.content
    rest(at: time, reading: content.answer, content.explanation)
  }

  private func settle(
    _ outcome: ShortAnswer.Outcome, _ typed: String, _ milliseconds: Int64, _ play: Play
  ) throws(PackError) {
    self.outcome = outcome
    self.typed = typed
    let isPassed = outcome.verdict == .late || outcome.verdict == .passed
    marks.append(outcome.verdict == .right ? Mark.right : isPassed ? Mark.late : Mark.wrong)
    play.note(outcome.score)
    play.record(
      outcome.members(
        game: play.games, round: round, id: try source.id(at: outcome.question.index),
        answers: tried + [typed], milliseconds))
    play.say(ShortAnswerWords(language: play.language).verdict(outcome, typed))
    play.say(outcome.question.content.explanation)
  }

  func writeScene(to reply: inout Reply, _ play: Play, at time: Int64) {
    guard writeShared(to: &reply, play, at: time),
      let question = outcome?.question ?? game.question
    else { return }
    let content = question.content
    reply.text("prompt", content.prompt)
    reply.number("picture", ifAny: content.picture.map { Int64($0) })
    reply.text("alt", content.pictureText ?? "")
    reply.texts("tried", tried)
    reply.number("left", max(0, rules.tries - tried.count))
    guard let outcome else { return }
    reply.text("answer", content.answer)
    reply.text("verdict", ShortAnswerWords(language: play.language).verdict(outcome, typed))
    reply.text("kind", outcome.verdict.rawValue)
    reply.number("points", outcome.points)
    reply.text("explanation", ifAny: content.explanation)
    reply.text(
      "source", ifAny: content.source.map { QuestionWords(language: play.language).source($0) })
  }
}
