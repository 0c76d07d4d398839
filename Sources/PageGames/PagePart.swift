internal import Games
internal import PackFormat

/// A part of a whole as the page writes it, such as `0.35`.
struct PagePart {
  let value: Double

  /// Nil for a text that is no number; others are moved into the range from 0 to 1.
  init?(_ text: String) {
    guard let number = ExactDecimal(digits: text) else { return nil }
    value = min(max(number.approximate, 0), 1)
  }
}
