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
  /// The texts, behind a reference: every finding has a code, and rules hand findings on for every row.
  private let description: Description

  private final class Description: Sendable {
    let id, title, why, bad, good, fix: String

    init(_ id: String, _ title: String, _ why: String, _ bad: String, _ good: String, _ fix: String)
    {
      (self.id, self.title, self.why) = (id, title, why)
      (self.bad, self.good, self.fix) = (bad, good, fix)
    }
  }

  package let family: Family
  package let severity: Severity
  package var id: String { description.id }
  /// A short description of the fault.
  package var title: String { description.title }
  /// The reason why the fault matters to players.
  package var why: String { description.why }
  /// A source with the fault, and the same source without it.
  package var bad: String { description.bad }
  package var good: String { description.good }
  /// One or two sentences about fixing the fault.
  package var fix: String { description.fix }

  package init(
    _ id: String, _ severity: Severity, _ title: String, why: String, bad: String, good: String,
    fix: String
  ) {
    guard let family = id.first.flatMap(Family.init) else {
      preconditionFailure("\(id): no family has this letter")
    }
    self.family = family
    self.severity = severity
    description = Description(id, title, why, bad, good, fix)
  }

  /// The order of the catalogue: by family, then by number.
  package static func < (left: Code, right: Code) -> Bool {
    (left.family, left.id) < (right.family, right.id)
  }

  package static func == (left: Code, right: Code) -> Bool {
    left.description === right.description || left.id == right.id
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
