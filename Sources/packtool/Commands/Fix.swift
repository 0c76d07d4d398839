import Arguments
import Diagnostics
import Files
import PackCompiler

/// `packtool fix`: applies the fixes of findings.
enum Fix {
  private static let alsoUnsafe = Argument.flag(
    "--unsafe", "also apply fixes that may change what you meant")
  private static let diff = Argument.flag(
    "--diff", "write nothing, and print the changes as a unified diff")

  static let command = Command(
    "fix", "apply the fixes of findings",
    [Shared.paths, alsoUnsafe, diff, Shared.kind, Shared.delimiter, Shared.now],
    discussion: """
      Applies the safe fixes, which cannot change what you meant. Only the bytes that a fix names \
      change, and each file is replaced in one step. The exit code is 1 if errors are left, or \
      with --diff if anything would change.
      """,
    examples: [
      "packtool fix packs/world-facts": "apply the safe fixes",
      "packtool fix --diff": "show what would change",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let options = ProjectCheck.Options(invocation)
    let found = Projects.open(invocation[Shared.paths], invocation, Findings(limit: 0), &console)
    for project in found.projects where project.isHeld {
      throw .message("cannot fix \(project.path.quoted): not a regular file", .unreadable)
    }
    var errors = 0
    var unsafeCount = 0
    var isChange = false
    for (number, project) in found.projects.enumerated() {
      let fix = try fix(project.path, found.chosen[number], options, invocation)
      for file in fix.files {
        isChange = true
        if invocation[diff] {
          try console.print(difference: file.before, file.after, in: file.path)
        } else {
          try replace(file.path, holding: file.before, with: file.after)
        }
        console.say(
          "\(Path.printable(file.path)): \(file.count) \(invocation[diff] ? "to fix" : "fixed")")
      }
      errors += fix.left.errors
      unsafeCount += fix.unsafeCount
    }
    if errors > 0 { console.say("\(counted(errors, "error")) left: see packtool validate") }
    if unsafeCount > 0 { console.say("\(unsafeCount) more with --unsafe") }
    guard found.isComplete else { return .unreadable }
    return (invocation[diff] ? isChange : errors > 0) ? .findings : .fine
  }

  private static func fix(
    _ path: String, _ chosen: [String]?, _ options: ProjectCheck.Options,
    _ invocation: Invocation
  ) throws(Failure) -> ProjectFix {
    let line = ProgressLine()
    defer { line.clear() }
    return try reading { () throws(FileError) in
      try ProjectFix(
        path, only: chosen, kind: invocation[Shared.kind].flatMap(ContentKind.named),
        delimiter: invocation[Shared.delimiter], options,
        includingUnsafe: invocation[alsoUnsafe]
      ) { line.show($0) }
    }
  }
}
