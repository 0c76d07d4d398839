internal import Games
internal import PackFormat
internal import Views
internal import Words

/// Photo pick on the page.
final class PhotoGame: RoundGame {
  var rounds: Rounds<PlayedPhotos<PackPeople>>
  private var words: PhotoPickWords
  private var game: PhotoPick { rounds.game.game }

  init(_ play: Play, at time: Int64) throws(PlayError) {
    let (people, rules) = try play.reader.photoPick(texts: play.texts)
    guard let deck = try play.deck(count: people.questionCount, least: rules.smallestRoster),
      let game = PhotoPick(rules: rules, deck: deck, seed: play.seed)
    else { throw .tooFew(people, rules) }
    (words, rounds) = try PlayError.reading { () throws(PackError) in
      (try Self.words(play), try Rounds(PlayedPhotos(game, people), at: time))
    }
    entered(play)
  }

  private static func words(_ play: Play) throws(PackError) -> PhotoPickWords {
    try PhotoPickWords(play.reader, play.language, texts: play.texts)
  }

  func reopen(_ play: Play) throws(PackError) {
    rounds.game.source = try PackPeople(play.reader, language: play.texts)
    words = try Self.words(play)
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    if try takeNext(event, play) { return }
    guard event.name == "choose", let choice = event.number,
      case .judged(let outcome) = rounds.answer(choice, at: event.time, play)
    else { return }
    let id = try rounds.game.source.id(at: outcome.row)
    play.record(outcome.members(game: play.games, round: game.round, id: id))
    play.say(words.message(outcome))
    play.say(words.standing(outcome))
    for person in words.people(outcome.question, picked: choice) {
      for line in person.paragraphs { play.say(line) }
    }
  }

  func asked(_ language: Language) -> String? { game.question.map { words.ask($0) } }
  func result(_ language: Language) -> String { words.finalScore(game.score) }
  func mark(_ outcome: PhotoPick.Outcome) -> String { outcome.isRight ? Mark.right : Mark.wrong }
  func members(game: Int) -> Transcript.Members { self.game.members(game: game) }

  func help(_ play: Play) -> [String] { game.rules.howToPlay(game.length, play.language) }

  func writeStatus(to reply: inout PageReply, _ play: Play) {
    reply.status(
      "question", play.language(.questionNumber, ["n": .count(game.round)]), Int64(game.round),
      of: Int64(game.length))
    reply.scores(game.score, play)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    reply.text("rules", words.rules(game.rules))
    reply.texts("credits", words.creditLines)
    switch rounds.phase {
    case .welcome: break
    case .asking:
      if let question = game.question { write(question, nil, to: &reply, play) }
    case .judged(let outcome): write(outcome.question, outcome, to: &reply, play)
    case .over: reply.texts("summary", summary(play))
    }
  }

  private func write(
    _ question: PhotoPick.Question, _ outcome: PhotoPick.Outcome?, to reply: inout PageReply,
    _ play: Play
  ) {
    reply.text("ask", words.ask(question))
    reply.list("photos")
    for photo in question.photos {
      reply.object()
      reply.number("picture", ifAny: photo.person.picture.map { Int64($0) })
      reply.text("alt", PersonText(photo.person, play.language).picture)
      reply.close()
    }
    reply.close()
    guard let outcome else { return }
    reply.number("choice", outcome.choice)
    reply.number("right", question.right)
    reply.text("message", words.message(outcome))
    reply.text("standing", words.standing(outcome))
    reply.texts("names", question.photos.map { $0.person.name })
    reply.list("people")
    for person in words.people(question, picked: outcome.choice) {
      reply.object()
      reply.text("name", person.person.name)
      reply.texts("paragraphs", person.paragraphs)
      reply.close()
    }
    reply.close()
  }
}
