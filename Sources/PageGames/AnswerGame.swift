internal import Games
internal import PackFormat
internal import Views
internal import Words

/// The short answer on the page.
final class AnswerGame: SessionGame {
  var phase = RoundPhase<ShortAnswer.Outcome>.welcome
  var clock = SessionClock()
  var isUntimed = false
  var marks: [String] = []
  var game: ShortAnswer
  private var source: PackShortQuestions
  /// The wrong answers to the open question.
  private var tried: [String] = []
  /// The last answer.
  private var typed = ""

  init(_ play: Play) throws(PlayError) {
    let (questions, rules) = try play.reader.shortAnswer(texts: play.texts)
    guard let game = ShortAnswer(questions, rules: rules, seed: play.seed) else { throw .empty }
    source = questions
    self.game = game
  }

  func reopen(_ play: Play) throws(PackError) {
    source = try PackShortQuestions(play.reader, language: play.texts)
  }

  func counts(_ language: Language) -> String {
    ShortAnswerWords(language: language).summary(game)
  }

  func help(_ play: Play) -> [String] { game.rules.howToPlay(game.length, play.language) }

  func ask(_ play: Play) throws(PackError) -> Bool {
    tried = []
    guard let question = try game.ask(from: source) else { return false }
    play.say(
      QuestionWords(language: play.language).asked(
        question.content.prompt, game.round, of: game.length))
    return true
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    if try takeShared(event, play) { return }
    guard case .asking = phase, let elapsed = elapsed(at: event.time) else { return }
    switch event.name {
    case "answer": try answer(event.argument, after: elapsed, at: event.time, play)
    case "pass":
      if let outcome = try? game.pass() {
        try settle(outcome, "", elapsed, at: event.time, play)
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
    case .settled(let outcome): try settle(outcome, text, elapsed, at: time, play)
    }
  }

  func expire(at time: Int64, _ play: Play) throws(PackError) {
    guard let outcome = try? game.expire() else { return }
    try settle(outcome, "", game.rules.limit, at: time, play)
  }

  private func settle(
    _ outcome: ShortAnswer.Outcome, _ typed: String, _ milliseconds: Int64, at time: Int64,
    _ play: Play
  ) throws(PackError) {
    self.typed = typed
    let isPassed = outcome.verdict == .late || outcome.verdict == .passed
    marks.append(outcome.verdict == .right ? Mark.right : isPassed ? Mark.late : Mark.wrong)
    play.note(outcome.score)
    play.record(
      outcome.members(
        game: play.games, round: game.round, id: try source.id(at: outcome.question.index),
        answers: tried + [typed], milliseconds))
    play.say(ShortAnswerWords(language: play.language).verdict(outcome, typed))
    let content = outcome.question.content
    play.say(content.explanation)
    show(outcome, answer: content.answer, content.explanation, at: time)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    guard writeShared(to: &reply, play, at: time),
      let question = phase.outcome?.question ?? game.question
    else { return }
    let content = question.content
    reply.text("prompt", content.prompt)
    reply.number("picture", ifAny: content.picture.map { Int64($0) })
    reply.text("alt", content.pictureText ?? "")
    reply.texts("tried", tried)
    reply.number("left", max(0, game.rules.tries - tried.count))
    guard let outcome = phase.outcome else { return }
    reply.text("answer", content.answer)
    reply.text("verdict", ShortAnswerWords(language: play.language).verdict(outcome, typed))
    reply.text("kind", outcome.verdict.rawValue)
    reply.number("points", outcome.points)
    reply.text("explanation", ifAny: content.explanation)
    reply.text(
      "source", ifAny: content.source.map { QuestionWords(language: play.language).source($0) })
  }
}
