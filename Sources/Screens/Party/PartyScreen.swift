package import Games
package import PackFormat
internal import Terminal
internal import Views
internal import Words

/// A game for several people at one keyboard.
///
/// A card between two turns hides the next question until its player is at the keyboard. Scores are
/// not kept.
struct PartyScreen: Screen {
  let title: String
  let language: Language
  private let looks: () -> Theme
  /// The games of the players.
  private(set) var games: [any PartyGame]
  private(set) var turns: PartyTurns

  var theme: Theme { looks() }

  /// Creates a party of at least one player.
  init(
    _ title: String, _ names: [String], _ games: [any PartyGame], _ language: Language,
    _ looks: @escaping () -> Theme
  ) {
    self.title = title
    self.games = games
    turns = PartyTurns(names, games.map { $0.partyState })
    self.language = language
    self.looks = looks
  }

  var deadline: Int64? {
    if case .playing = turns.phase { games[turns.turn].deadline } else { nil }
  }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch turns.phase {
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
      turns.begin()
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
    let player = turns.turn
    let step = try games[player].take(event, moment)
    if case .leave = step {
      showPodium()
      return .stay
    }
    guard turns.go(to: games[player].partyState) else { return step }
    games[player].coverForTurn(at: moment.time)
    if turns.phase == .podium { end() }
    return .stay
  }

  private mutating func showPodium() {
    end()
    turns.end()
  }

  mutating func end() {
    for index in games.indices { games[index].end() }
  }
}

extension GameKind {
  /// Makes a game for several people at one keyboard; nil if this game is for one only.
  package func party(
    _ reader: PackReader, _ settings: GameSettings, _ choice: PartyChoice,
    _ looks: @escaping () -> Theme
  ) throws(PlayError) -> (any Screen)? {
    guard let screen else { return nil }
    var games: [any PartyGame] = []
    for (number, name) in choice.names.enumerated() {
      var own = settings
      choice.deal(toPlayer: number, &own.seed, &own.selection)
      let context = GameContext(
        reader, own, looks(), ScoreKeeper(best: 0), player: name)
      guard let game = try screen(reader, own, context) as? any PartyGame else { return nil }
      games.append(game)
    }
    let title = reader.header.card.title(in: settings.texts)
    return PartyScreen(title, choice.names, games, settings.language, looks)
  }
}
