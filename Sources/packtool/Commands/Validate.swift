import Arguments
import Diagnostics
import Files
import PackCompiler

/// `packtool validate`: checks projects and single sources.
enum Validate {
  private static let format = Argument.defaulted(
    "--format", .choice(of: FindingsReport.Format.self), to: .human, "the output format")
  private static let maximum = Argument.defaulted(
    "--max-findings", .number(1...), to: 1000, "print at most N findings, and count the rest")
  private static let baseline = Argument.optional(
    "--baseline", .file(), "ignore the known findings in this file")
  private static let writeBaseline = Argument.optional(
    "--write-baseline", .file(), "write all findings to this file as known, and print none")
  private static let deep = Argument.flag(
    "--deep", "run the rules that compare rows in tables of more than 100,000 rows, too")
  private static let stdin = Argument.flag(
    "--stdin", "check one source from standard input; needs --kind or --schema")

  static let command = Command(
    "validate", "check pack projects and single sources",
    [
      Shared.paths, format, maximum, Shared.deny, Shared.allow, baseline, writeBaseline, deep,
      Shared.threads, stdin,
      Shared.kind, TableInput.schema,
      Shared.delimiter, Shared.now,
    ],
    discussion: """
      Reports every error and warning with its place and a way to fix it. A project is a folder \
      with a pack.xml. A source that a project names is checked with the whole project. Any other \
      CSV or XML file is a bare source, whose kind is found by its header row or root element. With \
      --schema, each file is checked as a table of its own by that Table Schema (docs/EMBEDDING.md).

      The exit code is 1 if there are errors. The formats sarif, junit and github are for CI: see \
      docs/CI.md.
      """,
    examples: [
      "packtool validate packs/world-facts": "check a project",
      "packtool validate --format json holdb.csv":
        "check a bare source, and print the findings for a program",
      "packtool validate --schema results.schema.json results.csv":
        "check a table of any columns by its Table Schema",
      "packtool validate --baseline known.txt packs": "fail only if there are new findings",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    Memory.keepWhatIsFreed()
    let baseline = try KnownFindings(
      read: invocation[baseline], write: invocation[writeBaseline], invocation)
    let template = Findings(
      limit: baseline == nil ? invocation[maximum] : KnownFindings.limit,
      allowing: try Codes.allowed(invocation[Shared.allow], invocation))
    var options = ProjectCheck.Options(invocation, threads: invocation[Shared.threads])
    options.isDeep = invocation[deep]
    var found = Projects.Found()
    if let schema = invocation[TableInput.schema] {
      found = try TableInput.open(
        schema: schema, fromInput: invocation[stdin], invocation, template, &console)
    } else if invocation[stdin] {
      found.projects = [try StandardInput.project(invocation[Shared.paths], invocation, template)]
    } else {
      found = Projects.open(
        invocation[Shared.paths], inContext: true, invocation, template, &console)
    }
    let checks = check(&found, options, &console)
    var report = FindingsReport(
      invocation[format], isResult: true, failsOnWarnings: invocation[Shared.deny] != nil,
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
