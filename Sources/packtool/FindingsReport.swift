import Diagnostics
import Files
import PackCompiler

/// Shows the findings of a run, and counts them.
struct FindingsReport {
  enum Format: String, CaseIterable, Sendable { case human, json }

  let format: Format
  /// Findings are the result of `validate`, and news on the way to the result of `compile`.
  let isResult: Bool
  private(set) var total: Findings
  private(set) var fileCount = 0
  /// Sources that cannot be opened again.
  private let held: [SourceBytes]

  init(
    _ format: Format, isResult: Bool, template: Findings, showing projects: [PackProject] = []
  ) {
    self.format = format
    self.isResult = isResult
    total = template.emptied
    held = projects.compactMap(\.heldSource)
  }

  mutating func add(_ check: ProjectCheck) { add(check.findings, files: check.files.count) }

  mutating func add(_ findings: Findings, files: Int) {
    total.merge(findings)
    fileCount += files
  }

  /// Shows what there is room for, then the summary.
  func show(_ console: inout Console) throws(Failure) {
    let shown = total.kept.prefix(total.limit)
    let source = { (path: String) in self.source(path) }
    switch format {
    case .json:
      var renderer = JSONRenderer(source: source)
      for finding in shown { try console.print(renderer.render(finding)) }
      let hidden = total.count - shown.count
      if hidden > 0 { console.say("\(hidden) more not shown (--max-findings \(total.limit))") }
    case .human:
      let style = console.style(onStandardError: !isResult)
      var renderer = HumanRenderer(style: style, source: source)
      for finding in shown {
        if console.isClosed { return }
        let text = renderer.render(finding)
        if isResult { try console.print(text) } else { console.say(String(text.dropLast())) }
      }
      let summary = renderer.summary(of: total, files: fileCount)
      if isResult { try console.print(summary) } else { console.say(String(summary.dropLast())) }
    }
  }

  private func source(_ path: String) -> SourceBytes? {
    held.first { $0.name == path } ?? (try? SourceFile.bytes(path))
  }
}
