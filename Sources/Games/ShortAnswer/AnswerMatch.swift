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
