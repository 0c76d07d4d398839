import Checking
import Diagnostics
import Files
internal import Projects
import TextUnicode

/// Collects, counts and prints the findings of a run.
struct FindingsReport {
  enum Format: String, CaseIterable, Sendable {
    case human, concise, json, sarif, junit, github, gitlab, xcode
  }

  /// The number of findings that are printed if no option says another.
  static let limit = 1000

  let format: Format
  /// True if findings are the result, as in `validate`, not messages beside it, as in `compile`.
  let isResult: Bool
  /// True if warnings fail the run as errors do.
  let failsOnWarnings: Bool
  /// True if the numbers of findings by code are printed in place of the findings.
  var isSummary = false
  private(set) var total: Findings
  private let failures: [String]
  private(set) var files: [String] = []
  private var passedOver = HumanRenderer.PassedOver()
  /// Sources in memory, which cannot be opened again.
  private(set) var held: [SourceBytes]
  /// The folders of the projects, which links on the way to their files must not leave.
  var roots: [String]

  init(
    _ format: Format, isResult: Bool, failsOnWarnings: Bool = false, template: Findings,
    showing found: ProjectInput.Found = ProjectInput.Found()
  ) {
    self.format = format
    self.isResult = isResult
    self.failsOnWarnings = failsOnWarnings
    total = template.emptied
    failures = found.failures
    held = found.projects.flatMap(\.sourcesInMemory)
    roots = found.projects.compactMap(\.root)
  }

  var fails: Bool { (failsOnWarnings ? total.count : total.errors) > 0 }

  mutating func add(_ check: ProjectCheck) {
    add(check.findings, files: check.files)
  }

  /// Takes sources whose text is not that of their files, or no longer.
  mutating func hold(_ sources: [SourceBytes]) { held.insert(contentsOf: sources, at: 0) }

  mutating func add(_ findings: Findings, files: [String]) {
    total.merge(findings)
    passedOver.suppressed += findings.suppressed.reduce(0, +)
    self.files += files
  }

  /// Removes the findings that are in the baseline, and keeps at most `limit` others.
  ///
  /// Beside another result, errors stay: they are why there is none.
  mutating func leave(
    newIn baseline: inout Baseline, _ identifier: inout FindingIdentifier, limit: Int
  ) {
    var filter = total.filter
    filter.keepsErrors = false
    var new = Findings(limit: limit, showing: filter)
    for finding in total.kept {
      let isKnown = baseline.takes(identifier.identity(of: finding))
      if isKnown, isResult || finding.code.severity == .warning {
        passedOver.known += 1
      } else {
        new.add(finding)
      }
    }
    total = new
  }

  private func source(_ path: String, _ watch: SourceFailures) -> SourceBytes? {
    held.first { $0.name == path } ?? watch.openIfThere(path, wasRead: files.contains(path))
  }

  // MARK: - Showing

  /// Prints the findings and then the summary. For people, the summary is part of the result.
  func show(_ console: inout Console) throws(Failure) {
    let watch = SourceFailures(within: roots)
    try show(watch, &console)
    // Findings may have been printed without their lines, or under another path.
    try reading { () throws(FileError) in try watch.check() }
  }

  private func show(_ watch: SourceFailures, _ console: inout Console) throws(Failure) {
    let source: (String) -> SourceBytes? = { self.source($0, watch) }
    let style = console.style(onStandardError: !isResult || format != .human)
    var renderer = HumanRenderer(style: style, source: source)
    var isList = true
    if format == .human {
      isList = try showForPeople(&renderer, &console)
      if console.isClosed { return }
    } else {
      try showForPrograms(watch, source, &console)
      // The summary comes last, also if both streams go to the same place.
      try console.flush()
    }
    // If nothing could be read, the summary must not say that all is well.
    if files.isEmpty, total.count == 0, !failures.isEmpty { return }
    let summary = renderer.summary(of: total, files: files.count, passedOver, isList: isList)
    try print(summary, asResult: format == .human, &console)
  }

  /// Prints the findings for people; false if only some of them, or their numbers.
  ///
  /// On a terminal a long list is folded. Pipes get all of it, whatever reads them.
  private func showForPeople(
    _ renderer: inout HumanRenderer, _ console: inout Console
  ) throws(Failure) -> Bool {
    if isSummary {
      let table = renderer.table(of: total)
      try print(table + (table.isEmpty ? "" : "\n"), asResult: true, &console)
      return false
    }
    if console.isTerminal(standardError: !isResult), HumanRenderer.folds(total) {
      try print(renderer.folded(total), asResult: true, &console)
      return false
    }
    for finding in shown {
      if console.isClosed { return true }
      try print(renderer.render(finding), asResult: true, &console)
    }
    return true
  }

  /// Prints text that is already safe for a terminal, and ends with a line feed.
  private func print(
    _ text: String, asResult: Bool, _ console: inout Console
  ) throws(Failure) {
    if isResult, asResult {
      try console.print(text)
    } else if !text.isEmpty {
      console.sayDrawn(String(text.dropLast()))
    }
  }

  private var shown: ArraySlice<Finding> { total.kept.prefix(total.limit) }

  private func showForPrograms(
    _ watch: SourceFailures, _ source: @escaping (String) -> SourceBytes?, _ console: inout Console
  ) throws(Failure) {
    switch format {
    case .human: break
    case .concise:
      let style = console.style(onStandardError: false)
      var renderer = HumanRenderer(style: style, source: source)
      try each(&console) { renderer.line(of: $0) }
    case .json:
      var renderer = JSONRenderer(source: source)
      if isSummary {
        for tally in total.tallies { try console.print(renderer.render(tally)) }
      } else {
        try each(&console) { renderer.render($0) }
      }
    case .github:
      var renderer = GitHubRenderer(name: watch.relative, source: source)
      try each(&console) { renderer.render($0) }
      if let hidden { try console.print(GitHubRenderer.notice(hidden)) }
    case .xcode:
      var renderer = XcodeRenderer(name: watch.absolute, source: source)
      // Beside another result, too, findings are all that is printed for programs.
      for finding in shown where !console.isClosed {
        try print(renderer.render(finding), asResult: true, &console)
      }
    case .gitlab:
      var renderer = GitLabRenderer(name: watch.relative, source: source)
      try each(&console) { renderer.render($0) }
      try console.print(renderer.tail)
    case .sarif:
      var renderer = SARIFRenderer(
        codes: Set(shown.map(\.code)), version: Version.number, name: watch.relative,
        source: source)
      try console.print(renderer.head)
      try each(&console) { renderer.render($0) }
      try console.print(
        renderer.tail(notes: hidden.map { [$0] } ?? [], failures: failures))
    case .junit:
      var renderer = JUnitRenderer(
        style: HumanRenderer.Style { $0.displayWidth }, failsOnWarnings: failsOnWarnings,
        name: watch.relative, source: source)
      try console.print(
        renderer.render(
          Array(shown), files: files, hidden: (hidden, fails), failures: failures))
    }
  }

  private func each(
    _ console: inout Console, _ render: (Finding) -> String
  ) throws(Failure) {
    for finding in shown where !console.isClosed { try console.print(render(finding)) }
  }

  /// A note about the number of findings that are not shown; nil if all are.
  private var hidden: String? {
    let count = total.countToShow - shown.count
    return count > 0 ? "\(count) more not shown (--max-findings \(total.limit))" : nil
  }
}
