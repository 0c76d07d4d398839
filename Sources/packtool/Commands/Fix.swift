import Arguments
import Diagnostics
import Files
import PackCompiler

/// `packtool fix`: applies the fix-its of findings.
enum Fix {
  private static let paths = Argument.many(
    "PATH", .file("PATH"),
    "projects, single sources, or folders to search; by default the current folder")
  private static let alsoUnsafe = Argument.flag(
    "--unsafe", "also those that may change what is meant")

  static let command = Command(
    "fix", "apply the fix-its of findings",
    [paths, alsoUnsafe, Shared.kind, Shared.delimiter, Shared.now],
    discussion: """
      Changes only the bytes that a fix-it names, and replaces each file in one step. The exit \
      code is 1 where errors are left.
      """,
    examples: ["packtool fix packs/world-facts": "apply what is safe"])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let template = Findings(limit: 1_000_000)
    let options = ProjectCheck.Options(now: invocation[Shared.now], today: .today)
    let found = Projects.open(invocation[paths], invocation, template, &console)
    let projects = found.projects
    for project in projects where project.heldSource != nil {
      throw .message("cannot mend \(project.path.quoted): not a regular file", .unreadable)
    }
    var errors = 0
    for project in projects {
      let check = try reading { () throws(FileError) in try ProjectCheck(project, options) }
      for plan in FixPlan.plans(for: check.findings.kept, includingUnsafe: invocation[alsoUnsafe]) {
        try reading { () throws(FileError) in try apply(plan) }
        console.say("\(Path.printable(plan.file)): \(plan.count) fixed")
      }
      // Mended or not is told by looking again, not by counting.
      let mended = try Projects.open(project.path, invocation, template)
      let left = try reading { () throws(FileError) in try ProjectCheck(mended, options) }
      errors += left.findings.errors
    }
    if errors > 0 { console.say("\(errors) left: see packtool validate") }
    guard found.isComplete else { return .unreadable }
    return errors > 0 ? .findings : .fine
  }

  private static func apply(_ plan: FixPlan) throws(FileError) {
    let bytes = try InputFile.readAll(plan.file, limit: 1 << 32)
    guard let mended = plan.applied(to: bytes), mended != bytes else { return }
    var file = try AtomicFile(replacing: plan.file)
    try file.append(mended)
    try file.commit()
  }
}
