/// The totals of a bot's games.
struct PlayTally {
  /// The name of one step of a game, such as `round` or `question`.
  private let unit: String
  private(set) var games = 0
  private(set) var units = 0
  private(set) var total: Int64 = 0
  private(set) var best: Int64 = 0

  init(of unit: String) { self.unit = unit }

  mutating func begin() { games += 1 }

  mutating func end(after units: Int, score: Int64) {
    self.units += units
    total += score
    best = max(best, score)
  }

  /// Writes the totals as the last line of a transcript.
  func write(to transcript: inout Transcript) {
    switch transcript.format {
    case .text:
      transcript.line(
        "\(counted(games, "game")), \(counted(units, unit)), \(counted(total, "point")), best \(best)"
      )
    case .json:
      transcript.line([
        ("games", .count(games)), (unit + "s", .count(units)), ("points", .count(total)),
        ("best", .count(best)),
      ])
    }
  }
}

/// Returns a number with its noun: `1 game`, `3 games`.
func counted(_ count: some BinaryInteger, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}
