import PackFormat
import Screens
import TestSupport
import Testing

/// Returns the high score that the moves of a full-screen game give in the line-by-line game.
func bestReplayed(_ log: MoveLog, of pack: BuiltPack, seed: UInt64 = 5) throws -> Int64 {
  let reader = try pack.reader()
  let keeper = ScoreKeeper(best: 0)
  let kind = try #require(GameKind.of(reader.header.card))
  var session = PlainSession(
    try kind.play(reader, GameSettings(seed: seed, year: 2026), keeper), isRecorded: true)
  _ = try session.begin()
  for move in log.moves {
    switch move {
    case .line(let line, let time): _ = try session.take(line, after: time)
    case .timeUp: _ = try session.expire()
    }
  }
  _ = session.end()
  return keeper.best
}

/// Returns the moves of a log as lines.
func lines(_ log: MoveLog) -> [String] {
  log.moves.map {
    if case .line(let line, _) = $0 { line } else { "time-up" }
  }
}
