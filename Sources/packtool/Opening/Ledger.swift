import Arguments
import Diagnostics
import Exchange
import Files

/// The ledger of an import or export: its options, and the printing of its findings.
struct Ledger {
  static let format = Argument.defaulted(
    "--format", .choice(of: FindingsReport.Format.self), to: .human, "the format of the ledger")
  static let maximum = Argument.defaulted(
    "--max-findings", .number(1...), to: FindingsReport.limit,
    "print at most N entries, and count the rest")
  static let deny = Argument.optional(
    "--deny", .oneOf(["loss"], "WHAT"), "write nothing and exit with 1 if there is any")

  /// The options that both commands have.
  static var arguments: [any AnyArgument] {
    [format, maximum, Shared.select, Shared.ignore, deny]
  }

  private let template: Findings
  private let format: FindingsReport.Format
  /// True if an entry of the ledger keeps the result from being written.
  private let denies: Bool

  init(_ invocation: Invocation) throws(Failure) {
    template = Findings(
      limit: invocation[Self.maximum], showing: try Codes.filter(invocation))
    format = invocation[Self.format]
    denies = invocation[Self.deny] != nil
  }

  /// True if a result with these entries may be written.
  func accepts(_ book: ImportLedger) -> Bool {
    !denies || findings(book.entries, book.more, []).count == 0
  }

  /// True if a project may be changed with these entries: of a loss, unlike a change, none may be there.
  func accepts(_ book: ImportLedger, _ update: [Finding]) -> Bool {
    accepts(book) && accepts(update.filter { !$0.code.isOfUpdate })
  }

  /// True if a result with these entries may be written.
  func accepts(_ entries: [Finding]) -> Bool { !denies || findings(entries, [:], []).count == 0 }

  /// The entries that are shown, in the order of the files.
  private func findings(
    _ entries: [Finding], _ more: [Code: Int], _ files: [String]
  ) -> Findings {
    var findings = template
    var order: [String: Int] = [:]
    for (number, file) in files.enumerated() { order[file] = order[file] ?? number }
    let sorted = entries.enumerated().sorted { left, right in
      let places = [left, right].map { order[$0.element.place.file] ?? .max }
      if places[0] != places[1] { return places[0] < places[1] }
      let starts = [left, right].map(\.element.place.bytes.lowerBound)
      return (starts[0], left.offset) < (starts[1], right.offset)
    }
    for entry in sorted { findings.add(entry.element) }
    for (code, number) in more.sorted(by: { $0.key.id < $1.key.id }) {
      findings.count(number, of: code)
    }
    return findings
  }

  /// Prints the entries to standard output, or to standard error if they are not the result. `texts` replace the files of their names in excerpts, and `more` counts
  /// entries of codes that are not among them.
  func show(
    _ entries: [Finding], more: [Code: Int] = [:], of files: [String], texts: [SourceBytes] = [],
    isResult: Bool = true, _ console: inout Console
  ) throws(Failure) {
    var report = FindingsReport(
      format, isResult: isResult, failsOnWarnings: denies, template: template)
    report.add(findings(entries, more, files), files: files)
    report.hold(texts)
    try report.show(&console)
    try console.flush()
  }
}
