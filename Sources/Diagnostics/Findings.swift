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

  package init(limit: Int = .max, allowing allowed: Set<Code> = []) {
    self.limit = limit
    self.allowed = allowed
  }

  /// None yet, with the same limit and codes.
  package var emptied: Findings { Findings(limit: limit, allowing: allowed) }

  package var count: Int { errors + warnings }

  /// Counts a finding, and makes it only where it is kept.
  package mutating func add(
    _ code: Code, safelyFixable: Bool = false, _ make: () -> Finding
  ) {
    if allowed.contains(code) { return }
    switch code.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    }
    if safelyFixable { fixable += 1 }
    if kept.count < limit { kept.append(make()) }
  }

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
}
