package import PackFormat

/// A bot that always says heads.
package struct CoinTossSelfPlay: QuestionSelfPlay {
  private let start: CoinToss
  private var game: CoinToss
  package var log: SelfPlayLog

  package init(_ game: CoinToss, format: Transcript.Format) {
    (start, self.game) = (game, game)
    log = SelfPlayLog(seed: 0, unit: "round", format)
  }

  package mutating func startAgain() { game = start }

  package mutating func playRound() throws(PackError) -> Bool {
    guard let line = game.call(heads: true) else { return false }
    log.transcript.line(line)
    return true
  }

  package mutating func endGame() {
    log.transcript.line(game.members)
    log.tally.end(after: game.round, score: game.score)
  }
}

/// Games of that bot whose results are only added up.
package struct CoinTossTrial: Sendable {
  private let heads: [Bool]
  private let rules: CoinTossRules

  package init(_ heads: [Bool], rules: CoinTossRules) { (self.heads, self.rules) = (heads, rules) }

  /// Plays one game and adds its results to `sums`.
  package func play(seed: UInt64, into sums: inout TrialSums) {
    var game = CoinToss(heads, rules: rules, seed: seed)
    while !game.isOver {
      let (row, before) = (game.row, game.score)
      _ = game.call(heads: true)
      sums.note(row, points: game.score - before)
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver)
  }
}
