internal import Games
internal import Terminal

/// The moments after a guess: a mark runs along the slider from the guess to the answer, then the
/// points count up, or a heart breaks.
struct GuessReveal {
  /// The milliseconds until the screen shows the whole result.
  static let length: Int64 = 1400
  /// The seconds that the mark runs.
  private static let run = 0.8

  /// The seconds since the guess.
  let age: Double

  init(age: Double) { self.age = age }

  /// The last moment, at which the screen shows the whole result.
  static let end = GuessReveal(age: Double(length) / 1000)

  /// True as soon as the mark has reached the answer.
  var isTold: Bool { age >= Self.run }

  /// The place of the mark, between the places of the guess and the answer.
  func place(from guess: Double, to answer: Double) -> Double {
    guess + (answer - guess) * Waves.ease(age / Self.run)
  }

  /// The part of what comes behind the run, from 0 to 1.
  var tail: Double { Waves.ease((age - Self.run) / (Double(Self.length) / 1000 - Self.run)) }

  /// The points counted so far.
  func points(of points: Int64) -> Int64 { Int64((Double(points) * tail).rounded(.down)) }
}

/// A heart that breaks into two halves, for a guess that costs a life.
struct BreakingHeart {
  /// The columns that a broken heart needs.
  static let columns = 11
  private static let whole = Bitmap(
    7, [0b0110110, 0b1111111, 0b1111111, 0b0111110, 0b0011100, 0b0001000])
  private static let left = Bitmap(4, [0b0110, 0b1111, 0b1110, 0b0111, 0b0010, 0b0001])
  private static let right = Bitmap(4, [0b0110, 0b0111, 0b1111, 0b0110, 0b1100, 0b0000])

  /// The part of the way that the halves have moved, from 0 to 1.
  let part: Double

  /// Draws the heart, three rows high, into the middle of `columns` columns.
  func draw(at point: Point, on canvas: inout Canvas, _ style: Style) {
    let way = Int((part * 2).rounded())
    let middle = point.column + Self.columns / 2 - 3
    guard way > 0 else {
      return Self.whole.draw(at: Point(middle, point.row), on: &canvas, style)
    }
    Self.left.draw(at: Point(middle - way, point.row), on: &canvas, style)
    Self.right.draw(at: Point(middle + 3 + way, point.row), on: &canvas, style)
  }
}
