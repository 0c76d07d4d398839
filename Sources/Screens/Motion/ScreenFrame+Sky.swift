internal import Terminal

extension ScreenFrame {
  /// The whole area between the title and the key hints.
  func sky(in size: Size) -> Area {
    let body = body(in: size)
    let edge = size.rows > 16 ? 1 : 0
    return Area(0, body.origin.row - edge, size.columns, body.size.rows + 2 * edge)
  }
}
