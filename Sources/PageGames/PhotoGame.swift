internal import Games
internal import PackFormat
internal import Views
internal import Words

/// Photo pick on the page.
final class PhotoGame: PageGame {
  private var source: PackPeople
  private var words: PhotoPickWords
  private var game: PhotoPick
  private var phase = RoundPhase<PhotoPick.Outcome>.asking
  private var marks: [String] = []

  init(_ play: Play) throws(PlayError) {
    let (people, rules) = try play.reader.photoPick(texts: play.texts)
    guard let game = PhotoPick(rules: rules, personCount: people.personCount, seed: play.seed)
    else { throw .tooFew(people, rules) }
    source = people
    words = try PlayError.reading { () throws(PackError) in try Self.words(play) }
    self.game = game
    do throws(PackError) { try ask(play) } catch { throw .pack(error) }
  }

  private static func words(_ play: Play) throws(PackError) -> PhotoPickWords {
    try PhotoPickWords(play.reader, play.language, texts: play.texts)
  }

  func reopen(_ play: Play) throws(PackError) {
    source = try PackPeople(play.reader, language: play.texts)
    words = try Self.words(play)
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    switch event.name {
    case "new": try startAgain(play)
    case "next": try goOn(play)
    case "choose": if let choice = event.number { try pick(choice, play) }
    default: break
    }
  }

  private func ask(_ play: Play) throws(PackError) {
    guard let question = try game.ask(from: source) else { return }
    phase = .asking
    play.say(words.ask(question))
  }

  private func pick(_ choice: Int, _ play: Play) throws(PackError) {
    guard let outcome = try? game.pick(choice) else { return }
    phase = .judged(outcome)
    marks.append(outcome.isRight ? Mark.right : Mark.wrong)
    let id = try source.id(at: outcome.question.asked.index)
    play.record(outcome.members(game: play.games, round: game.round, id: id))
    play.say(words.message(outcome))
    for person in words.people(outcome.question, picked: choice) {
      for line in person.paragraphs { play.say(line) }
    }
  }

  private func goOn(_ play: Play) throws(PackError) {
    switch phase {
    case .judged where game.isOver:
      let isRecord = play.finish(game.score)
      play.share(
        words.finalScore(game.score), isFull: marks.allSatisfy { $0 == Mark.right },
        marks: marks.joined(separator: ""))
      play.record(game.members(game: play.games))
      phase = .over(isRecord: isRecord)
      for line in summary(isRecord, play) { play.say(line) }
    case .judged: try ask(play)
    case .over: try startAgain(play)
    case .welcome, .asking: break
    }
  }

  private func startAgain(_ play: Play) throws(PackError) {
    if !phase.isOver { play.record(game.members(game: play.games)) }
    play.startAgain()
    game.startAgain()
    marks = []
    try ask(play)
  }

  var wake: Int64? { nil }
  var isInProgress: Bool { !marks.isEmpty && !phase.isOver }

  var phaseName: StaticString { phase.name }

  func nextText(_ language: Language) -> String? { phase.nextText(language) }

  func help(_ play: Play) -> [String] { game.rules.howToPlay(game.length, play.language) }

  private func summary(_ isRecord: Bool, _ play: Play) -> [String] {
    [words.finalScore(game.score), play.language.record(isRecord, best: play.best)]
  }

  func writeStatus(to reply: inout PageReply, _ play: Play) {
    reply.status(
      "question", play.language(.questionNumber, ["n": .count(game.round)]), Int64(game.round),
      of: Int64(game.length))
    reply.scores(game.score, play)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    reply.text("rules", words.rules(game.rules))
    reply.texts("credits", words.creditLines)
    switch phase {
    case .welcome: break
    case .asking:
      if let question = game.question { write(question, nil, to: &reply, play) }
    case .judged(let outcome): write(outcome.question, outcome, to: &reply, play)
    case .over(let isRecord): reply.texts("summary", summary(isRecord, play))
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
