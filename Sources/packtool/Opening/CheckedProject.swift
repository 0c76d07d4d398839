import Arguments
import Checking
import Diagnostics
import Files
import Hashing
import PackFormat
import Projects

/// A project that was checked for a command, and perhaps compiled in memory.
struct CheckedProject {
  let project: PackProject
  let check: ProjectCheck

  /// Checks a project, with a progress line on standard error while that takes long.
  ///
  /// - `building`: compiles the pack as well, unless there are errors.
  /// - `evenUnplayable`: compiles it in spite of errors.
  /// - `file`: receives most of the pack while sources are still being checked.
  init(
    _ project: PackProject, _ options: ProjectCheck.Options, building: Bool = false,
    evenUnplayable: Bool = false, into file: PackOutput? = nil
  ) throws(Failure) {
    self.project = project
    check = try reading { () throws(FileError) in
      try ProjectCheck.shown(
        project, options, building: building, evenUnplayable: evenUnplayable, into: file)
    }
  }

  /// The compiled pack, opened from memory; nil if there is none.
  func reader() throws(Failure) -> PackReader? {
    guard let pack = check.pack else { return nil }
    return try reading(pack: project.path) { () throws(PackError) in
      try PackReader(ByteSource(pack.bytes), digest: .quick)
    }
  }

  /// Prints the findings to standard error, because the result of the command is something else.
  ///
  /// Warnings that are `known` are left out. Stale lines of the baseline are printed if the run `isComplete`.
  func printFindings(
    as format: FindingsReport.Format = .human, knowing known: KnownFindings? = nil,
    isComplete: Bool = true, _ console: inout Console
  ) throws(Failure) {
    var report = FindingsReport(
      format, isResult: false, template: check.findings,
      showing: ProjectInput.Found(projects: [project]))
    report.add(check)
    _ = try known?.apply(
      to: &report, limit: FindingsReport.limit, isComplete: isComplete, &console)
    try report.show(&console)
  }
}

extension ProjectCheck {
  /// Checks a project, with a progress line on standard error while that takes long.
  static func shown(
    _ project: PackProject, _ options: Options, building: Bool = false,
    evenUnplayable: Bool = false, into file: PackOutput? = nil
  ) throws(FileError) -> ProjectCheck {
    let line = ProgressLine()
    defer { line.clear() }
    return try ProjectCheck(
      project, options, building: building, evenUnplayable: evenUnplayable, into: file
    ) { line.show($0) }
  }
}

extension ProjectCheck.Options {
  /// The options of a command that declares `--now`; `threads` nil means one for each core.
  init(_ invocation: Invocation, threads: Int? = nil) {
    self.init(now: invocation[Shared.now], today: .today)
    if let threads { self.threads = threads }
  }
}
