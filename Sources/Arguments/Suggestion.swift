/// Suggests the word that was probably meant by a mistyped one.
enum Suggestion {
  /// The text "; did you mean …?" with the nearest candidate, or an empty text if none is near.
  ///
  /// Among equally near candidates the first is taken.
  static func clause(for word: String, among candidates: [String]) -> String {
    let typed = Array(word.withoutDashes.unicodeScalars)
    let near = candidates.compactMap { candidate -> (name: String, distance: Int)? in
      let meant = Array(candidate.withoutDashes.unicodeScalars)
      if typed.count > 2, meant.starts(with: typed) { return (candidate, 0) }
      let limit = (max(typed.count, meant.count) + 1) / 3
      guard abs(typed.count - meant.count) <= limit else { return nil }
      let distance = distance(typed, meant)
      return distance <= limit ? (candidate, distance) : nil
    }
    guard let nearest = near.min(by: { $0.distance < $1.distance }) else { return "" }
    return "; did you mean \(nearest.name)?"
  }

  /// The edit distance: insertions, deletions, replacements and swaps of neighbours (Damerau and
  /// Levenshtein, each letter edited once).
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var older: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = previous[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(replaced, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, older[j - 1] + 1)
        }
        row.append(best)
      }
      older = previous
      previous = row
    }
    return previous[right.count]
  }
}
