internal import Games
internal import PackFormat
internal import Views

/// The choice quiz on the page.
final class QuizGame: SessionGame {
  var rounds: Rounds<PlayedQuiz<PackChoiceQuestions>>

  init(_ play: Play) throws(PlayError) {
    let (questions, rules) = try play.reader.choiceQuiz(texts: play.texts)
    guard let deck = try play.deck(count: questions.questionCount, least: rules.questions)
    else { throw .empty }
    let game = ChoiceQuiz(rules: rules, deck: deck, seed: play.seed)
    rounds = try PlayError.reading { () throws(PackError) in
      try Rounds(PlayedQuiz(game, questions))
    }
  }

  func reopen(_ play: Play) throws(PackError) {
    rounds.game.source = try PackChoiceQuestions(play.reader, language: play.texts)
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    if try takeShared(event, play) { return }
    if event.name == "choose", let choice = event.number {
      _ = try answer(choice, at: event.time, play)
    }
  }

  func members(
    _ outcome: ChoiceQuiz.Outcome, _ choice: Int?, _ milliseconds: Int64, _ play: Play
  ) throws(PackError) -> Transcript.Members {
    outcome.members(
      game: play.games, round: rounds.game.game.round,
      id: try rounds.game.source.id(at: outcome.row),
      choice: choice, milliseconds)
  }

  private var question: ChoiceQuiz.Question? {
    rounds.phase.outcome?.question ?? rounds.game.game.question
  }

  func writeChoices(to reply: inout PageReply) { reply.texts("choices", question?.choices ?? []) }

  func writeAnswers(to reply: inout PageReply) {
    guard let outcome = rounds.phase.outcome else { return }
    reply.number("choice", ifAny: outcome.choice.map { Int64($0) })
    reply.number("right", outcome.question.right)
  }
}
