/// A collection of findings in bounded memory: all are counted, the first `limit` are kept.
///
/// Findings must be added in source order, so that those that come first in the source are kept.
package struct Findings: Sendable {
  package let limit: Int
  /// The codes whose findings are kept.
  package let filter: CodeFilter
  package private(set) var kept: [Finding] = []
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var fixable = 0
  /// The errors that the filter leaves out, by code; `errors` contains them.
  package private(set) var leftOut = CodeTallies()
  /// The findings that the filter does not leave out, by code.
  package private(set) var codes = CodeTallies()
  /// The findings that need more of one setting, by code.
  private var needs: [Code: Needs] = [:]
  /// The id of the question that the findings added from here on are about.
  package var subject: String?
  /// The template that made the rows which the findings added from here on are about; nil for rows that an author
  /// wrote. No fix is kept of a finding about a made row, as an edit of the table may change other questions.
  package var maker: Related?
  /// The suppressions of the project, and the number of findings that each one silenced.
  package private(set) var suppressions: [Suppression] = []
  package private(set) var suppressed: [Int] = []

  package init(limit: Int = .max, showing filter: CodeFilter = CodeFilter()) {
    self.limit = limit
    self.filter = filter
  }

  /// An empty collection with the same limit, filter and suppressions.
  package var emptied: Findings {
    var findings = Findings(limit: limit, showing: filter)
    findings.suppressions = suppressions
    findings.suppressed = suppressions.map { _ in 0 }
    return findings
  }

  package var count: Int { errors + warnings }

  /// The findings that are shown, or would be if there were not so many.
  package var countToShow: Int { count - errorsLeftOut }

  /// True if every finding that the filter does not leave out is kept.
  package var isWhole: Bool { countToShow == kept.count }

  /// True if findings that are added from here on are only counted.
  package var isFull: Bool { kept.count >= limit }

  /// True if a finding of this code that is added from here on is only counted. A suppression needs its question.
  package func onlyCounts(_ code: Code) -> Bool {
    isCountedAlone(code) && !suppressions.contains { $0.code == code }
  }

  private func isCountedAlone(_ code: Code) -> Bool {
    !filter.shows(code) || isFull && codes.knowsFirst(code)
  }

  /// Counts a finding. It is made only if it is kept, or if a suppression may apply to its
  /// question.
  package mutating func add(
    _ code: Code, safelyFixable: Bool = false, _ make: () -> Finding
  ) {
    add(code, safelyFixable: safelyFixable, hasNeed: false, make)
  }

  private mutating func add(
    _ code: Code, safelyFixable: Bool, hasNeed: Bool, _ make: () -> Finding
  ) {
    var made: Finding?
    let safelyFixable = safelyFixable && maker == nil
    if suppressions.contains(where: { $0.code == code }) {
      made = make()
      if isSuppressed(code, made?.subject ?? subject) { return }
    }
    let isShown = filter.shows(code)
    if !isShown, code.severity == .warning { return }
    switch code.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    }
    if !isShown {
      leftOut.count(code)
      return
    }
    if safelyFixable { fixable += 1 }
    codes.count(code, safe: safelyFixable ? 1 : 0)
    if isCountedAlone(code), !hasNeed { return }
    var finding = made ?? make()
    finding.subject = finding.subject ?? subject
    if let maker {
      (finding.fix, finding.row) = (nil, nil)
      finding.related.append(maker)
    }
    codes.note(finding)
    if hasNeed {
      needs[code, default: Needs(greatest: finding)].take(finding)
      // They will be one finding, and must not take the place of others.
      if joins(code) { return }
    }
    if !isFull { kept.append(finding) }
  }

  /// Counts findings that are not kept. No error that is counted so can be fixed safely.
  package mutating func count(_ more: Int, of code: Code, safelyFixable: Bool = false) {
    if code.severity == .error { return count(errors: more, of: code) }
    if more == 0 || !filter.shows(code) { return }
    warnings += more
    if safelyFixable { fixable += more }
    codes.count(code, more, safe: safelyFixable ? more : 0)
  }

  /// Counts errors that are not kept and cannot be fixed safely.
  package mutating func count(errors more: Int, of code: Code) {
    if more == 0 { return }
    errors += more
    if filter.shows(code) { codes.count(code, more) } else { leftOut.count(code, more) }
  }

  /// Takes over errors that the filter left out elsewhere.
  package mutating func leaveOut(_ others: CodeTallies) {
    errors += others.all.reduce(0) { $0 + $1.count }
    leftOut.merge(others)
  }

  package mutating func add(_ finding: Finding) {
    add(
      finding.code, safelyFixable: finding.fix?.safe == true, hasNeed: finding.need != nil
    ) { finding }
  }

  /// The findings of one code that need more of one setting.
  package struct Needs: Sendable {
    package fileprivate(set) var count = 0
    /// The finding that needs the most.
    package fileprivate(set) var greatest: Finding

    fileprivate mutating func take(_ other: Finding, count more: Int = 1) {
      count += more
      if other.need ?? 0 > greatest.need ?? 0 { greatest = other }
    }
  }

  /// The least number of findings in whose place one stands.
  private static let fewestJoined = 4

  /// True if one finding stands for all of a code: they are many, and the user did not ask for this very code.
  private func joins(_ code: Code) -> Bool {
    needs[code]?.count ?? 0 >= Self.fewestJoined && !filter.names(code)
  }

  /// Puts one finding in place of all of a code that need more of one setting, if they are many.
  package mutating func join(_ code: Code, into joined: (Needs) -> Finding) {
    guard let needs = needs[code], joins(code) else { return }
    takeBack([code])
    add(joined(needs))
  }

  /// A state of the collection to return to.
  package struct Mark {
    fileprivate var kept: Int
    fileprivate var errors: Int
    fileprivate var warnings: Int
    fileprivate var fixable: Int
  }

  /// Begins a row: the findings added from here on may be taken back until the next row begins.
  package mutating func startRow() -> Mark {
    leftOut.startRow()
    codes.startRow()
    return Mark(kept: kept.count, errors: errors, warnings: warnings, fixable: fixable)
  }

  /// Removes all findings of the row that began at `mark`, because another finding is the cause of all of them.
  package mutating func takeBack(to mark: Mark) {
    kept.removeLast(kept.count - mark.kept)
    (errors, warnings, fixable) = (mark.errors, mark.warnings, mark.fixable)
    leftOut.takeBackRow()
    codes.takeBackRow()
  }

  /// Removes the findings of some codes, because they follow from another finding.
  package mutating func takeBack(_ dropped: Set<Code>) {
    for tally in codes.all + leftOut.all where dropped.contains(tally.code) {
      switch tally.code.severity {
      case .error: errors -= tally.count
      case .warning: warnings -= tally.count
      }
      fixable -= tally.safe
    }
    codes.remove(dropped)
    leftOut.remove(dropped)
    kept.removeAll { dropped.contains($0.code) }
  }

  /// Gives kept findings of some codes, which have no fix so far, their safe fixes.
  package mutating func settleFixes<Failure>(
    of codes: Set<Code>, _ settle: (inout Finding) throws(Failure) -> Void
  ) throws(Failure) {
    self.codes.settleLate(codes)
    for index in kept.indices where codes.contains(kept[index].code) && kept[index].fix == nil {
      try settle(&kept[index])
      if kept[index].fix == nil { continue }
      fixable += 1
      self.codes.count(kept[index].code, 0, safe: 1)
    }
  }

  /// The words beside a finding, and its fix.
  package struct Advice: Sendable {
    package var label: String?
    package var help: String?
    package var fix: FixIt?

    package init(label: String?, help: String?, fix: FixIt?) {
      (self.label, self.help, self.fix) = (label, help, fix)
    }
  }

  /// Replaces the advice of kept findings, which turned out to be wrong, by their places.
  package mutating func amend(_ advice: [Place: Advice]) {
    for index in kept.indices {
      guard let new = advice[kept[index].place] else { continue }
      fixable += (new.fix?.safe == true ? 1 : 0) - (kept[index].fix?.safe == true ? 1 : 0)
      codes.replace(kept[index].fix, by: new.fix, of: kept[index].code)
      (kept[index].label, kept[index].help, kept[index].fix) = (new.label, new.help, new.fix)
    }
  }

  /// Adds the findings of another pass over this or a later source.
  package mutating func merge(_ other: Findings) {
    errors += other.errors
    warnings += other.warnings
    fixable += other.fixable
    leftOut.merge(other.leftOut)
    codes.merge(other.codes)
    kept += other.kept
    for (code, more) in other.needs {
      needs[code, default: Needs(greatest: more.greatest)].take(more.greatest, count: more.count)
    }
    // The suppressions of another project are counted with that project.
    guard suppressions == other.suppressions else { return }
    for index in suppressed.indices { suppressed[index] += other.suppressed[index] }
  }

  /// Sorts the kept findings by place and cuts them to the limit. Files keep the order given.
  package mutating func sort(files: [String]) {
    let rank = Dictionary(
      files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let keyed = kept.enumerated().map { index, finding in
      (rank[finding.place.file] ?? files.count, finding.place.bytes.lowerBound, index)
    }
    kept = keyed.sorted { $0 < $1 }.prefix(limit).map { kept[$0.2] }
    codes.keepFirst { rank[$0] ?? files.count }
  }

  // MARK: - What the project passes over

  /// Applies suppressions to findings that are added from here on.
  package mutating func suppress(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    suppressed = suppressions.map { _ in 0 }
  }

  /// The suppressions that silenced no finding.
  package var staleSuppressions: [Suppression] {
    zip(suppressions, suppressed).filter { $0.1 == 0 }.map { $0.0 }
  }

  /// True if a suppression applies. One for the question takes precedence over one for all
  /// questions.
  private mutating func isSuppressed(_ code: Code, _ subject: String?) -> Bool {
    let index =
      suppressions.firstIndex { $0.code == code && $0.subject != nil && $0.subject == subject }
      ?? suppressions.firstIndex { $0.code == code && $0.subject == nil }
    guard let index else { return false }
    suppressed[index] += 1
    return true
  }
}
