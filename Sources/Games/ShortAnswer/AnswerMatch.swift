/// The way in which a typed answer agrees with a right one.
package enum AnswerMatch: String, Sendable {
  /// Both are equal but for what the rules forgive.
  case exact
  /// One letter is wrong, missing, superfluous or swapped with its neighbour.
  case slip
}

/// The folded answers of a question, with which typed ones are compared.
package struct AnswerForms: Sendable {
  fileprivate let right: [[Unicode.Scalar]]
  fileprivate let refused: [[Unicode.Scalar]]
}

/// The comparison of typed answers with those of a question.
package struct AnswerMatcher: Sendable {
  package let folding: AnswerFolding
  private let forgivesSlip: Bool

  package init(_ tolerance: AnswerTolerance, languages: [String]) {
    folding = AnswerFolding(tolerance, languages: languages)
    forgivesSlip = tolerance.forgivesSlip
  }

  /// Folds the answers of a question.
  package func forms(of question: ShortQuestion) -> AnswerForms {
    AnswerForms(
      right: question.answers.flatMap { folding.forms(of: $0) },
      refused: question.refused.flatMap { folding.forms(of: $0) })
  }

  /// Returns how a folded answer agrees with a right one; nil if it is wrong.
  package func match(_ typed: [Unicode.Scalar], with forms: AnswerForms) -> AnswerMatch? {
    guard !typed.isEmpty else { return nil }
    if forms.right.contains(typed) { return .exact }
    guard forgivesSlip, forms.right.contains(where: { OneSlip.mayBeForgiven(typed, for: $0) }),
      !forms.refused.contains(typed)
    else { return nil }
    return .slip
  }
}

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
