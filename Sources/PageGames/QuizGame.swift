internal import Games
internal import PackFormat
internal import Views
internal import Words

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
    if event.name == "choose" {
      let choices = event.argument.utf8.split(separator: UInt8(ascii: " ")).compactMap {
        Int(String(decoding: $0, as: UTF8.self))
      }
      _ = try answer(choices, at: event.time, play)
    }
  }

  func members(
    _ outcome: ChoiceQuiz.Outcome, _ choices: [Int]?, _ milliseconds: Int64, _ play: Play
  ) throws(PackError) -> Transcript.Members {
    outcome.members(
      game: play.games, round: rounds.game.game.round,
      id: try rounds.game.source.id(at: outcome.row),
      choices: choices ?? [], milliseconds)
  }

  private var question: ChoiceQuiz.Question? {
    rounds.phase.outcome?.question ?? rounds.game.game.question
  }

  func writeChoices(to reply: inout PageReply, _ language: Language) {
    reply.texts("choices", question?.choices ?? [])
    if question?.isSeveral == true {
      reply.text("several", language(.chooseAll))
      reply.text("check", language(.answer))
    }
  }

  func writeAnswers(to reply: inout PageReply) {
    guard let outcome = rounds.phase.outcome else { return }
    reply.number("choice", ifAny: outcome.choice.map { Int64($0) })
    reply.number("right", outcome.question.right)
    if outcome.question.isSeveral {
      reply.texts("chosen", outcome.choices.map { String($0) })
      reply.texts("rights", outcome.question.rights.map { String($0) })
    }
    if !outcome.whys.isEmpty { reply.texts("whys", outcome.whys) }
  }
}
