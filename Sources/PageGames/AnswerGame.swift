internal import Games
internal import PackFormat
internal import Views

/// The short answer on the page.
final class AnswerGame: SessionGame {
  var rounds: Rounds<PlayedAnswers<PackShortQuestions>>

  init(_ play: Play) throws(PlayError) {
    let (questions, rules) = try play.reader.shortAnswer(texts: play.texts)
    guard let deck = try play.deck(count: questions.questionCount, least: rules.questions)
    else { throw .empty }
    let game = ShortAnswer(
      rules: rules, deck: deck, languages: questions.languages, seed: play.seed)
    rounds = try PlayError.reading { () throws(PackError) in
      try Rounds(PlayedAnswers(game, questions))
    }
  }

  func reopen(_ play: Play) throws(PackError) {
    rounds.game.source = try PackShortQuestions(play.reader, language: play.texts)
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    if try takeShared(event, play) { return }
    switch event.name {
    case "answer":
      let words = ShortAnswerWords(language: play.language)
      switch try answer(.text(event.argument), at: event.time, play) {
      case .open: play.tell(words.again(event.argument, left: rounds.game.left))
      case .refused(let refusal): play.tell(words.refusal(refusal))
      case .ignored, .judged: break
      }
    case "pass": _ = try answer(.pass, at: event.time, play)
    default: break
    }
  }

  func members(
    _ outcome: ShortAnswer.Outcome, _ answer: PlayedAnswers<PackShortQuestions>.Answer?,
    _ milliseconds: Int64, _ play: Play
  ) throws(PackError) -> Transcript.Members {
    outcome.members(
      game: play.games, round: rounds.game.game.round,
      id: try rounds.game.source.id(at: outcome.row),
      answers: rounds.game.tried + [outcome.typed], milliseconds)
  }

  func writeAnswers(to reply: inout PageReply) {
    reply.texts("tried", rounds.game.tried)
    reply.number("left", rounds.game.left)
    if let outcome = rounds.phase.outcome { reply.text("answer", outcome.content.answer) }
  }
}
