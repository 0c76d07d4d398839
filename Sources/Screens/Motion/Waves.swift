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
