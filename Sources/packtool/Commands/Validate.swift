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
  private static let stdin = Argument.flag("--stdin", "check one source from standard input")

  static let command = Command(
    "validate", "check pack projects and single sources",
    [paths, format, maximum, deny, allow, stdin, Shared.kind, Shared.delimiter, Shared.now],
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
    let options = ProjectCheck.Options(now: invocation[Shared.now], today: .today)
    var found = Projects.Found()
    if invocation[stdin] {
      found.projects = [try StandardInput.project(invocation[paths], invocation, template)]
    } else {
      found = Projects.open(invocation[paths], invocation, template, &console)
    }
    var report = FindingsReport(
      invocation[format], isResult: true, template: template, showing: found.projects)
    for project in found.projects {
      // What cannot be read is said, and hides nothing of what can.
      do throws(FileError) {
        report.add(try ProjectCheck(project, options))
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
}
