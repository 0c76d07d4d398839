/// The cards at a moment after a pick: the picked one turns once about its upright axis, the others
/// shrink and fade.
struct CardTurn {
  /// The milliseconds that the turn takes.
  static let length: Int64 = 900
  /// The last moment, at which the picked card shows its front again.
  static let end = CardTurn(age: Double(length) / 1000)

  /// The progress of the turn, from 0 to 1, slower at both ends.
  private let part: Double

  /// Creates the moment at an age in seconds.
  init(age: Double) { part = Waves.ease(age * 1000 / Double(Self.length)) }

  /// The cosine of the angle of the picked card.
  private var cosine: Double { Waves.wave(part + 0.25) }

  /// The part of the picked card's width that is seen.
  var width: Double { abs(cosine) }
  /// True if the picked card shows its back.
  var showsBack: Bool { cosine < 0 }
  /// The size of the other cards, as a part of their full size.
  var size: Double { 1 - 0.3 * part }
  /// The light of the other cards, as a part of their full light.
  var light: Double { 1 - 0.75 * part }
}
