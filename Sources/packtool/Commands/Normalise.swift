import Arguments
import Diagnostics
import Files
import PackCompiler

/// `packtool normalise`: brings sources into their one canonical form.
enum Normalise {
  private static let paths = Argument.many(
    "PATH", .file("PATH"),
    "projects, single sources, or folders to search; by default the current folder")
  private static let check = Argument.flag(
    "--check", "write nothing; exit with 1 where a file would change")
  private static let diff = Argument.flag(
    "--diff", "write nothing; print what would change, as patch reads it")
  private static let writeIds = Argument.flag(
    "--write-ids", "give every question without an Id the one it is known by so far")
  private static let threads = Argument.optional(
    "--threads", .number(1...256),
    "how many work on large CSV sources; by default as many as there are cores")
  private static let stdin = Argument.flag(
    "--stdin", "one source from standard input, to standard output")

  static let command = Command(
    "normalise", aliases: ["normalize", "fmt"], "rewrite sources in their one canonical form",
    [paths, check, diff, writeIds, threads, stdin, Shared.kind, Shared.delimiter, Shared.now],
    discussion: """
      Files are UTF-8 in NFC, with plain line ends. CSV has commas, quotes only where it needs them, \
      and its columns in the order of the schema, each followed by its translations; columns of \
      your own stay behind them. XML has one element a line, and attributes in the order of the \
      schema; its comments stay. Texts are trimmed, and numbers, dates and units are spelled in \
      one way. What a pack holds does not change by it.

      With --write-ids every question keeps its id, whatever becomes of its text: one that has none \
      is known by an id that is computed from what it asks, and this is written into the source, in \
      CSV as the column Id, which is made where it is not there.

      A project with errors is left as it is. Each file is replaced in one step. The exit code is 1 \
      where there are errors, and with --check and --diff where anything would change.
      """,
    examples: [
      "packtool normalise packs/world-facts": "rewrite the files of one project",
      "packtool normalise --write-ids packs/world-facts": "before questions are reworded",
      "packtool normalise --check packs": "tell which files are not in canonical form",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let template = Findings(limit: 1000)
    if invocation[stdin] {
      let project = try StandardInput.project(invocation[paths], invocation, template)
      return try print(project, invocation, template, &console)
    }
    let found = Projects.open(invocation[paths], invocation, template, &console)
    for project in found.projects where project.isHeld {
      throw .message("cannot rewrite \(project.path.quoted): not a regular file", .unreadable)
    }
    var isComplete = found.isComplete
    var code = ExitCode.fine
    for project in found.projects {
      // What cannot be read or written is said, and hides nothing of what can.
      do throws(Failure) {
        if try !normalise(project, invocation, template, &console) { code = .findings }
      } catch {
        isComplete = false
        _ = console.report(error)
      }
    }
    return isComplete ? code : .unreadable
  }

  /// Whether all files of the project are in canonical form now.
  private static func normalise(
    _ project: PackProject, _ invocation: Invocation, _ template: Findings,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    var whole = project
    // A source that a project names is what the project says it is, unless told otherwise.
    if let around = try Projects.around(project.path, invocation) {
      whole = try Projects.open(around, invocation, template)
    }
    guard let sound = try sound(whole, invocation, template, &console) else { return false }
    if invocation[writeIds], whole.kind?.derivesIds == false {
      console.say(
        "\(Path.printable(whole.path)): no ids are written: rows of a table are told apart by its schema"
      )
    }
    var isNormal = true
    for source in sources(of: whole, after: sound, invocation) {
      if whole.path != project.path,
        try Projects.same(source.path, among: [project.path]) == nil
      {
        continue
      }
      let isOnlyTold = invocation[diff] || invocation[check]
      let line = ProgressLine()
      let changes = try reading { () throws(FileError) in
        defer { line.clear() }
        return isOnlyTold
          ? try source.changes { line.show($0) } : try source.rewrite { line.show($0) }
      }
      guard let changes else { throw changed(source) }
      guard changes.differs else { continue }
      if isOnlyTold {
        if invocation[diff] { try show(source, &console) }
        console.say("\(Path.printable(source.path)): not in canonical form\(words(changes))")
        isNormal = false
      } else {
        console.say("\(Path.printable(source.path)): normalised\(words(changes))")
      }
    }
    return isNormal
  }

  private static func print(
    _ project: PackProject, _ invocation: Invocation, _ template: Findings,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    guard let sound = try sound(project, invocation, template, &console) else {
      return .findings
    }
    let before = project.heldSource.map { $0.read(0..<$0.count) } ?? []
    for source in sources(of: project, after: sound, invocation) {
      let text = try text(of: source)
      guard invocation[check] || invocation[diff] else {
        try console.print(text)
        continue
      }
      if text == before { continue }
      if invocation[diff] { try console.print(difference: before, text, in: source.path) }
      console.say("\(source.path): not in canonical form")
      return .findings
    }
    return .fine
  }

  private static func sources(
    of project: PackProject, after check: ProjectCheck, _ invocation: Invocation
  ) -> [CanonicalSource] {
    CanonicalSource.all(
      of: project, after: check, writingIds: invocation[writeIds],
      threads: options(invocation).threads)
  }

  private static func options(_ invocation: Invocation) -> ProjectCheck.Options {
    var options = ProjectCheck.Options(now: invocation[Shared.now], today: .today)
    if let threads = invocation[threads] { options.threads = threads }
    return options
  }

  private static func show(_ source: CanonicalSource, _ console: inout Console) throws(Failure) {
    let before = try reading { () throws(FileError) in
      try InputFile.readFile(source.path, limit: 1 << 32)
    }
    try console.print(difference: before, try text(of: source), in: source.path)
  }

  private static func text(of source: CanonicalSource) throws(Failure) -> [UInt8] {
    let text = try reading { () throws(FileError) in try source.text() }
    guard let text else { throw changed(source) }
    return text
  }

  /// What came of checking a project; nil where there is an error in it, and then its findings are shown.
  private static func sound(
    _ project: PackProject, _ invocation: Invocation, _ template: Findings,
    _ console: inout Console
  ) throws(Failure) -> ProjectCheck? {
    var options = options(invocation)
    options.asksQuotes = true
    let check = try reading { () throws(FileError) in try ProjectCheck.shown(project, options) }
    if check.findings.errors == 0 { return check }
    var report = FindingsReport(
      .human, isResult: false, template: template, showing: Projects.Found(projects: [project]))
    report.add(check)
    try report.show(&console)
    console.say("\(Path.printable(project.path)): left as it is, because of its errors")
    return nil
  }

  private static func changed(_ source: CanonicalSource) -> Failure {
    .message("\(source.path.quoted) was changed while it was read; run it again", .unreadable)
  }

  /// What there is to change beside the layout.
  private static func words(_ changes: CanonicalChanges) -> String {
    var words: [String] = []
    if changes.ids > 0 { words.append(counted(changes.ids, "id")) }
    if changes.values > 0 { words.append(counted(changes.values, "value")) }
    if changes.emptyRows > 0 { words.append(counted(changes.emptyRows, "empty row")) }
    if changes.isReordered { words.append("order") }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }
}
