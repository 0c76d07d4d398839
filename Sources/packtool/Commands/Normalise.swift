import Arguments
import Checking
import Diagnostics
import Files
internal import Kinds
import Projects
import Rewriting

/// `packtool normalise`: rewrites sources in canonical form.
enum Normalise {
  private static let check = Argument.flag(
    "--check", "write nothing, and exit with 1 if a file would change")
  private static let diff = Argument.flag(
    "--diff", "write nothing, and print the changes as a unified diff")
  private static let writeIds = Argument.flag(
    "--write-ids", "write the derived id of each question that has no Id")
  private static let stdin = Argument.flag(
    "--stdin", "read one source from standard input, and print it in canonical form; needs --kind")

  static let command = Command(
    "normalise", aliases: ["normalize", "fmt"], "rewrite sources in canonical form",
    [Shared.paths, check, diff, writeIds, Shared.select, Shared.ignore, Shared.threads, stdin]
      + Shared.reading + [Shared.now],
    discussion: """
      Files become UTF-8 in NFC, with LF line ends. CSV gets commas, and quotes only where they \
      are needed. Its columns follow the order of the schema, each with its translations behind \
      it; your own columns come last. XML gets one element a line, and attributes in the order of \
      the schema; comments are kept. Texts are trimmed, and each number, date and unit gets its \
      one spelling. The content of the compiled pack does not change.

      A question without an Id has an id derived from what it asks. With --write-ids that id is \
      written into the source, for CSV into the column Id, which is added if it is missing. Then \
      the question keeps its id when you reword it.

      A project with errors is left as it is; --select and --ignore choose which of its findings \
      are printed. Each file is replaced in one step. The exit code is \
      1 if there are errors, or with --check or --diff if a file would change.
      """,
    examples: [
      "packtool normalise packs/world-facts": "rewrite the files of a project",
      "packtool normalise --write-ids packs/world-facts":
        "keep all ids before you reword questions",
      "packtool normalise --check packs": "list the files that are not in canonical form",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let template = Findings(
      limit: FindingsReport.limit, showing: try Codes.filter(invocation))
    if invocation[stdin] {
      let project = try StandardInput.project(invocation[Shared.paths], invocation, template)
      return try print(project, invocation, &console)
    }
    let found = try ProjectInput.open(invocation[Shared.paths], invocation, template, &console)
    for project in found.projects where project.isHeld {
      throw .message("cannot rewrite \(project.path.quoted): not a regular file", .unreadable)
    }
    var isComplete = found.isComplete
    var code = ExitCode.fine
    for number in found.projects.indices {
      // A project that cannot be read or written is reported. The other projects are still
      // normalised.
      do throws(Failure) {
        if try !normalise(number, of: found, invocation, &console) { code = .findings }
      } catch {
        isComplete = false
        _ = console.report(error)
      }
    }
    return isComplete ? code : .unreadable
  }

  /// Normalises the sources of one project. Returns false if there are errors or a source is left
  /// in another form.
  private static func normalise(
    _ number: Int, of found: ProjectInput.Found, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> Bool {
    let project = found.projects[number]
    guard let sound = try sound(project, invocation, &console) else { return false }
    if invocation[writeIds], project.kind?.derivesIds == false {
      console.say(
        "\(Path.printable(project.path)): --write-ids writes no ids: the schema identifies the rows of a table"
      )
    }
    for (path, encoding) in project.encodedSources {
      console.say("note: \(Path.printable(path)) stays as it is: it is written in \(encoding)")
    }
    var isNormal = true
    for source in sources(of: project, after: sound, invocation) {
      if try !found.isChosen(source.path, of: number) { continue }
      if try !normalise(source, invocation, &console) { isNormal = false }
    }
    return isNormal
  }

  /// Rewrites one source, unless `--check` or `--diff` is given. Returns false if it is left in
  /// another form.
  private static func normalise(
    _ source: CanonicalSource, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> Bool {
    let isDry = invocation[diff] || invocation[check]
    let line = ProgressLine()
    let changes = try reading { () throws(FileError) in
      defer { line.clear() }
      return isDry ? try source.changes { line.show($0) } : try source.rewrite { line.show($0) }
    }
    guard let changes else { throw changed(source) }
    guard changes.differs else { return true }
    if isDry {
      if invocation[diff] { try show(source, &console) }
      console.say("\(Path.printable(source.path)): not in canonical form\(words(changes))")
    } else {
      console.say("\(Path.printable(source.path)): normalised\(words(changes))")
    }
    return !isDry
  }

  /// Prints a source from standard input in canonical form, or what would change in it.
  private static func print(
    _ project: PackProject, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    guard let sound = try sound(project, invocation, &console) else {
      return .findings
    }
    let before = project.sourceInMemory(project.path).map { $0.read(0..<$0.count) } ?? []
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
      threads: ProjectCheck.Options(invocation, threads: invocation[Shared.threads]).threads)
  }

  private static func show(_ source: CanonicalSource, _ console: inout Console) throws(Failure) {
    let before = try reading { () throws(FileError) in
      try InputFile.readFile(source.path, within: source.root, limit: 1 << 32)
    }
    try console.print(difference: before, try text(of: source), in: source.path)
  }

  private static func text(of source: CanonicalSource) throws(Failure) -> [UInt8] {
    let text = try reading { () throws(FileError) in try source.text() }
    guard let text else { throw changed(source) }
    return text
  }

  /// Checks a project. Returns nil after printing its findings if there are errors.
  private static func sound(
    _ project: PackProject, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ProjectCheck? {
    var options = ProjectCheck.Options(invocation, threads: invocation[Shared.threads])
    options.asksQuotes = true
    let checked = try CheckedProject(project, options)
    if checked.check.findings.errors == 0 { return checked.check }
    try checked.printFindings(&console)
    console.say("\(Path.printable(project.path)): left as it is, because of its errors")
    return nil
  }

  private static func changed(_ source: CanonicalSource) -> Failure {
    .message("\(source.path.quoted) was changed while it was read; run it again", .unreadable)
  }

  /// A list of the changes, for a message.
  private static func words(_ changes: CanonicalChanges) -> String {
    var words: [String] = []
    if changes.ids > 0 { words.append(counted(changes.ids, "id")) }
    if changes.values > 0 { words.append(counted(changes.values, "value")) }
    if changes.emptyRows > 0 { words.append(counted(changes.emptyRows, "empty row")) }
    if changes.isReordered { words.append("order") }
    if let delimiter = changes.oldDelimiter { words.append("\(delimiter) as delimiter") }
    if changes.hasOtherLineEnds { words.append("line ends") }
    if changes.losesMark { words.append("byte order mark") }
    if changes.areOfLayout { words.append("quotes, spaces or lines alone") }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }
}
