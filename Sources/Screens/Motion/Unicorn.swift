/// A unicorn that can be drawn at any size and at any moment of its dance.
struct Unicorn {
  typealias Place = Stroke.Place

  /// The point on the ground below the middle of the body, in pixels.
  var feet: Place
  /// The height in pixels, without the horn.
  var height: Double
  var looksRight: Bool
  /// The phase of the steps; a whole number is a whole step.
  var step: Double
  /// The height to which it rears, from 0 to 1.
  var rearing: Double
  /// The width of the stride, from 0 to 1.
  var stride: Double

  private static let white = Light(0xFFFFFF)
  private static let shade = Light(0xD9CDF2)
  private static let far = Light(0xB9AEDC)
  private static let gold = Light(0xFFD447)
  private static let deepGold = Light(0xE39B1F)
  private static let hoof = Light(0xF2B632)
  private static let rose = Light(0xFF8FC0)
  private static let dark = Light(0x2A1F4D)
  private static let mane = [
    Light(0xFF5FA2), Light(0xFF9E3D), Light(0xFFE14D), Light(0x5BD66B), Light(0x4DB5FF),
    Light(0xA06BFF),
  ]

  /// The strokes from the farthest to the nearest.
  ///
  /// They are designed for a height of 1, looking right, and then placed.
  var strokes: [Stroke] {
    var strokes: [Stroke] = []
    strokes += leg(at: (0.66, 0.64), swing: swing(0.5), isFront: true, Self.far)
    strokes += leg(at: (0.33, 0.64), swing: swing(0.0), isFront: false, Self.far)
    strokes += tail
    strokes += leg(at: (0.38, 0.64), swing: swing(0.5), isFront: false, Self.white)
    strokes += [
      Stroke(from: (0.35, 0.57), to: (0.63, 0.55), start: 0.145, end: 0.15, light: Self.white),
      Stroke(from: (0.42, 0.70), to: (0.58, 0.70), start: 0.012, end: 0.012, light: Self.shade),
    ]
    strokes += leg(at: (0.62, 0.64), swing: swing(0.0), isFront: true, Self.white)
    strokes.append(
      Stroke(from: (0.66, 0.50), to: (0.78, 0.26), start: 0.12, end: 0.085, light: Self.white))
    strokes += maneStrokes
    strokes += head
    return strokes.map(placed)
  }

  private var head: [Stroke] {
    [
      Stroke(from: (0.74, 0.15), to: (0.71, 0.06), start: 0.035, end: 0.01, light: Self.shade),
      Stroke(from: (0.80, 0.22), to: (0.97, 0.32), start: 0.105, end: 0.062, light: Self.white),
      Stroke(from: (0.84, 0.12), to: (0.96, -0.13), start: 0.034, end: 0.008, light: Self.gold),
      Stroke(from: (0.855, 0.10), to: (0.885, 0.09), start: 0.01, end: 0.01, light: Self.deepGold),
      Stroke(from: (0.89, 0.03), to: (0.92, 0.02), start: 0.008, end: 0.008, light: Self.deepGold),
      Stroke(from: (0.76, 0.12), to: (0.82, 0.13), start: 0.045, end: 0.03, light: Self.mane[0]),
      Stroke(from: (0.86, 0.20), to: (0.86, 0.225), start: 0.024, end: 0.024, light: Self.dark),
      Stroke(from: (0.87, 0.305), to: (0.88, 0.305), start: 0.024, end: 0.024, light: Self.rose),
      Stroke(from: (1.0, 0.31), to: (1.0, 0.31), start: 0.016, end: 0.016, light: Self.shade),
    ]
  }

  /// The waving locks of the mane.
  private var maneStrokes: [Stroke] {
    let blow = 0.02 * Waves.wave(step * 2) - 0.03 * stride
    return Self.mane.enumerated().map { index, light in
      let part = Double(index) / 5
      let root: Place = (0.73 - 0.13 * part, 0.14 + 0.29 * part)
      let end: Place = (root.x - 0.10 + blow * (1 + part), root.y + 0.09 - 0.05 * stride)
      return Stroke(from: root, to: end, start: 0.055, end: 0.028, light: light)
    }
  }

  private var tail: [Stroke] {
    let blow = 0.035 * Waves.wave(step) + 0.10 * stride
    return Self.mane.enumerated().flatMap { index, light in
      let side = (Double(index) - 2.5) * 0.045
      let places: [Place] = [
        (0.24, 0.50), (0.12 + side * 0.3, 0.43 + side * 0.8 - blow * 0.3),
        (0.03 + side * 0.9 - blow, 0.58 + side * 0.5 - blow),
        (0.01 + side * 1.5 - blow, 0.74 - abs(side) * 0.4 - blow),
      ]
      return (0..<3).map {
        Stroke(from: places[$0], to: places[$0 + 1], start: 0.028, end: 0.028, light: light)
      }
    }
  }

  private func swing(_ phase: Double) -> Double {
    Waves.wave(step + phase) * (0.25 + 0.45 * stride)
  }

  /// A leg of two parts with a knee between, and a golden hoof.
  private func leg(at hip: Place, swing: Double, isFront: Bool, _ light: Light) -> [Stroke] {
    // Rearing lifts the forelegs; the hind legs stay on the ground.
    let lift = isFront ? rearing : 0
    let upper = swing + lift * 1.1
    let bend = max(0, isFront ? swing : -swing) * 0.9 + lift * 1.3
    let lower = upper - (isFront ? bend : -bend * 0.6)
    let knee = Self.moved(hip, 0.17, upper)
    let ankle = Self.moved(knee, 0.15, lower)
    let hoof = Self.moved(ankle, 0.035, lower)
    return [
      Stroke(from: hip, to: knee, start: 0.066, end: 0.046, light: light),
      Stroke(from: knee, to: ankle, start: 0.044, end: 0.034, light: light),
      Stroke(from: ankle, to: hoof, start: 0.034, end: 0.04, light: Self.hoof),
    ]
  }

  /// The point at a distance from a place, straight down but turned forwards by a small angle.
  private static func moved(_ place: Place, _ length: Double, _ angle: Double) -> Place {
    let (cosine, sine) = turn(angle)
    return (place.x + length * sine, place.y + length * cosine)
  }

  private static func turn(_ angle: Double) -> (cosine: Double, sine: Double) {
    let square = angle * angle
    return (1 - square / 2 + square * square / 24, angle * (1 - square / 6 + square * square / 120))
  }

  /// A stroke turned about the hind feet by the rearing, scaled and moved to its place.
  private func placed(_ stroke: Stroke) -> Stroke {
    let (cosine, sine) = Self.turn(-0.42 * rearing)
    let pivot: Place = (0.34, 0.98)
    func placed(_ place: Place) -> Place {
      let (x, y) = (place.x - pivot.x, place.y - pivot.y)
      let turned: Place = (pivot.x + x * cosine - y * sine, pivot.y + x * sine + y * cosine)
      let across = (turned.x - 0.5) * (looksRight ? 1 : -1)
      return (feet.x + across * height, feet.y + (turned.y - 1) * height)
    }
    var stroke = stroke
    stroke.from = placed(stroke.from)
    stroke.to = placed(stroke.to)
    // A line thinner than a pixel would have gaps.
    stroke.start = max(stroke.start * height, 0.5)
    stroke.end = max(stroke.end * height, 0.5)
    return stroke
  }
}
