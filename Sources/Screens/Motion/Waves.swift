/// Angles without a library of functions: a wave, and directions all around.
enum Waves {
  /// From 0 up to 1, down to -1 and back in a whole turn, nearly as a sine.
  static func wave(_ turns: Double) -> Double {
    let part = turns - turns.rounded(.down)
    let half = part < 0.5 ? part : part - 0.5
    return (part < 0.5 ? 16 : -16) * half * (0.5 - half)
  }

  /// From 0 to 1 and standing still at both ends, nearly as people would move something.
  static func ease(_ part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// The directions of 64 equal parts of a turn, each as a step of length 1.
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
