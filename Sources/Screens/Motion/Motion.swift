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

/// Approximations of sine and cosine that need no maths library.
enum Waves {
  /// An approximate sine, whose period is 1.
  static func wave(_ turns: Double) -> Double {
    let part = turns - turns.rounded(.down)
    let half = part < 0.5 ? part : part - 0.5
    return (part < 0.5 ? 16 : -16) * half * (0.5 - half)
  }

  /// A smooth transition from 0 to 1, with no speed at either end.
  static func ease(_ part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// The unit vectors of 64 directions, at equal angles.
  static let directions: [(x: Double, y: Double)] = {
    let (cosine, sine) = (0.995184726672197, 0.098017140329561)
    var directions = [(x: 1.0, y: 0.0)]
    while directions.count < 64 {
      let last = directions[directions.count - 1]
      directions.append((last.x * cosine - last.y * sine, last.x * sine + last.y * cosine))
    }
    return directions
  }()
}
