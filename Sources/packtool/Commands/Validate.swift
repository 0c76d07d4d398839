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
  private static let deep = Argument.flag(
    "--deep", "compare rows with each other also where there are more than 100,000 of them")
  private static let stdin = Argument.flag("--stdin", "check one source from standard input")

  static let command = Command(
    "validate", "check pack projects and single sources",
    [paths, format, maximum, deny, allow, deep, stdin, Shared.kind, Shared.delimiter, Shared.now],
    discussion: """
      Every fault is shown with its place and how to mend it, not only the first. A project is a \
      folder with a pack.xml; a bare CSV file is checked by the kind that its header shows. The \
      exit code is 1 where there are errors.
      """,
    examples: [
      "packtool validate packs/world-facts": "check one project",
      "packtool validate --format json holdb.csv": "check a bare source, for a program",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let template = Findings(
      limit: invocation[maximum], allowing: try Codes.allowed(invocation[allow], invocation))
    let options = ProjectCheck.Options(
      now: invocation[Shared.now], today: .today, isDeep: invocation[deep])
    var found = Projects.Found()
    if let bytes = try standardInput(invocation) {
      found.projects = [try project(of: bytes, invocation, template)]
    } else {
      found = Projects.open(invocation[paths], invocation, template, &console)
    }
    var report = FindingsReport(
      invocation[format], isResult: true, template: template, showing: found.projects)
    for project in found.projects {
      // What cannot be read is said, and hides nothing of what can.
      do throws(FileError) {
        let check = try ProjectCheck(project, options)
        if let note = check.note { console.say("packtool: \(note)") }
        report.add(check)
      } catch {
        found.isComplete = false
        _ = console.report(.file(error))
      }
    }
    try report.show(&console)
    guard found.isComplete else { return .unreadable }
    let fails = invocation[deny] == nil ? report.total.errors : report.total.count
    return fails > 0 ? .findings : .fine
  }

  private static func standardInput(_ invocation: Invocation) throws(Failure) -> [UInt8]? {
    guard invocation[stdin] else { return nil }
    return try reading { () throws(FileError) in try InputFile.readStandardInput(limit: 1 << 30) }
  }

  private static func project(
    of bytes: [UInt8], _ invocation: Invocation, _ template: Findings
  ) throws(Failure) -> PackProject {
    guard invocation[paths].isEmpty else {
      throw .usage(invocation.usageError("--stdin goes without a PATH"))
    }
    guard let kind = invocation[Shared.kind].flatMap(ContentKind.named) else {
      throw .usage(invocation.usageError("--stdin needs --kind"))
    }
    return PackProject(
      standardInput: bytes, kind: kind, delimiter: invocation[Shared.delimiter],
      findings: template)
  }
}
