internal import Games
internal import PackFormat
internal import Views
internal import Words

/// The ordering and the matching on the page.
final class PlacingGame: SessionGame {
  var rounds: Rounds<PlayedPlacing<PackPlacings>>
  private let form: PlacingForm
  private var language: Language
  /// The answer that the player puts together; nil before the first question.
  private var hand: PlacingHand?
  /// The question that the hand is about.
  private var held: (game: Int, round: Int) = (0, 0)

  init(_ play: Play, _ form: PlacingForm) throws(PlayError) {
    let (questions, rules) = try play.reader.placing(form, texts: play.texts)
    guard let deck = try play.deck(count: questions.questionCount, least: rules.questions)
    else { throw .empty }
    let game = Placing(rules: rules, deck: deck, seed: play.seed)
    rounds = try PlayError.reading { () throws(PackError) in
      try Rounds(PlayedPlacing(form, game, questions))
    }
    self.form = form
    language = play.language
  }

  func reopen(_ play: Play) throws(PackError) {
    language = play.language
    rounds.game.source = try PackPlacings(play.reader, form, language: play.texts)
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    let wasAsking = rounds.phase.isAsking
    if try !takeShared(event, play), wasAsking {
      if event.name == "answer" { try check(event, play) } else { move(event, play) }
    }
    guard let question = rounds.game.game.question else {
      if wasAsking, let outcome = rounds.phase.outcome, !outcome.isRight {
        let answer: Phrase = form == .ordering ? .rightOrderIs : .rightPairsAre
        play.say(language(answer, ["answer": .text(outcome.content.answer)]))
      }
      return
    }
    let asked = (play.games, rounds.game.game.round)
    if held != asked { (held, hand) = (asked, PlacingHand(question)) }
  }

  private func check(_ event: PageEvent, _ play: Play) throws(PackError) {
    guard let hand else { return }
    guard let items = hand.answer else {
      return play.tell(language(.placesLeft, ["n": .count(hand.emptyPlaces)]))
    }
    _ = try answer(items, at: event.time, play)
  }

  /// Takes the moves: `choose 2` picks up or puts down the item of a place of an ordering, and marks
  /// a place of a matching, or empties it; `mark 0 2` brings the item of a place, or an item of a
  /// matching, to a place; `back 2` makes a place empty.
  private func move(_ event: PageEvent, _ play: Play) {
    guard var hand else { return }
    let numbers = event.argument.split(separator: " ").compactMap { Int($0) }
    let count = form == .ordering ? hand.items.count : shown.count
    guard let first = numbers.first, let last = numbers.last, first >= 0, first < count,
      hand.items.indices.contains(last)
    else { return }
    switch (event.name, form) {
    case ("choose", .ordering):
      hand.click(last)
      say(last, in: hand, play, hand.isHeld ? .itemPickedUp : .itemDropped)
    case ("choose", .matching) where hand.place == last && hand.items[last] != nil,
      ("back", .matching):
      hand.go(to: last)
      hand.remove()
      say(last, in: hand, play)
    case ("choose", .matching):
      hand.go(to: last)
      say(last, in: hand, play, .placeChosen)
    case ("mark", .ordering):
      let staysHeld = hand.isHeld && hand.place == first
      if hand.isHeld != staysHeld { hand.pickUp() }
      hand.go(to: first)
      if !staysHeld { hand.pickUp() }
      hand.go(to: last)
      if !staysHeld { hand.pickUp() }
      say(last, in: hand, play)
    case ("mark", .matching):
      hand.go(to: last)
      hand.put(first)
      say(last, in: hand, play)
      if hand.answer == nil { say(hand.place, in: hand, play) }
    default: return
    }
    self.hand = hand
  }

  /// Says a place with its item, and what has happened to it.
  private func say(_ place: Int, in hand: PlacingHand, _ play: Play, _ change: Phrase? = nil) {
    play.say(name(place, in: hand) + (change.map { ", " + language($0) } ?? "") + ".")
  }

  /// A place with its item: `Venus: place 2 of 5`, or `Saturn – Titan`.
  private func name(_ place: Int, in hand: PlacingHand) -> String {
    guard let question = rounds.game.game.question else { return "" }
    let item = hand.items[place].map { shown[$0] }
    if form == .matching {
      return question.content.places[place] + " – " + (item ?? language(.placeEmpty))
    }
    return language(
      .itemAt,
      ["item": .text(item ?? ""), "n": .count(place + 1), "count": .count(hand.items.count)])
  }

  private var question: Placing.Question? {
    rounds.phase.outcome?.question ?? rounds.game.game.question
  }

  /// The items in the order in which they are shown.
  private var shown: [String] { question?.shown ?? [] }

  func members(
    _ outcome: Placing.Outcome, _ answer: [Int]?, _ milliseconds: Int64, _ play: Play
  ) throws(PackError) -> Transcript.Members {
    outcome.members(
      game: play.games, round: rounds.game.game.round,
      id: try rounds.game.source.id(at: outcome.row), answer: answer, milliseconds)
  }

  func help(_ play: Play) -> [String] {
    rounds.game.howToPlay(language)
      + [language(form == .ordering ? .howToDragOrder : .howToDragMatch)]
  }

  func writeChoices(to reply: inout PageReply) {
    reply.texts("places", question?.content.places ?? [])
    reply.texts("items", shown)
  }

  func writeAnswers(to reply: inout PageReply) {
    if let outcome = rounds.phase.outcome {
      write(outcome, to: &reply)
    } else if let hand {
      write(hand, to: &reply)
    }
  }

  /// Writes the items of the places, after the end of the time those that are right.
  private func write(_ outcome: Placing.Outcome, to reply: inout PageReply) {
    let items = outcome.answer ?? outcome.question.right
    write(items.map { Optional($0) }, to: &reply)
    reply.texts("marks", outcome.marks.map { $0 ? "right" : "wrong" })
    let right = outcome.question.right.map { shown[$0] }
    reply.texts("belongs", right.map { language(.belongsHere, ["item": .text($0)]) })
  }

  private func write(_ hand: PlacingHand, to reply: inout PageReply) {
    write(hand.items, to: &reply)
    reply.number("place", hand.place)
    reply.flag("held", hand.isHeld)
    reply.texts("names", hand.items.indices.map { name($0, in: hand) })
    reply.text("up", language(.moveUp))
    reply.text("down", language(.moveDown))
    reply.text("state", language(form == .ordering ? .itemPickedUp : .placeChosen))
    reply.text("pool", language(.itemsToPlace))
  }

  private func write(_ items: [Int?], to reply: inout PageReply) {
    reply.list("arranged")
    for item in items { reply.item(Int64(item ?? -1)) }
    reply.close()
  }
}
