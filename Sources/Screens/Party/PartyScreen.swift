package import Games
package import PackFormat
internal import Terminal
internal import Words

/// A game for several people at one keyboard.
///
/// Each player has a game of their own and answers one question at a time. A card between two turns
/// hides the next question until its player is at the keyboard. Scores are compared at the end, and
/// not kept.
struct PartyScreen: Screen {
  struct Player {
    let name: String
    var game: any PartyGame
  }

  enum Phase {
    /// The card that names the next player.
    case handingOver
    case playing
    case podium
  }

  let title: String
  let language: Language
  private let looks: () -> Theme
  private(set) var players: [Player]
  /// The index of the player whose turn it is.
  private(set) var turn = 0
  private(set) var phase = Phase.handingOver
  /// The number of the question that ends the turn by being answered.
  private var lastOfTurn = 1

  var theme: Theme { looks() }

  /// Creates a party of at least one player.
  init(
    _ title: String, _ players: [Player], _ language: Language, _ looks: @escaping () -> Theme
  ) {
    self.title = title
    self.players = players
    self.language = language
    self.looks = looks
  }

  var deadline: Int64? {
    if case .playing = phase { players[turn].game.deadline } else { nil }
  }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch phase {
    case .playing: return try play(event, moment)
    case .handingOver: return try wait(event, moment)
    case .podium: return key(of: event, moment) == nil ? .stay : .leave()
    }
  }

  /// Waits until the next player presses a key.
  private mutating func wait(
    _ event: ScreenEvent, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    switch key(of: event, moment) {
    case .enter, .character(" "):
      phase = .playing
      lastOfTurn = max(1, players[turn].game.partyState.asked)
      return try play(.uncovered(.none), moment)
    case .escape, .character("q"), .character("Q"), .character("й"), .character("Й"):
      showPodium()
      return .stay
    default: return .stay
    }
  }

  /// The key of an event, or of the hint that a click hits; nil for any other event.
  private func key(of event: ScreenEvent, _ moment: Moment) -> Key? {
    switch event {
    case .input(.key(let key, _)): key
    case .input(.mouse(let mouse)) where mouse.action == .press:
      frame.key(at: mouse.point, in: moment.size) ?? .enter
    default: nil
    }
  }

  private mutating func play(
    _ event: ScreenEvent, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    let step = try players[turn].game.take(event, moment)
    if case .leave = step {
      showPodium()
      return .stay
    }
    let state = players[turn].game.partyState
    guard state.isOver || state.isAsking && state.asked > lastOfTurn else { return step }
    players[turn].game.coverForTurn(at: moment.time)
    passOn()
    return .stay
  }

  /// Gives the turn to the next player whose game goes on.
  private mutating func passOn() {
    let next = (1...players.count).map { (turn + $0) % players.count }.first {
      !players[$0].game.partyState.isOver
    }
    guard let next else { return showPodium() }
    turn = next
    phase = .handingOver
  }

  private mutating func showPodium() {
    end()
    phase = .podium
  }

  mutating func end() {
    for index in players.indices { players[index].game.end() }
  }

  /// The players with their places, best first; equal scores share a place.
  var ranking: [(place: Int, name: String, score: Int64)] {
    let scores = players.map { ($0.name, $0.game.partyState.score) }
    return scores.map { name, score in
      (place: 1 + scores.count { $0.1 > score }, name: name, score: score)
    }.sorted { $0.place < $1.place }
  }
}

extension GameKind {
  /// Makes a game for several people at one keyboard; nil if this game is for one only.
  package func party(
    _ reader: PackReader, _ settings: GameSettings, _ choice: PartyChoice,
    _ looks: @escaping () -> Theme
  ) throws(PlayError) -> (any Screen)? {
    guard let screen else { return nil }
    var players: [PartyScreen.Player] = []
    for (number, name) in choice.names.enumerated() {
      let own = choice.settings(ofPlayer: number, from: settings)
      let context = GameContext(
        reader, own, looks(), ScoreKeeper(best: 0), player: name)
      guard let game = try screen(reader, own, context) as? any PartyGame else { return nil }
      players.append(PartyScreen.Player(name: name, game: game))
    }
    let title = reader.header.card.title(in: settings.texts)
    return PartyScreen(title, players, settings.language, looks)
  }
}
