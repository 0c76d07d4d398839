import Arguments
import Diagnostics
import Files
import PackCompiler

/// `packtool validate`: checks projects and single sources.
enum Validate {
  private static let paths = Argument.many(
    "PATH", .file("PATH"),
    "projects, single sources, or folders to search; by default the current folder")
  private static let format = Argument.defaulted(
    "--format", .choice(of: FindingsReport.Format.self), to: .human, "how findings are written")
  private static let maximum = Argument.defaulted(
    "--max-findings", .number(1...), to: 1000, "how many are shown; the rest is counted")
  private static let deny = Argument.optional(
    "--deny", .oneOf(["warnings"]), "what fails the check beside errors")
  private static let allow = Argument.many("--allow", .text("CODE"), "a warning to pass over")
  private static let baseline = Argument.optional(
    "--baseline", .file(), "findings that are known: only others are shown and fail")
  private static let writeBaseline = Argument.optional(
    "--write-baseline", .file(), "write down all findings as known, and show none")
  private static let deep = Argument.flag(
    "--deep", "compare rows with each other also where there are more than 100,000 of them")
  private static let threads = Argument.optional(
    "--threads", .number(1...256),
    "how many work on large CSV sources; by default as many as there are cores")
  private static let stdin = Argument.flag("--stdin", "check one source from standard input")

  static let command = Command(
    "validate", "check pack projects and single sources",
    [
      paths, format, maximum, deny, allow, baseline, writeBaseline, deep, threads, stdin,
      Shared.kind,
      Shared.delimiter, Shared.now,
    ],
    discussion: """
      Every fault is shown with its place and how to fix it, not only the first. A project is a \
      folder with a pack.xml; a source that it names is checked with it. A bare CSV file is \
      checked by the kind that its header shows. The exit code is 1 where there are errors. The \
      formats sarif, junit and github are for CI: docs/CI.md.
      """,
    examples: [
      "packtool validate packs/world-facts": "check one project",
      "packtool validate --format json holdb.csv": "check a bare source, for a program",
      "packtool validate --baseline known.txt packs": "fail on new findings only",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    Memory.keepWhatIsFreed()
    let baseline = try KnownFindings(
      read: invocation[baseline], write: invocation[writeBaseline], invocation)
    let template = Findings(
      limit: baseline == nil ? invocation[maximum] : KnownFindings.limit,
      allowing: try Codes.allowed(invocation[allow], invocation))
    var options = ProjectCheck.Options(invocation, threads: invocation[threads])
    options.isDeep = invocation[deep]
    var found = Projects.Found()
    if invocation[stdin] {
      found.projects = [try StandardInput.project(invocation[paths], invocation, template)]
    } else {
      found = Projects.open(
        invocation[paths], inContext: true, invocation, template, &console)
    }
    let checks = check(&found, options, &console)
    var report = FindingsReport(
      invocation[format], isResult: true, failsOnWarnings: invocation[deny] != nil,
      template: template, showing: found)
    for check in checks { report.add(check) }
    if let baseline {
      let isWritten = try baseline.apply(
        to: &report, limit: invocation[maximum], isComplete: found.isComplete, &console)
      if isWritten { return .fine }
    }
    try report.show(&console)
    guard found.isComplete else { return .unreadable }
    return report.fails ? .findings : .fine
  }

  /// Checks projects on several threads, and prints failures in the order of the projects.
  private static func check(
    _ found: inout Projects.Found, _ options: ProjectCheck.Options, _ console: inout Console
  ) -> [ProjectCheck] {
    let projects = found.projects
    // Only the calling thread has a progress line.
    let results = Workers.map(
      projects.count, threads: options.threads,
      here: { number in
        Result { () throws(FileError) in try ProjectCheck.shown(projects[number], options) }
      },
      { number in
        Result { () throws(FileError) in try ProjectCheck(projects[number], options) }
      })
    var checks: [ProjectCheck] = []
    for result in results {
      switch result {
      case .success(let check):
        if let note = check.note { console.say("packtool: \(note)") }
        checks.append(check)
      case .failure(let error): found.fail(error.message, &console)
      }
    }
    return checks
  }
}
