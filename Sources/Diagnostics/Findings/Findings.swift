/// Findings gathered in bounded memory: all are counted, the first `limit` are kept.
///
/// Whoever adds must add in source order; then what is kept is what comes first in the source.
package struct Findings: Sendable {
  package let limit: Int
  /// Codes that are passed over, neither counted nor kept.
  package let allowed: Set<Code>
  package private(set) var kept: [Finding] = []
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var fixable = 0
  /// The id of the question that whatever is added from here on is about.
  package var subject: String?
  /// What the project itself passes over, and how many findings met each of them.
  package private(set) var suppressions: [Suppression] = []
  package private(set) var suppressed: [Int] = []

  package init(limit: Int = .max, allowing allowed: Set<Code> = []) {
    self.limit = limit
    self.allowed = allowed
  }

  /// None yet, with the same limit, codes and suppressions.
  package var emptied: Findings {
    var findings = Findings(limit: limit, allowing: allowed)
    findings.suppressions = suppressions
    findings.suppressed = suppressions.map { _ in 0 }
    return findings
  }

  package var count: Int { errors + warnings }

  /// Whether whatever is added from here on is only counted.
  package var isFull: Bool { kept.count >= limit }

  /// Counts a finding, and makes it only where it is kept or its question has to be known.
  package mutating func add(
    _ code: Code, safelyFixable: Bool = false, _ make: () -> Finding
  ) {
    var made: Finding?
    if suppressions.contains(where: { $0.code == code }) {
      made = make()
      if isSuppressed(code, made?.subject ?? subject) { return }
    }
    if allowed.contains(code) { return }
    switch code.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    }
    if safelyFixable { fixable += 1 }
    if isFull { return }
    var finding = made ?? make()
    finding.subject = finding.subject ?? subject
    kept.append(finding)
  }

  /// Counts errors that are not kept, of which none can be fixed safely.
  package mutating func count(errors more: Int) { errors += more }

  package mutating func add(_ finding: Finding) {
    add(finding.code, safelyFixable: finding.fix?.safe == true) { finding }
  }

  /// How far adding has come.
  package struct Mark {
    fileprivate var kept: Int
    fileprivate var errors: Int
    fileprivate var warnings: Int
    fileprivate var fixable: Int
  }

  package var mark: Mark {
    Mark(kept: kept.count, errors: errors, warnings: warnings, fixable: fixable)
  }

  /// Takes back all that was added since: another finding is the cause of all of them.
  package mutating func takeBack(to mark: Mark) {
    kept.removeLast(kept.count - mark.kept)
    (errors, warnings, fixable) = (mark.errors, mark.warnings, mark.fixable)
  }

  /// Takes back those of some codes that are kept: they follow from another finding.
  package mutating func takeBack(_ codes: Set<Code>) {
    let dropped = kept.filter { codes.contains($0.code) }
    kept.removeAll { codes.contains($0.code) }
    errors -= dropped.count { $0.code.severity == .error }
    warnings -= dropped.count { $0.code.severity == .warning }
    fixable -= dropped.count { $0.fix?.safe == true }
  }

  /// Takes in the findings of another pass over the same or a later source.
  package mutating func merge(_ other: Findings) {
    errors += other.errors
    warnings += other.warnings
    fixable += other.fixable
    kept += other.kept
    // Those of another project are told with that project.
    guard suppressions == other.suppressions else { return }
    for index in suppressed.indices { suppressed[index] += other.suppressed[index] }
  }

  /// Puts what is kept in order of place and cuts it to the limit; files keep the order given.
  package mutating func sort(files: [String]) {
    let rank = Dictionary(
      files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let keyed = kept.enumerated().map { index, finding in
      (rank[finding.place.file] ?? files.count, finding.place.bytes.lowerBound, index)
    }
    kept = keyed.sorted { $0 < $1 }.prefix(limit).map { kept[$0.2] }
  }

  // MARK: - What the project passes over

  /// Passes over what these name, from here on; what was found before stays.
  package mutating func suppress(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    suppressed = suppressions.map { _ in 0 }
  }

  /// The suppressions that nothing met.
  package var staleSuppressions: [Suppression] {
    zip(suppressions, suppressed).filter { $0.1 == 0 }.map { $0.0 }
  }

  /// The one for the question comes before the one for all questions.
  private mutating func isSuppressed(_ code: Code, _ subject: String?) -> Bool {
    let index =
      suppressions.firstIndex { $0.code == code && $0.subject != nil && $0.subject == subject }
      ?? suppressions.firstIndex { $0.code == code && $0.subject == nil }
    guard let index else { return false }
    suppressed[index] += 1
    return true
  }
}
