/// A movement on the screen, from its beginning until it is over; then all stands as in its last frame,
/// and the screen wants nothing any more.
struct Motion {
  private let start: Int64
  private let length: Int64
  /// When the next frame is due; nil where nothing moves.
  private(set) var deadline: Int64?

  /// At most 25 frames a second.
  private static let frame: Int64 = 40

  /// Where nothing may move it is over at once.
  init(at time: Int64, milliseconds: Int64, isStill: Bool) {
    start = time
    length = milliseconds
    deadline = isStill ? nil : time + Self.frame
  }

  var isRunning: Bool { deadline != nil }

  mutating func tick(at time: Int64) {
    guard let deadline, deadline <= time else { return }
    self.deadline = time >= start + length ? nil : time + Self.frame
  }

  mutating func stop() { deadline = nil }

  /// How far it is, in seconds.
  func age(at time: Int64) -> Double {
    let age = isRunning ? min(max(0, time - start), length) : length
    return Double(age) / 1000
  }
}
