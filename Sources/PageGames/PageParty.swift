internal import Games
internal import PackFormat
internal import Views
internal import Words

/// A party on the page: each player has a game of their own, and a screen between two turns hides
/// the next question.
final class PageParty: PageGame {
  private let games: [any PageGame]
  /// What each game tells its player, which only that player gets.
  private let plays: [Play]
  private var turns: PartyTurns

  init(_ choice: PartyChoice, _ play: Play, at time: Int64) throws(PlayError) {
    var (games, plays, states): ([any PageGame], [Play], [PartyState]) = ([], [], [])
    for number in choice.names.indices {
      let own = Play(play.reader, play.settings.dealt(choice, toPlayer: number))
      guard let game = try PageSession.game(own, at: time), let state = game.partyState
      else { throw .empty }
      games.append(game)
      plays.append(own)
      states.append(state)
    }
    self.games = games
    self.plays = plays
    turns = PartyTurns(choice.names, states)
    tell(play)
  }

  private var game: any PageGame { games[turns.turn] }
  private var own: Play { plays[turns.turn] }

  func reopen(_ play: Play) throws(PackError) {
    for (game, own) in zip(games, plays) {
      own.use(play.languages)
      try game.reopen(own)
    }
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    switch (event.name, turns.phase) {
    case ("timer", _): for (game, own) in zip(games, plays) { try game.take(event, own) }
    case ("end", _): end(play)
    case ("next", .handingOver):
      turns.begin()
      own.listen()
      // A game with a clock begins with its rules, which were seen before the party.
      let isFirst = game.phaseName.description == "welcome"
      try game.take(PageEvent(at: event.time, isFirst ? "next" : "resume"), own)
      if !isFirst { game.uncovered(own) }
      play.hear(own)
    case ("new", _), (_, .handingOver), (_, .podium): break
    case (_, .playing): try pass(event, play)
    }
  }

  /// Gives an event to the game of the player whose turn it is.
  private func pass(_ event: PageEvent, _ play: Play) throws(PackError) {
    let (game, own) = (game, own)
    own.listen()
    try game.take(event, own)
    guard let state = game.partyState, turns.go(to: state) else { return play.hear(own) }
    try game.take(PageEvent(at: event.time, "pause"), own)
    tell(play)
  }

  private func end(_ play: Play) {
    turns.end()
    tell(play)
  }

  /// Tells who is next, or who has won.
  private func tell(_ play: Play) {
    play.say(heading(play.language))
    if turns.phase == .handingOver { play.say(play.language(.othersLookAwayNow)) }
  }

  private func heading(_ language: Language) -> String {
    if turns.phase == .handingOver { return language(.passTo, ["name": .text(turns.name)]) }
    let first = turns.ranking.filter { $0.place == 1 }.map { $0.name }
    return language(.firstPlace, ["names": .text(language.list(first))])
  }

  private var isPlaying: Bool { turns.phase == .playing }

  var wake: Int64? { isPlaying ? game.wake : nil }
  var isInProgress: Bool { turns.phase != .podium }
  var asksQuestions: Bool { true }

  var phaseName: StaticString {
    switch turns.phase {
    case .handingOver: "handover"
    case .playing: game.phaseName
    case .podium: "podium"
    }
  }

  func nextText(_ language: Language) -> String? {
    switch turns.phase {
    case .handingOver: language(.play)
    case .playing: game.nextText(language)
    case .podium: language(.playAgain)
    }
  }

  func help(_ play: Play) -> [String] { game.help(own) }

  func writeStatus(to reply: inout PageReply, _ play: Play) {
    guard isPlaying else { return }
    reply.status("player", turns.name, 0)
    game.writeStatus(to: &reply, own)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    if isPlaying { return game.writeScene(to: &reply, own, at: time) }
    let language = play.language
    reply.text("heading", heading(language))
    reply.list("players")
    if turns.phase == .podium {
      for rank in turns.ranking {
        write(rank.name, rank.score, to: &reply, language) { $0.number("place", rank.place) }
      }
    } else {
      for (index, name) in turns.names.enumerated() {
        let state = turns.states[index]
        write(name, state.score, to: &reply, language) {
          $0.flag("isNext", index == turns.turn)
          $0.flag("isOut", state.isOver)
        }
      }
    }
    reply.close()
    if turns.phase == .handingOver { reply.text("text", language(.othersLookAwayNow)) }
  }

  private func write(
    _ name: String, _ score: Int64, to reply: inout PageReply, _ language: Language,
    _ more: (inout PageReply) -> Void
  ) {
    reply.object()
    reply.text("name", name)
    reply.text("points", language(.points, ["n": .count(score)]))
    more(&reply)
    reply.close()
  }
}
