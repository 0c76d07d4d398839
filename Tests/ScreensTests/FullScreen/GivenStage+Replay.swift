import PackFormat
import Screens
import Terminal
import TestSupport
import Testing

extension GivenStage {
  /// Replays the moves made so far in the line-by-line game and returns its output.
  func replayed(_ pack: BuiltPack, seed: UInt64 = 5) throws -> String {
    let reader = try pack.reader()
    let kind = try #require(GameKind.of(reader.header.card))
    let game = try kind.play(
      reader, GameSettings(seed: seed, year: 2026), ScoreKeeper(best: 0))
    var session = PlainSession(game, isRecorded: false)
    var text = try session.begin()
    for move in log.moves {
      switch move {
      case .line(let line, let milliseconds):
        text += "\(line)\n" + (try session.take(line, after: milliseconds).text)
      case .timeUp: text += try session.expire().text
      }
    }
    return text
  }

  mutating func click(_ text: String) throws {
    let place: Point? = place(of: text)
    guard let place else { throw NotSeen(text: text, screen: self.text) }
    try take(.input(.mouse(Mouse(.press, at: place))))
    try take(.input(.mouse(Mouse(.release, at: place))))
  }

  struct NotSeen: Error {
    let text: String
    let screen: String
  }

  /// Lets time pass with all ticks that the stage asks for; returns their number.
  @discardableResult
  mutating func wait(_ milliseconds: Int64) throws -> Int {
    let end = time + milliseconds
    var count = 0
    while let deadline = stage.deadline, deadline <= end {
      time = max(time, deadline)
      try tick()
      count += 1
      try #require(count < 100_000, "it never rests")
    }
    time = end
    draw()
    return count
  }
}
