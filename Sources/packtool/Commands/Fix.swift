import Arguments
import Checking
import Diagnostics
import Files
import Kinds
internal import Projects
import Rewriting
import Rows
import SafeText

/// `packtool fix`: applies the fixes of findings.
enum Fix {
  private static let alsoUnsafe = Argument.flag(
    "--unsafe", "also apply fixes that may change what you meant")
  private static let diff = Argument.flag(
    "--diff", "write nothing, and print the changes as a unified diff")

  private static let only = Argument.many(
    "--only, --select", .text("CODE"),
    "apply only fixes of this code or family, as in F104,Q1, and show only what is left of it; may be repeated"
  )

  static let command = Command(
    "fix", "apply the fixes of findings",
    [Shared.paths, alsoUnsafe, diff, only, Shared.ignore] + Shared.reading + [Shared.now],
    discussion: """
      Applies the safe fixes, which cannot change what you meant, and prints the findings that are \
      left. Only the bytes that a fix names change, and each file is replaced in one step. The \
      exit code is 1 if errors are left, or with --diff if anything would change. Fixes and \
      findings that --only or --ignore leaves out are left alone; errors among them still count.
      """,
    examples: [
      "packtool fix packs/world-facts": "apply the safe fixes",
      "packtool fix --diff": "show what would change",
      "packtool fix --unsafe --only C005 facts.csv": "apply all fixes of one code",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var options = ProjectCheck.Options(invocation)
    options.evidence = .findings
    let filter = try Codes.filter(
      selecting: invocation[only], ignoring: invocation[Shared.ignore], invocation)
    let found = try ProjectInput.open(
      invocation[Shared.paths], invocation, Findings(limit: 0, showing: filter), &console)
    for project in found.projects where project.isHeld {
      throw .message("cannot fix \(project.path.quoted): not a regular file", .unreadable)
    }
    var report = FindingsReport(
      .human, isResult: true, template: Findings(limit: FindingsReport.limit, showing: filter))
    report.roots = found.projects.compactMap(\.root)
    var isChange = false
    for (number, project) in found.projects.enumerated() {
      let fix = try fix(project.path, found.chosen[number], filter, options, invocation)
      for file in fix.files {
        isChange = true
        try take(file, invocation, &console)
      }
      report.hold(fix.sourcesInMemory)
      report.add(fix.left, files: fix.checked)
    }
    if invocation[diff] {
      printRest(report.total, &console)
    } else if !found.projects.isEmpty {
      try report.show(&console)
    }
    guard found.isComplete else { return .unreadable }
    return (invocation[diff] ? isChange : report.fails) ? .findings : .fine
  }

  /// Writes a file that was fixed, or prints what would change in it.
  private static func take(
    _ file: ProjectFix.File, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) {
    if invocation[diff] {
      try console.print(difference: file.before, file.after, in: file.path)
    } else {
      var missing: Unicode.Scalar?
      guard let bytes = file.encoded(missing: &missing) else {
        let letter = missing.map { String($0).terminalSafe } ?? ""
        throw .message(
          "cannot fix \(file.path.quoted): \(file.encodingName) has no \(letter); save it as UTF-8",
          .unreadable)
      }
      try replace(file.path, within: file.root, holding: file.original, with: bytes)
    }
    console.say(
      "\(Path.printable(file.path)): \(file.count) \(invocation[diff] ? "to fix" : "fixed")")
  }

  /// Prints the number of findings that fixing would leave; their lines are in no file.
  private static func printRest(_ left: Findings, _ console: inout Console) {
    if left.errors > 0 { console.say("\(counted(left.errors, "error")) left") }
    if left.unsafelyFixable > 0 { console.say("\(left.unsafelyFixable) more with --unsafe") }
  }

  private static func fix(
    _ path: String, _ chosen: [String]?, _ filter: CodeFilter, _ options: ProjectCheck.Options,
    _ invocation: Invocation
  ) throws(Failure) -> ProjectFix {
    let line = ProgressLine()
    defer { line.clear() }
    return try reading { () throws(FileError) in
      try ProjectFix(
        path, only: chosen, kind: invocation[Shared.kind].flatMap(ContentKind.named),
        SourceReading(invocation), options,
        includingUnsafe: invocation[alsoUnsafe], showing: filter
      ) { line.show($0) }
    }
  }
}
