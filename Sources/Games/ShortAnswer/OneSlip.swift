/// The slips of a finger that are forgiven: a restricted Damerau-Levenshtein distance of one.
package enum OneSlip {
  /// The number of letters from which on an answer may have a slip.
  package static let fewestLetters = 5

  /// True if a folded text is one slip away from an answer that is long enough. The digits must be
  /// the same, because a wrong digit is a wrong number.
  package static func mayBeForgiven(
    _ typed: [Unicode.Scalar], for answer: [Unicode.Scalar]
  ) -> Bool {
    answer.count(where: { !$0.isDigit }) >= fewestLetters
      && typed.filter { $0.isDigit } == answer.filter { $0.isDigit } && isOneSlip(typed, answer)
  }

  /// True if one letter has to be inserted, removed, replaced or swapped with its neighbour to turn
  /// one text into the other.
  static func isOneSlip(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    let (short, long) = one.count <= other.count ? (one, other) : (other, one)
    guard long.count - short.count <= 1, one != other else { return false }
    let start = zip(short, long).prefix { $0 == $1 }.count
    if short.count < long.count { return short[start...] == long[(start + 1)...] }
    if short[(start + 1)...] == long[(start + 1)...] { return true }
    return start + 1 < short.count && short[start] == long[start + 1]
      && short[start + 1] == long[start] && short[(start + 2)...] == long[(start + 2)...]
  }
}
