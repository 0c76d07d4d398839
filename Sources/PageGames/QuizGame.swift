internal import Games
internal import PackFormat
internal import Views
internal import Words

/// The choice quiz on the page.
final class QuizGame: SessionGame {
  var stage = SessionStage.welcome
  var clock = SessionClock()
  let isUntimed: Bool
  private(set) var marks: [String] = []
  private var source: PackChoiceQuestions
  private var game: ChoiceQuiz
  private var outcome: ChoiceQuiz.Outcome?

  init(_ play: Play) throws(PageError) {
    source = try Self.source(play)
    let rules = try PageError.rules(of: play.reader, ChoiceQuizRules.init)
    guard
      let game = ChoiceQuiz(rules: rules, questionCount: source.questionCount, seed: play.seed)
    else { throw .empty }
    self.game = game
    isUntimed = play.settings.isUntimed
  }

  private static func source(_ play: Play) throws(PageError) -> PackChoiceQuestions {
    try PageError.reading { () throws(PackError) in
      try PackChoiceQuestions(play.reader, language: play.texts)
    }
  }

  func reopen(_ play: Play) throws(PageError) { source = try Self.source(play) }

  var rules: ChoiceQuizRules { game.rules }
  var round: Int { game.round }
  var length: Int { game.length }
  var score: Int64 { game.score }
  var isOver: Bool { game.isOver }

  func counts(_ language: Language) -> String {
    ChoiceQuizWords(language: language).summary(game)
  }

  func members(game number: Int) -> Transcript.Members { game.members(game: number) }

  func help(_ play: Play) -> [String] { rules.howToPlay(length, play.language) }

  func begin(_ play: Play) {
    game.startAgain()
    marks = []
  }

  func ask(_ play: Play) throws(PackError) -> Bool {
    outcome = nil
    guard let question = try game.ask(from: source) else { return false }
    play.say(
      QuestionWords(language: play.language).asked(question.content.prompt, round, of: length))
    return true
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    if try takeShared(event, play) { return }
    guard event.name == "choose", case .asking = stage, let choice = event.number,
      let elapsed = elapsed(at: event.time), let outcome = try? game.answer(choice, after: elapsed)
    else { return }
    try settle(outcome, choice, elapsed, play)
    rest(
      at: event.time, reading: outcome.question.content.right, outcome.question.content.explanation)
  }

  func expire(_ play: Play) throws(PackError) {
    guard let outcome = try? game.expire() else { return }
    try settle(outcome, nil, rules.limit, play)
  }

  private func settle(
    _ outcome: ChoiceQuiz.Outcome, _ choice: Int?, _ milliseconds: Int64, _ play: Play
  ) throws(PackError) {
    self.outcome = outcome
    marks.append(
      outcome.verdict == .right ? Mark.right : outcome.verdict == .late ? Mark.late : Mark.wrong)
    play.note(outcome.score)
    play.record(
      outcome.members(
        game: play.games, round: round, id: try source.id(at: outcome.question.index),
        choice: choice, milliseconds))
    play.say(ChoiceQuizWords(language: play.language).verdict(outcome))
    play.say(outcome.question.content.explanation)
  }

  func writeScene(to reply: inout Reply, _ play: Play, at time: Int64) {
    guard writeShared(to: &reply, play, at: time),
      let question = outcome?.question ?? game.question
    else { return }
    let content = question.content
    reply.text("prompt", content.prompt)
    reply.texts("choices", question.choices)
    reply.number("picture", ifAny: content.picture.map { Int64($0) })
    reply.text("alt", content.pictureText ?? "")
    guard let outcome else { return }
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
