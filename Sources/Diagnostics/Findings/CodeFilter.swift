/// The codes whose findings are shown.
///
/// A warning that is left out is neither counted nor kept. An error that is left out is counted, since it keeps a pack
/// from being compiled, but not kept.
package struct CodeFilter: Sendable, Equatable {
  /// The only codes that are shown; nil for all.
  package var selected: Set<Code>?
  /// Codes that are not shown, even if they are selected.
  package var ignored: Set<Code>
  /// True if errors are kept whatever their code, because another filter will follow.
  package var keepsErrors = false

  /// The selected codes that were given one by one, not as a family.
  private let named: Set<Code>

  package init(
    selecting selected: Set<Code>? = nil, naming named: Set<Code> = [],
    ignoring ignored: Set<Code> = []
  ) {
    self.selected = selected
    self.named = named
    self.ignored = ignored
  }

  /// True if the user asked for this very code.
  package func names(_ code: Code) -> Bool { named.contains(code) }

  package func shows(_ code: Code) -> Bool {
    if keepsErrors, code.severity == .error { return true }
    return selected?.contains(code) != false && !ignored.contains(code)
  }
}

/// A warning that a project suppresses, everywhere or for one question.
package struct Suppression: Sendable, Equatable {
  package var code: Code
  /// The id of the question; nil for all questions.
  package var subject: String?
  /// The place of the suppression in the manifest.
  package var place: Place

  package init(_ code: Code, subject: String?, at place: Place) {
    self.code = code
    self.subject = subject
    self.place = place
  }
}
