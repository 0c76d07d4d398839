/// The way in which a typed answer agrees with a right one.
package enum AnswerMatch: String, Sendable {
  /// Both are equal but for what the rules forgive.
  case exact
  /// One letter is wrong, missing, superfluous or swapped with its neighbour.
  case slip
}

/// The comparison of typed answers with those of a question.
package struct AnswerMatcher: Sendable {
  package let folding: AnswerFolding
  private let forgivesSlip: Bool

  package init(_ tolerance: AnswerTolerance, languages: [String]) {
    folding = AnswerFolding(tolerance, languages: languages)
    forgivesSlip = tolerance.forgivesSlip
  }

  /// Returns how an answer agrees with a right one; nil if it is wrong.
  package func match(_ typed: String, with question: ShortQuestion) -> AnswerMatch? {
    let typed = folding.folded(typed)
    guard !typed.isEmpty else { return nil }
    let right = question.answers.flatMap { folding.forms(of: $0) }
    if right.contains(typed) { return .exact }
    guard forgivesSlip, right.contains(where: { OneSlip.mayBeForgiven(typed, for: $0) }),
      !question.refused.contains(where: { folding.forms(of: $0).contains(typed) })
    else { return nil }
    return .slip
  }
}
