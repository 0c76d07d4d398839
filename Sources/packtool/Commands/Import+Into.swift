import Arguments
import Checking
import Diagnostics
import Exchange
import Files
import PackFormat
import Projects
import Rows

extension Import {
  /// Changes a project that is there.
  static func update(
    _ path: String, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let ledger = try Ledger(invocation)
    try checkNumbers(invocation)
    guard let opened = try open(path, &console) else { return .findings }
    var options = options(invocation)
    options.language = options.language ?? opened.project.manifest?.languages.own
    let failures = NeighbourErrors()
    options.pictures = ProjectUpdate.pictures(of: opened.project, noting: failures)
    var importer = QuestionImport(options, stating: DeckInfo())
    let errors = try read(invocation, into: &importer, noting: failures, &console)
    if !errors.isEmpty {
      try ledger.show(errors, of: importer.files, texts: importer.texts, &console)
      console.say("packtool: nothing is written")
      return .findings
    }
    let update: ProjectUpdate?
    do throws(ExportError) {
      update = try importer.update(
        opened.project, opened.reader, removingMissing: invocation[removeMissing])
    } catch {
      switch error {
      case .pack(let error): throw .pack(error, path: path)
      case .file(let error): throw .file(error)
      }
    }
    guard let update else {
      throw .message("\(path.quoted) was changed while it was read; run it again", .unreadable)
    }
    try ledger.show(
      importer.ledger + update.ledger, more: importer.book.more, of: importer.files,
      texts: importer.texts + opened.project.sourcesInMemory, isResult: !invocation[diff], &console)
    if let rest = importer.book.restInWords { console.say(rest) }
    return try finish(
      update, opened.project, isAccepted: ledger.accepts(importer.book, update.ledger), invocation,
      &console)
  }

  /// Opens and compiles a project. Returns nil after printing its findings if it has errors.
  private static func open(
    _ path: String, _ console: inout Console
  ) throws(Failure) -> (project: PackProject, reader: PackReader)? {
    if try ProjectInput.isPack(path) {
      throw .message(
        "\(path.quoted) is a pack, not a project; packtool decompile makes one of it", .usage)
    }
    try ProjectInput.checkIsOne(path)
    let project = try reading { () throws(FileError) in
      try PackProject(
        opening: path, kind: nil, findings: Findings(limit: FindingsReport.limit))
    }
    if project.isHeld {
      throw .message("cannot change \(path.quoted): not a regular file", .unreadable)
    }
    let checked = try CheckedProject(project, .init(today: .today), building: true)
    guard let reader = try checked.reader() else {
      try checked.printFindings(&console)
      console.say("packtool: nothing is written: \(path.quoted) has errors")
      return nil
    }
    return (project, reader)
  }

  /// Writes the changes, or prints what they would be.
  private static func finish(
    _ update: ProjectUpdate, _ project: PackProject, isAccepted: Bool, _ invocation: Invocation,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    if invocation[diff] {
      for source in update.sources {
        try console.print(difference: source.before, source.after, in: source.path)
      }
    }
    guard update.isPossible, isAccepted else {
      console.say("packtool: nothing is written")
      return .findings
    }
    let name = Path.printable(project.path)
    guard update.isChange else {
      console.say("\(name): nothing to change")
      return .fine
    }
    let isDry = invocation[check] || invocation[diff]
    if !isDry { try write(update, project) }
    console.say("\(name): \(isDry ? "would change" : "changed"): \(words(update))")
    return isDry ? .findings : .fine
  }

  private static func write(_ update: ProjectUpdate, _ project: PackProject) throws(Failure) {
    var letter: UnwritableLetter?
    let files = try reading { () throws(FileError) in
      try update.files(of: project, missing: &letter)
    }
    guard let files else {
      throw .message(
        "cannot change \((letter?.path ?? project.path).quoted): \(letter?.encoding ?? "its encoding") has no \(letter?.letter ?? "such letter"); save it as UTF-8",
        .unreadable)
    }
    let changed = try reading { () throws(FileError) in try ReplacedFiles.write(files) }
    if let changed {
      throw .message(
        "\(Path.printable(changed)): changed meanwhile, and nothing is written; try again",
        .unreadable)
    }
  }

  /// The changes in a few words.
  private static func words(_ update: ProjectUpdate) -> String {
    var parts: [String] = []
    if update.added > 0 { parts.append("\(counted(update.added, "question")) added") }
    if update.removed > 0 { parts.append("\(counted(update.removed, "question")) removed") }
    if update.cells > 0 { parts.append("\(counted(update.cells, "cell")) changed") }
    if !update.pictures.isEmpty {
      parts.append("\(counted(update.pictures.count, "picture")) added")
    }
    return parts.joined(separator: ", ")
  }
}
