package import Games
package import PackFormat
internal import Words

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
