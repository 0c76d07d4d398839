/// The severity of a finding. An error keeps a pack from being compiled, a warning does not.
package enum Severity: String, Sendable, Comparable {
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left == .warning && right == .error
  }
}

/// The stable name of a sort of finding, with its description.
///
/// The letter names its family.
package struct Code: Sendable, Hashable, Comparable {
  package let id: String
  package let family: Family
  package let severity: Severity
  /// A short description of the fault.
  package let title: String
  /// The reason why the fault matters to players.
  package let why: String
  /// A source with the fault, and the same source without it.
  package let bad: String
  package let good: String
  /// One or two sentences about fixing the fault.
  package let fix: String

  package init(
    _ id: String, _ severity: Severity, _ title: String, why: String, bad: String, good: String,
    fix: String
  ) {
    guard let family = id.first.flatMap(Family.init) else {
      preconditionFailure("\(id): no family has this letter")
    }
    self.id = id
    self.family = family
    self.severity = severity
    self.title = title
    self.why = why
    self.bad = bad
    self.good = good
    self.fix = fix
  }

  /// The order of the catalogue: by family, then by number.
  package static func < (left: Code, right: Code) -> Bool {
    (left.family, left.id) < (right.family, right.id)
  }

  package static func == (left: Code, right: Code) -> Bool { left.id == right.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
