internal import Terminal

/// Fireworks or the finale, on a sky behind the text of a screen.
struct Celebration {
  private enum Show {
    case fireworks(Fireworks)
    case finale(Finale)
  }

  /// The milliseconds until the fireworks stand still.
  static let fireworksLength: Int64 = 6000

  private let show: Show
  private var motion: Motion

  private init(_ show: Show, length: Int64, at time: Int64, isStill: Bool) {
    self.show = show
    motion = Motion(at: time, milliseconds: length, isStill: isStill)
  }

  /// Starts fireworks; the same seed gives the same ones.
  static func fireworks(seed: UInt64, at time: Int64, isStill: Bool) -> Celebration {
    let seconds = Double(fireworksLength) / 1000
    return Celebration(
      .fireworks(Fireworks(seed: seed, seconds: seconds)), length: fireworksLength, at: time,
      isStill: isStill)
  }

  /// Starts the finale with rainbow and unicorns.
  static func finale(
    seed: UInt64, at time: Int64, isStill: Bool
  ) -> Celebration {
    Celebration(.finale(Finale(seed: seed)), length: Finale.length, at: time, isStill: isStill)
  }

  var deadline: Int64? { motion.deadline }
  var isMoving: Bool { motion.isRunning }

  mutating func tick(at time: Int64) { motion.tick(at: time) }

  /// Shows the last frame at once.
  mutating func stop() { motion.stop() }

  /// The progress of the celebration, in seconds.
  func age(at time: Int64) -> Double { motion.age(at: time) }

  /// Draws the sky behind the text in an area of the canvas.
  ///
  /// Parts with a background of their own, such as buttons, stay as they are.
  func draw(behind canvas: inout Canvas, _ area: Area, at time: Int64, _ theme: Theme) {
    var sky = Canvas(canvas.size)
    let age = motion.age(at: time)
    switch show {
    case .fireworks(let fireworks):
      NightSky(theme: theme).draw(on: &sky, area, at: age)
      var dots = DotField(area.size)
      fireworks.draw(on: &dots, at: age)
      dots.draw(on: &sky, at: area.origin, theme)
    case .finale(let finale): finale.draw(on: &sky, area, at: age, theme)
    }
    NightSky(theme: theme).spread(sky, behind: &canvas, area)
  }
}

extension GameScreen {
  /// The celebration of a finished game; nil unless its score is a new record or the full score.
  func celebration(
    isRecord: Bool, isFull: Bool, seed: UInt64, _ moment: Moment
  ) -> Celebration? {
    guard isRecord || isFull else { return nil }
    return .fireworks(seed: seed, at: moment.time, isStill: context.isStill)
  }
}
