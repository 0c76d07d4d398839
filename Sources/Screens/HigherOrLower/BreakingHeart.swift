internal import Terminal

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
