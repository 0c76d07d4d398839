internal import Games

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
