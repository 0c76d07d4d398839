internal import Terminal

/// What keys do to lists, the same on every screen.
extension Key {
  /// Where a list of so many lines is scrolled to, of which `rows` are seen from `top` on; nil for a key that
  /// scrolls nothing.
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

  /// Which one of several is selected next; nil for a key that selects nothing.
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
