package import Games
internal import PackFormat
internal import Words

extension GameKind {
  static let coinToss = GameKind(
    kind: "coin-toss", name: { $0(.coinTossName) }, bots: ["sensible"],
    play: { (reader, settings, _) throws(PlayError) in
      PlainCoinToss(game: try game(reader, settings))
    },
    selfPlay: { (reader, settings, _, format) throws(PlayError) in
      CoinTossSelfPlay(try game(reader, settings), format: format)
    })

  private static func game(
    _ reader: PackReader, _ settings: GameSettings
  ) throws(PlayError) -> CoinToss {
    try CoinToss(reader, seed: settings.seed)
  }
}

extension CoinTossSelfPlay: SelfPlay {}

/// Heads or tails, line by line.
struct PlainCoinToss: PlainGame {
  var game: CoinToss

  func begin() -> String { "h for heads, t for tails: " }

  mutating func take(_ line: String, after milliseconds: Int64) -> Reply {
    _ = game.call(heads: line == "h")
    return game.isOver
      ? Reply("Score \(game.score)\n", isDone: true) : Reply("\(game.score), go on: ")
  }

  func end() -> String { "" }
}
