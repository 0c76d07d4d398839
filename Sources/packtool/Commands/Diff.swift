import Arguments
import Diagnostics
import Files
import Hashing
import PackCompiler
import PackFormat

/// `packtool diff`: how two versions of a pack differ.
enum Diff {
  enum Format: String, CaseIterable, Sendable { case human, markdown, json }

  private static let old = Argument.required(
    "OLD", .file("OLD"), "what there was: a pack, a project, or a bare source")
  private static let new = Argument.required(
    "NEW", .file("NEW"), "what there is now: a pack, a project, or a bare source")
  private static let format = Argument.optional(
    "--format", .choice(of: Format.self), "how it is written; by default human")
  private static let json = Argument.flag("--json", "the same as --format json")
  private static let maximum = Argument.optional(
    "--max-changes", .number(0...),
    "how many changes of each kind are listed, the rest is counted; by default 1000, in markdown 50"
  )
  private static let gate = Argument.flag(
    "--gate", "exit with 1 where the version was raised by less than the changes ask for")
  private static let exitCode = Argument.flag(
    "--exit-code", "exit with 1 where anything differs in what is played")

  static let command = Command(
    "diff", "tell how two versions of a pack differ",
    [
      old, new, format, json, maximum, gate, exitCode, Shared.kind, Shared.delimiter, Shared.now,
    ],
    discussion: """
      Questions are known again by their id; those without one by what they ask, and where that was \
      reworded, by their answer and similar words. Each change is told with both values and both \
      places, and what it asks for: a patch for wording, pictures, tags and sources; a minor \
      version for questions and languages added; a major one for questions removed, and answers \
      or rules changed. A project is compiled in memory; nothing is written. docs/VERSIONS.md has \
      more.
      """,
    examples: [
      "packtool diff world-facts.qpk packs/world-facts": "what changed since that pack",
      "packtool diff --gate --format markdown base/packs/world-facts packs/world-facts":
        "in CI, for a pull request",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let format = try format(invocation)
    Memory.keepWhatIsFreed()
    let told = PackReading(
      "comparing \(Path.printable(invocation[Self.old])) and \(Path.printable(invocation[Self.new]))"
    )
    let old = try side(invocation[Self.old], invocation, told, &console)
    let new = try side(invocation[Self.new], invocation, told, &console)
    guard let old, let new else { return .findings }
    let limit = invocation[maximum] ?? (format == .markdown ? 50 : 1000)
    let diff = try compared(old, new, limit: limit)
    told.end()
    if !diff.isOnePack {
      console.say("packtool: the ids differ: \(old.card.id) and \(new.card.id)")
    }
    switch format {
    case .human: try show(diff, &console)
    case .markdown: try console.print(diff.markdown)
    case .json: try console.print(diff.json)
    }
    let check = VersionCheck(diff)
    if invocation[gate], !check.isEnough {
      console.say("packtool: \(Path.printable(new.path)): \(check.text)")
      return .findings
    }
    return invocation[exitCode] && !diff.isSame ? .findings : .fine
  }

  private static func format(_ invocation: Invocation) throws(Failure) -> Format {
    let format = invocation[format]
    if invocation[json], let format, format != .json {
      throw .usage(invocation.usageError("--json goes without --format \(format.rawValue)"))
    }
    return invocation[json] ? .json : format ?? .human
  }

  private static func show(_ diff: PackDiff, _ console: inout Console) throws(Failure) {
    let style = console.style()
    let isASCII = style.ellipsis == "..."
    let text = DiffText(diff, style: style, unicode: !isASCII)
    try text.write { (piece) throws(Failure) in
      if !console.isClosed { try console.print(piece) }
    }
  }

  /// Two packs of one kind; one that cannot be read says which of the two it is.
  static func compared(
    _ old: ComparedPack, _ new: ComparedPack, limit: Int
  ) throws(Failure) -> PackDiff {
    guard old.card.kind == new.card.kind else {
      throw .message(
        "cannot compare \(old.path.quoted), a pack of kind \(old.card.kind), with "
          + "\(new.path.quoted), which is of kind \(new.card.kind)", .usage)
    }
    do throws(PackError) {
      return try PackDiff(old, new, limit: limit)
    } catch {
      for side in [old, new] {
        try reading(pack: side.path) { () throws(PackError) in try side.verify() }
      }
      throw .pack(error, path: new.path)
    }
  }

  // MARK: - A side

  /// A pack as it is, or a project compiled in memory; nil where that has errors, which are shown.
  static func side(
    _ path: String, _ invocation: Invocation, _ told: PackReading?,
    _ console: inout Console
  ) throws(Failure) -> ComparedPack? {
    let piped = try reading { () throws(FileError) in
      try Path.isPipe(path) ? InputFile.readAll(path, limit: 1 << 30) : nil
    }
    if let piped, ComparedPack.isPack(piped) { return try pack(ByteSource(piped), path) }
    if piped == nil, try Projects.isPack(path) {
      let source = try reading { () throws(FileError) in
        if let told { return try told.source(path) }
        return try SourceFile.pack(path)
      }
      return try pack(source, path)
    }
    let template = Findings(limit: 1000)
    let project = try reading { () throws(FileError) in
      try PackProject(
        opening: path, kind: invocation[Shared.kind].flatMap(ContentKind.named),
        delimiter: invocation[Shared.delimiter], findings: template,
        texts: piped.map { [path: $0] } ?? [:])
    }
    if let note = project.note { console.say(note) }
    let options = ProjectCheck.Options(now: invocation[Shared.now], today: .today)
    let check = try reading { () throws(FileError) in
      try ProjectCheck.shown(project, options, building: true)
    }
    guard let encoded = check.pack else {
      var report = FindingsReport(
        .human, isResult: false, template: template, showing: Projects.Found(projects: [project]))
      report.add(check)
      try report.show(&console)
      console.say("packtool: nothing is compared: \(path.quoted) has errors")
      return nil
    }
    return try pack(ByteSource(encoded.bytes), path, project)
  }

  private static func pack(
    _ source: ByteSource, _ path: String, _ project: PackProject? = nil
  ) throws(Failure) -> ComparedPack {
    try reading(pack: path) { () throws(PackError) in
      ComparedPack(try PackReader(source, digest: .quick), path: path, project: project)
    }
  }
}
