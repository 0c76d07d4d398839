import Arguments
import Checking
import Diagnostics
import Files
import Kinds
import PackFormat
import Projects

/// `packtool validate`: checks projects and single sources.
enum Validate {
  private static let format = Argument.defaulted(
    "--format", .choice(of: FindingsReport.Format.self), to: .human, "the output format")
  private static let maximum = Argument.defaulted(
    "--max-findings", .number(1...), to: 1000, "print at most N findings, and count the rest")
  private static let writeBaseline = Argument.optional(
    "--write-baseline", .file(), "write all findings to this file as known, and print none")
  private static let summary = Argument.flag(
    "--summary", "print the number of findings of each code in place of the findings")
  private static let concise = Argument.flag(
    "--concise", "print each finding on one line, as --format concise does")
  private static let against = Argument.many(
    "--against", .file("PACK"),
    "report questions that stand in this pack, too; may be repeated")
  private static let stdin = Argument.flag(
    "--stdin", "check one source from standard input; needs --kind or --schema")

  static let command = Command(
    "validate", "check pack projects and single sources",
    [
      Shared.paths, format, concise, summary, maximum, Shared.select, Shared.ignore, Shared.deny,
      Shared.baseline, writeBaseline, against, Shared.threads, stdin,
    ] + Shared.reading + [TableInput.schema, Shared.now],
    discussion: """
      Reports every error and warning with its place and a way to fix it. A project is a folder \
      with a pack.xml, or with a datapackage.json alone (packtool help data-packages). A source that a project names is checked with the whole project. Any other \
      CSV or XML file is a bare source, whose kind is found by its header row or root element. With \
      --schema, each file is checked as a table of its own by that Table Schema (packtool help embedding).

      On a terminal a list with more than 20 findings of one code is folded: it has the first \
      three findings of each code, one on a line, and a table of the codes. --select CODE shows \
      all findings of a code. A pipe gets every finding.

      --select and --ignore take codes and families, which are beginnings of codes: F names all \
      findings about fields, Q1 all about facts. Warnings that are left out do not count. \
      Errors that are left out still do, as no pack can be made.

      --against compares questions with those of another pack, in the same or nearly the same \
      words. With an older pack of the project, a question that both have is no double.

      The exit code is 1 if there are errors. The formats sarif, junit, github and gitlab are for CI: see \
      packtool help ci.
      """,
    examples: [
      "packtool validate packs/world-facts": "check a project",
      "packtool validate --format json holdb.csv":
        "check a bare source, and print the findings for a program",
      "packtool validate --summary packs": "count the findings of each code",
      "packtool validate --select F104 holdb.csv": "show all findings of one code",
      "packtool validate --schema results.schema.json results.csv":
        "check a table of any columns by its Table Schema",
      "packtool validate --against old.qpk new.csv": "find questions that another pack has",
      "packtool validate --baseline known.txt packs": "fail only if there are new findings",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    Memory.keepWhatIsFreed()
    let baseline = try KnownFindings(
      read: invocation[Shared.baseline], write: invocation[writeBaseline], invocation)
    let format = try chosenFormat(invocation)
    let template = try template(invocation, isForBaseline: baseline != nil)
    var options = ProjectCheck.Options(invocation, threads: invocation[Shared.threads])
    for path in invocation[against] { options.others.append(try other(path)) }
    var found = ProjectInput.Found()
    if let schema = invocation[TableInput.schema] {
      found = try TableInput.open(
        schema: schema, fromInput: invocation[stdin], invocation, template, &console)
    } else if invocation[stdin] {
      found.projects = [try StandardInput.project(invocation[Shared.paths], invocation, template)]
    } else {
      found = try ProjectInput.open(invocation[Shared.paths], invocation, template, &console)
      noteProjects(found, &console)
      PackProject.reportSharedIds(&found.projects)
    }
    let kinds = found.projects.map { $0.kind?.name }
    for other in options.others where !kinds.contains(nil) && !kinds.contains(other.kind) {
      throw .message(
        "nothing is compared with \(other.path.quoted), a pack of kind \(other.kind)", .usage)
    }
    let checks = check(&found, options, &console)
    ProjectInput.noteStrays(in: found.projects, &console)
    var report = FindingsReport(
      format, isResult: true, failsOnWarnings: invocation[Shared.deny] != nil,
      template: template, showing: found)
    report.isSummary = invocation[summary]
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

  /// Opens a pack that questions are compared with.
  private static func other(_ path: String) throws(Failure) -> OtherPack {
    let pack = try ProjectInput.pack(path)
    guard ContentKind.named(pack.header.card.kind)?.comparesQuestions == true else {
      throw .message(
        "\(path.quoted) holds \(pack.header.card.kind), whose rows are not compared", .usage)
    }
    return try reading(pack: path) { () throws(PackError) in try OtherPack(pack, path: path) }
  }

  /// Prints which projects stand for sources that the user gave.
  private static func noteProjects(_ found: ProjectInput.Found, _ console: inout Console) {
    for (number, project) in found.projects.enumerated() {
      guard let chosen = found.chosen[number]?.first else { continue }
      let (source, path) = (Path.printable(chosen), Path.printable(project.path))
      console.say("\(source): checked with its project, \(path)")
    }
  }

  private static func chosenFormat(
    _ invocation: Invocation
  ) throws(Failure) -> FindingsReport.Format {
    let given = invocation[Self.format]
    if invocation[concise], given != .human, given != .concise {
      throw .usage(
        invocation.usageError("--concise and --format \(given.rawValue) exclude each other"))
    }
    let format = invocation[concise] ? .concise : given
    guard !invocation[summary] || format == .human || format == .json else {
      throw .usage(
        invocation.usageError(
          "--summary goes with the formats human and json, not \(format.rawValue)"))
    }
    return format
  }

  /// The limit and the filter of findings. A summary and a baseline keep more than are printed.
  private static func template(
    _ invocation: Invocation, isForBaseline: Bool
  ) throws(Failure) -> Findings {
    var filter = try Codes.filter(invocation)
    // Findings that the baseline knows do not count as left out.
    filter.keepsErrors = invocation[Shared.baseline] != nil
    let keepsMany = isForBaseline || invocation[summary]
    return Findings(
      limit: keepsMany ? KnownFindings.limit : invocation[maximum], showing: filter)
  }

  /// Checks projects on several threads, and prints failures in the order of the projects.
  private static func check(
    _ found: inout ProjectInput.Found, _ options: ProjectCheck.Options, _ console: inout Console
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
