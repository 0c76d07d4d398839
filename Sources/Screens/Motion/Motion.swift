/// The clock of an animation.
///
/// When it is over, the last frame stays, and the screen needs no more ticks.
struct Motion {
  private let start: Int64
  private let length: Int64
  /// The time of the next frame; nil if nothing moves.
  private(set) var deadline: Int64?

  /// The milliseconds between frames, for at most 25 a second.
  private static let frame: Int64 = 40

  /// Starts an animation, which is over at once if `isStill`.
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

  /// The progress of the animation, in seconds.
  func age(at time: Int64) -> Double {
    let age = isRunning ? min(max(0, time - start), length) : length
    return Double(age) / 1000
  }
}
