/// Finds the word that was probably meant.
package enum NearMiss {
  /// The candidate nearest to `word`, if it is near enough.
  ///
  /// A short word may have one slip, a longer one two. An abbreviation of exactly one candidate
  /// counts as near.
  package static func of(_ word: String, among candidates: [String]) -> String? {
    let small = word.lowercased()
    let allowed = word.count <= 4 ? 1 : 2
    let scored = candidates.compactMap { candidate -> (Int, String)? in
      let other = candidate.lowercased()
      // Each letter more or less is a slip.
      let isAlike = abs(other.unicodeScalars.count - small.unicodeScalars.count) <= allowed
      return isAlike ? (distance(small, other), candidate) : nil
    }
    let near = scored.filter { $0.0 <= allowed && $0.0 < word.count }.min { $0.0 < $1.0 }?.1
    if near != nil || word.count < 3 { return near }
    let longer = candidates.filter { $0.lowercased().hasPrefix(small) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// True if a word differs from another by at most one letter inserted, deleted, replaced or swapped with its
  /// neighbour; letter case does not matter.
  package static func isOneSlip(_ word: String, from other: String) -> Bool {
    let (word, other) = (word.lowercased(), other.lowercased())
    if word == other { return true }
    let (one, two) = (word.unicodeScalars, other.unicodeScalars)
    // One slip leaves the first or the last letter as it is, in words of more than two.
    guard abs(one.count - two.count) <= 1,
      one.first == two.first || one.last == two.last || max(one.count, two.count) <= 2
    else { return false }
    return min(word.count, other.count) > 1 && distance(word, other) == 1
  }

  /// The edit distance: letters inserted, deleted, replaced or swapped with their neighbour.
  static func distance(_ left: String, _ right: String) -> Int {
    let a = Array(left.unicodeScalars.prefix(64))
    let b = Array(right.unicodeScalars.prefix(64))
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var current = [i + 1]
      for (j, other) in b.enumerated() {
        var best = min(previous[j] + (letter == other ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, letter == b[j - 1], other == a[i - 1] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
