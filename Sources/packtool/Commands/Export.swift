import Arguments
import Comparing
import Diagnostics
import Exchange
import Files
import PackFormat
internal import Projects
import Rewriting

/// `packtool export`: writes the questions of a pack in another format, or a page that plays it.
enum Export {
  private static let paths = Argument.many(
    "PACK", .file("PACK"),
    "a pack, a project folder, its pack.xml, or a bare source; several for a site")
  private static let to = Argument.optional(
    "--to",
    .oneOf(
      ExchangeFormat.all.filter { $0.writer != nil }.map(\.name)
        + [ExchangeListing.dataPackage] + WebForm.allCases.map(\.rawValue), "FORMAT"),
    "the format to write")
  static let output = Argument.optional(
    "-o, --output", .newFile(),
    "the file or folder to write; by default the pack's id with an ending, or the folder site")
  private static let seed = Argument.optional(
    "--seed", .number(UInt64(0)...), "the number that decides the order of shuffled questions")

  private static let formulas = Argument.optional(
    "--formulas", .oneOf(["escape", "keep"], "HOW"),
    "in CSV, put an apostrophe in front of texts that a spreadsheet would run (escape, the default), or keep them"
  )

  static let command = Command(
    "export", "write a pack in another format, or as a page that plays it",
    [paths, to, output, seed, formulas, title, languages, answers, mastery] + Ledger.arguments + [
      ExchangeListing.list, Shared.json,
    ]
      + Shared.reading + [Shared.now],
    discussion: """
      Writes one file that other programs import, or that a browser plays. A project is compiled in \
      memory first.

      --to html writes one page with the game and the pack in it; it works without a network. --to \
      site writes a folder for a web server with all PACKs, in their order. A site that is there \
      already is replaced. Both are described in packtool help web.

      --to scorm writes a package of SCORM 1.2: a learning platform such as Moodle shows the page, and \
      gets the result of each player. packtool help class describes this way and others.

      --to datapackage writes a folder with all tables and pictures: a Data Package of the Frictionless \
      standard. packtool reads it as a project, so that packtool validate takes it as it stands.

      The ledger names all that the format has no room for: questions that are left out (L3), and \
      fields, pictures and facts about the pack that are lost or changed (L4). With --deny loss, \
      nothing is written if the ledger has an entry that --ignore does not name.

      packtool help exchange has a table of the formats with what each of them carries.
      """,
    examples: [
      "packtool export world-currencies.qpk --to gift": "write world-currencies.gift for Moodle",
      "packtool export packs/world-facts --to gift -o facts.txt": "export a project",
      "packtool export world-facts.qpk --to html -o game.html":
        "write a page that plays the pack in a browser",
      "packtool export world-facts.qpk --to html --languages de,fr":
        "write a page that speaks German, French and English",
      "packtool export packs/in-a-word --to scorm --mastery 70":
        "write a package for a learning platform, passed with 70 % of the points",
      "packtool export packs/world-facts packs/in-a-word --to site -o site":
        "write a folder with two games for a web server",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    if invocation[ExchangeListing.list] { return try ExchangeListing.writers(invocation, &console) }
    let paths = invocation[paths]
    guard let path = paths.first else {
      throw .usage(invocation.usageError("missing PACK"))
    }
    let ledger = try Ledger(invocation)
    let form = invocation[to].flatMap(WebForm.init)
    if paths.count > 1, let name = invocation[to], form != .site {
      throw .usage(invocation.usageError("--to \(name) takes one PACK; --to site takes several"))
    }
    if invocation[answers], form == nil || form == .scorm {
      throw .usage(invocation.usageError("--answers goes with --to html and --to site"))
    }
    if invocation[languages] != nil, form == nil {
      throw .usage(invocation.usageError("--languages goes with --to html, site and scorm"))
    }
    if invocation[mastery] != nil, form != .scorm {
      throw .usage(invocation.usageError("--mastery goes with --to scorm"))
    }
    if let form { return try play(paths, as: form, ledger, invocation, &console) }
    if invocation[to] == ExchangeListing.dataPackage {
      return try writeDataPackage(path, ledger, invocation, &console)
    }
    guard let format = invocation[to].flatMap(ExchangeFormat.named) else {
      throw .usage(invocation.usageError("missing --to FORMAT"))
    }
    if invocation[formulas] != nil, format.name != "csv" {
      throw .usage(invocation.usageError("--formulas goes with --to csv"))
    }
    let opened = try OpenedPack.open(
      path, invocation, Findings(limit: FindingsReport.limit), orSay: "written", &console)
    guard let opened else { return .findings }
    if opened.project == nil { try ProjectInput.verify(opened.reader, path) }
    var locator = QuestionLocator(opened.reader, path: path, project: opened.project)
    // No line of the manifest says what another format lacks, so that none is shown.
    let whole = Place(path, 0..<0)
    let export = try reading(pack: path) { () throws(PackError) in
      try QuestionExport(opened.reader, as: format, at: whole) { locator.place(ofQuestion: $0) }
    }
    guard let export else { throw unsupported(opened.reader.header.card.kind, format) }
    let target = invocation[output] ?? export.fileName
    try checkTarget(target, opened.sources(path), invocation)
    return try write(export, to: target, path, format, whole, ledger, invocation, &console)
  }

  private static func write(
    _ export: QuestionExport, to target: String, _ path: String, _ format: ExchangeFormat,
    _ whole: Place, _ ledger: Ledger, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var options = ExportOptions()
    options.seed = invocation[seed]
    options.keepsFormulas = invocation[formulas] == "keep"
    let result: (ledger: [Finding], count: Int, isWritten: Bool)
    do throws(ExportError) {
      result = try export.write(to: target, options) { ledger.accepts($0) }
    } catch {
      switch error {
      case .pack(let error): throw .pack(error, path: path)
      case .file(let error): throw .file(error)
      }
    }
    try ledger.show(result.ledger, of: [whole.file], &console)
    guard result.isWritten else {
      console.say("packtool: nothing is written")
      return .findings
    }
    let left = result.ledger.count { $0.code.isOfOmission }
    let rest = left == 0 ? "" : "; \(left) left out"
    console.say(
      "wrote \(Path.printable(target)): \(counted(result.count, "question")), \(format.title)\(rest)"
    )
    return .fine
  }

  private static func unsupported(_ kind: String, _ format: ExchangeFormat) -> Failure {
    let others = ExchangeFormat.all.filter { $0.writer?.fields[kind] != nil }.map(\.name)
    let help = others.isEmpty ? "" : "; these formats can: \(others.joined(separator: ", "))"
    return .message("\(format.title) cannot hold a pack of kind \(kind)\(help)", .usage)
  }

  /// Throws if the file would replace the pack or a file of the project.
  static func checkTarget(
    _ target: String, _ sources: [String], _ invocation: Invocation
  ) throws(Failure) {
    if let source = try ProjectInput.same(target, among: sources) {
      throw .usage(
        invocation.usageError(
          "the export would replace its own source \(source.quoted); choose another -o"))
    }
  }
}

extension OpenedPack {
  /// The files that an export of the pack at `path` must not replace.
  func sources(_ path: String) -> [String] {
    guard let project else { return [path] }
    return [path] + [project.manifestFile].compactMap(\.self)
      + (project.manifest?.allSources ?? []).map { Path.joined(project.folder, $0.path) }
  }
}

extension Export {
  /// Writes the tables of a pack as a Data Package.
  static func writeDataPackage(
    _ path: String, _ ledger: Ledger, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let opened = try OpenedPack.open(
      path, invocation, Findings(limit: FindingsReport.limit), orSay: "written", &console)
    guard let opened else { return .findings }
    if opened.project == nil { try ProjectInput.verify(opened.reader, path) }
    let entries = try reading(pack: path) { () throws(PackError) in
      try DataPackageLedger.entries(of: opened.reader, at: Place(path, 0..<0))
    }
    try ledger.show(entries, of: [path], &console)
    guard ledger.accepts(entries) else {
      console.say("packtool: nothing is written")
      return .findings
    }
    let target = invocation[output] ?? Manifest.id(from: opened.reader.header.card.id)
    let counts: (tables: Int, rows: Int, pictures: Int)
    do throws(DecompileError) {
      let package = try DecompiledDataPackage(opened.reader)
      counts = package.counts
      try package.write(to: target)
    } catch {
      switch error {
      case .pack(let error): throw .pack(error, path: path)
      case .file(let error): throw .file(error)
      case .unwritable(let reason):
        throw .message("\(path.quoted) cannot be a Data Package: \(reason)", .findings)
      }
    }
    let pictures = counts.pictures == 0 ? "" : ", \(counted(counts.pictures, "picture"))"
    console.say(
      "wrote \(Path.printable(target)): \(counted(counts.tables, "table")), \(counted(counts.rows, "row"))\(pictures), Data Package"
    )
    return .fine
  }
}
