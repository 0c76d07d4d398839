internal import Games
internal import PackFormat
internal import Views
internal import Words

/// The choice quiz on the page.
final class QuizGame: SessionGame {
  var phase = RoundPhase<ChoiceQuiz.Outcome>.welcome
  var clock = SessionClock()
  var isUntimed = false
  var marks: [String] = []
  var game: ChoiceQuiz
  private var source: PackChoiceQuestions

  init(_ play: Play) throws(PlayError) {
    let (questions, rules) = try play.reader.choiceQuiz(texts: play.texts)
    guard
      let game = ChoiceQuiz(rules: rules, questionCount: questions.questionCount, seed: play.seed)
    else { throw .empty }
    source = questions
    self.game = game
  }

  func reopen(_ play: Play) throws(PackError) {
    source = try PackChoiceQuestions(play.reader, language: play.texts)
  }

  func counts(_ language: Language) -> String {
    ChoiceQuizWords(language: language).summary(game)
  }

  func help(_ play: Play) -> [String] { game.rules.howToPlay(game.length, play.language) }

  func ask(_ play: Play) throws(PackError) -> Bool {
    guard let question = try game.ask(from: source) else { return false }
    play.say(
      QuestionWords(language: play.language).asked(
        question.content.prompt, game.round, of: game.length))
    return true
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    if try takeShared(event, play) { return }
    guard event.name == "choose", case .asking = phase, let choice = event.number,
      let elapsed = elapsed(at: event.time), let outcome = try? game.answer(choice, after: elapsed)
    else { return }
    try settle(outcome, choice, elapsed, at: event.time, play)
  }

  func expire(at time: Int64, _ play: Play) throws(PackError) {
    guard let outcome = try? game.expire() else { return }
    try settle(outcome, nil, game.rules.limit, at: time, play)
  }

  private func settle(
    _ outcome: ChoiceQuiz.Outcome, _ choice: Int?, _ milliseconds: Int64, at time: Int64,
    _ play: Play
  ) throws(PackError) {
    marks.append(
      outcome.verdict == .right ? Mark.right : outcome.verdict == .late ? Mark.late : Mark.wrong)
    play.note(outcome.score)
    play.record(
      outcome.members(
        game: play.games, round: game.round, id: try source.id(at: outcome.question.index),
        choice: choice, milliseconds))
    play.say(ChoiceQuizWords(language: play.language).verdict(outcome))
    let content = outcome.question.content
    play.say(content.explanation)
    show(outcome, answer: content.right, content.explanation, at: time)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    guard writeShared(to: &reply, play, at: time),
      let question = phase.outcome?.question ?? game.question
    else { return }
    let content = question.content
    reply.text("prompt", content.prompt)
    reply.texts("choices", question.choices)
    reply.number("picture", ifAny: content.picture.map { Int64($0) })
    reply.text("alt", content.pictureText ?? "")
    guard let outcome = phase.outcome else { return }
    reply.number("choice", ifAny: outcome.choice.map { Int64($0) })
    reply.number("right", question.right)
    reply.text("verdict", ChoiceQuizWords(language: play.language).verdict(outcome))
    reply.text("kind", outcome.verdict.rawValue)
    reply.number("points", outcome.points)
    reply.text("explanation", ifAny: content.explanation)
    reply.text(
      "source", ifAny: content.source.map { QuestionWords(language: play.language).source($0) })
  }
}
