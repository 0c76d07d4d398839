extension Collection<UInt8> {
  /// True if the bytes of a text are in the collection. `String.contains` takes ten times as long, and does not find a sign that
  /// a mark stands behind.
  func hasBytes(of part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}
