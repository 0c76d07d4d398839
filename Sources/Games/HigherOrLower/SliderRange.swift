/// The form of the range of a slider, a rule of a pack.
package enum SliderRange: String, Sendable, CaseIterable {
  /// The ends come from a ladder of round numbers, and years lie in fixed frames: the ends are no
  /// more than a hint at the magnitude.
  case ladder
  /// The width is taken from the value, or from the years since.
  case classic
}
