internal import Games

/// Fireworks: the same seed and time show the same lights, on a sky of any size.
///
/// The display ends with several rockets in full bloom.
struct Fireworks {
  private enum Shape: CaseIterable { case ball, ring, willow, heart, twice }

  private struct Rocket {
    /// The time of the burst, in seconds.
    let burst: Double
    /// The place of the burst, as fractions of the sky's width and height.
    let x: Double
    let y: Double
    /// The range of the sparks, as a fraction of the room in the sky.
    let reach: Double
    let shape: Shape
    let light: Light
    let other: Light
    let seed: UInt64
  }

  private let rockets: [Rocket]

  private static let rise = 0.8
  private static let life = 1.9
  private static let lights = [
    0xFFD75F, 0xFF6B6B, 0xFF6BD6, 0x6BB8FF, 0x6BFF95, 0xB48CFF, 0xFFF1D0, 0xFFA85C, 0x6BFFF2,
  ].map { Light(UInt32($0)) }

  init(seed: UInt64, seconds: Double) {
    var chance = SeededGenerator(seed: seed)
    var rockets: [Rocket] = []
    var time = Self.rise * 0.6
    while time < seconds - 1.4 {
      rockets.append(Self.rocket(&chance, at: time))
      time += 0.28 + 0.4 * chance.fraction()
    }
    // The last rockets burst together, all over the sky.
    let last: [(Double, Double, Shape)] = [
      (0.5, 0.3, .heart), (0.16, 0.24, .twice), (0.84, 0.26, .willow), (0.33, 0.5, .ring),
      (0.68, 0.5, .ball),
    ]
    for (x, y, shape) in last {
      let time = seconds - 0.45 - 0.12 * chance.fraction()
      rockets.append(Self.rocket(&chance, at: time, x: x, y: y, shape, reach: 0.8))
    }
    self.rockets = rockets
  }

  /// Makes a rocket; parameters that are nil are random.
  private static func rocket(
    _ chance: inout SeededGenerator, at time: Double, x: Double? = nil, y: Double? = nil,
    _ shape: Shape? = nil, reach: Double? = nil
  ) -> Rocket {
    func choice<Choice>(_ choices: [Choice]) -> Choice {
      choices[Int(chance.below(UInt64(choices.count)))]
    }
    let drawn = choice(Shape.allCases)
    let shape = shape ?? drawn
    let light = shape == .heart ? lights[1] : shape == .willow ? lights[0] : choice(lights)
    let across = 0.08 + 0.84 * chance.fraction()
    let height = 0.14 + 0.34 * chance.fraction()
    let far = 0.7 + 0.5 * chance.fraction()
    return Rocket(
      burst: time, x: x ?? across, y: y ?? height, reach: reach ?? far, shape: shape, light: light,
      other: choice(lights), seed: chance.next())
  }

  func draw(on field: inout DotField, at age: Double) {
    for rocket in rockets {
      let since = age - rocket.burst
      if -Self.rise < since, since < 0 { draw(rocket, risingAt: -since / Self.rise, on: &field) }
      if 0 <= since, since < Self.life { draw(rocket, burstSince: since, on: &field) }
    }
  }

  /// Draws a rising rocket; `left` falls from 1 on the ground to 0 at the burst.
  private func draw(_ rocket: Rocket, risingAt left: Double, on field: inout DotField) {
    for tail in 0..<7 {
      let part = min(1, left + 0.028 * Double(tail))
      let height = 1 - part * part
      let y = field.rows * (1 - height * (1 - rocket.y))
      let sway = Waves.wave(part * 3) * 0.8
      field.add(rocket.x * field.columns + sway, y, Light(0xFFD9A0), 0.9 - 0.11 * Double(tail))
    }
  }

  private func draw(_ rocket: Rocket, burstSince since: Double, on field: inout DotField) {
    var chance = SeededGenerator(seed: rocket.seed)
    let room = min(field.columns * 0.3, field.rows * 0.42)
    let reach = room * rocket.reach
    let (x, y) = (rocket.x * field.columns, rocket.y * field.rows)
    if since < 0.12 { flash(x, y, field: &field) }
    let shine = max(0, 1 - since / 1.1)
    field.glow(x, y, reach: reach * 1.25, rocket.light, 0.38 * shine * shine)
    let count = rocket.shape == .heart ? 64 : Int(min(max(60, reach * 2.6), 240))
    let isWillow = rocket.shape == .willow
    for spark in 0..<count {
      let (dx, dy, isOther) = Self.flight(rocket.shape, spark, &chance)
      let twinkle = 0.75 + 0.25 * Waves.wave(since * 3 + chance.fraction())
      let life = Self.life * (0.72 + 0.28 * chance.fraction())
      for tail in 0..<(isWillow ? 8 : 5) {
        let age = since - 0.032 * Double(tail)
        guard age >= 0 else { break }
        // Drag slows the spark down, and gravity pulls it.
        let far = reach * 3.4 * age / (1 + 3.4 * age)
        let fall = reach * (isWillow ? 0.26 : 0.11) * age * age
        let left = max(0, 1 - since / life)
        let strength = twinkle * (left * (2 - left)) * 1.1 * (1 - 0.16 * Double(tail))
        let light = (isOther ? rocket.other : rocket.light)
          .mixed(with: .white, tail == 0 ? max(0, 0.7 - 3 * since) : 0)
        field.add(x + far * dx, y + far * dy + fall, light, strength)
      }
    }
  }

  private func flash(_ x: Double, _ y: Double, field: inout DotField) {
    for direction in Waves.directions {
      for step in 0..<3 {
        field.add(
          x + direction.x * Double(step), y + direction.y * Double(step), .white, 1)
      }
    }
  }

  /// The direction of a spark, of length 1 or so, and whether it has the second colour.
  private static func flight(
    _ shape: Shape, _ spark: Int, _ chance: inout SeededGenerator
  ) -> (Double, Double, Bool) {
    let direction = Waves.directions[Int(chance.below(64))]
    let part = chance.fraction()
    switch shape {
    case .ball, .willow:
      // The projection of a ball of sparks.
      let far = (1 - part * part).squareRoot()
      return (direction.x * far, direction.y * far, false)
    case .ring:
      let around = Waves.directions[spark * 5 % 64]
      if spark % 4 == 0 { return (direction.x * part * 0.35, direction.y * part * 0.35, true) }
      let (x, y) = (around.x, around.y * 0.45)
      return (x * 0.94 - y * 0.34, x * 0.34 + y * 0.94, false)
    case .heart:
      let around = Waves.directions[spark % 64]
      let (c, s) = (around.x, around.y)
      let twice = 2 * c * c - 1
      let up = 13 * c - 5 * twice - 2 * (4 * c * c * c - 3 * c) - (2 * twice * twice - 1)
      return (s * s * s * 0.94, -up / 17, false)
    case .twice:
      let isInner = spark % 3 == 0
      let far = (1 - part * part * 0.3).squareRoot() * (isInner ? 0.45 : 1)
      return (direction.x * far, direction.y * far, isInner)
    }
  }
}
