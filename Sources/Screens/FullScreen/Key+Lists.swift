internal import Terminal

/// The effect of keys on lists, the same on every screen.
extension Key {
  /// True for the keys that take what is selected, or go on.
  var isConfirmation: Bool { self == .enter || self == .character(" ") }

  /// The first visible line of a list of `count` lines after this key; nil if it does not scroll.
  ///
  /// `top` is the first visible line now, and `rows` the number of visible lines.
  func scrolling(_ top: Int, rows: Int, of count: Int) -> Int? {
    let page = max(1, rows - 1)
    let wanted: Int
    switch self {
    case .up: wanted = top - 1
    case .down: wanted = top + 1
    case .pageUp: wanted = top - page
    case .pageDown: wanted = top + page
    case .home: wanted = 0
    case .end: wanted = count
    default: return nil
    }
    return max(0, min(wanted, count - rows))
  }

  /// The index of the item that this key selects, out of `count`; nil if it selects nothing.
  func selecting(_ selected: Int?, of count: Int) -> Int? {
    switch self {
    case .up, .left: selected.map { ($0 + count - 1) % count } ?? count - 1
    case .down, .right, .tab: selected.map { ($0 + 1) % count } ?? 0
    case .home: 0
    case .end: count - 1
    default: nil
    }
  }
}
