/// How much a finding matters: an error keeps a pack from being compiled, a warning does not.
package enum Severity: String, Sendable, Comparable {
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left == .warning && right == .error
  }
}

/// What kind of fault a finding reports: stable, explained once, and the same in every output.
///
/// The letter names the family: T source text, C CSV, X XML, F fields (the schema), Q content,
/// P playability, M the project and its manifest, K the compiled pack.
package struct Code: Sendable, Hashable {
  package let id: String
  package let severity: Severity
  /// What is wrong, in a few words.
  package let title: String
  /// Why it matters to the people who play.
  package let why: String
  /// A source that has the fault, and the same source mended.
  package let bad: String
  package let good: String
  /// What to do about it, in a sentence or two.
  package let mend: String

  package init(
    _ id: String, _ severity: Severity, _ title: String, why: String, bad: String, good: String,
    mend: String
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.why = why
    self.bad = bad
    self.good = good
    self.mend = mend
  }

  package static func == (left: Code, right: Code) -> Bool { left.id == right.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
