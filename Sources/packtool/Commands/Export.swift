import Arguments
import Diagnostics
import Exchange
import Files
import PackCompiler
import PackFormat

/// `packtool export`: writes the questions of a pack in another format.
enum Export {
  private static let path = Argument.optional(
    "PACK", .file("PACK"), "a pack, a project folder, its pack.xml, or a bare source")
  private static let to = Argument.optional(
    "--to", .oneOf(ExchangeFormat.all.filter { $0.writer != nil }.map(\.name), "FORMAT"),
    "the format to write")
  private static let output = Argument.optional(
    "-o, --output", .newFile(),
    "the file to write; by default named after the pack's id, in the current folder")
  private static let seed = Argument.optional(
    "--seed", .number(UInt64(0)...), "the number that decides the order of shuffled questions")

  static let command = Command(
    "export", "write the questions of a pack in another format",
    [path, to, output, seed] + Ledger.arguments + [ExchangeListing.list, Shared.json]
      + Shared.reading + [Shared.now],
    discussion: """
      Writes one file that other programs import. A project is compiled in memory first.

      The ledger names all that the format has no room for: questions that are left out (L3), and \
      fields, pictures and facts about the pack that are lost or changed (L4). With --deny loss, \
      nothing is written if the ledger has an entry that --ignore does not name.

      packtool help exchange has a table of the formats with what each of them carries.
      """,
    examples: [
      "packtool export world-currencies.qpk --to gift": "write world-currencies.gift for Moodle",
      "packtool export packs/world-facts --to gift -o facts.txt": "export a project",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    if invocation[ExchangeListing.list] { return try ExchangeListing.writers(invocation, &console) }
    guard let path = invocation[path] else {
      throw .usage(invocation.usageError("missing PACK"))
    }
    guard let format = invocation[to].flatMap(ExchangeFormat.named) else {
      throw .usage(invocation.usageError("missing --to FORMAT"))
    }
    let ledger = try Ledger(invocation)
    let opened = try OpenedPack.open(
      path, invocation, Findings(limit: FindingsReport.limit), orSay: "written", &console)
    guard let opened else { return .findings }
    if opened.project == nil { try Projects.verify(opened.reader, path) }
    var locator = QuestionLocator(opened.reader, path: path, project: opened.project)
    // No line of the manifest says what another format lacks, so that none is shown.
    let whole = Place(path, 0..<0)
    let export = try reading(pack: path) { () throws(PackError) in
      try QuestionExport(opened.reader, as: format, at: whole) { locator.place(ofQuestion: $0) }
    }
    guard let export else { throw unsupported(opened.reader.header.card.kind, format) }
    let target = invocation[output] ?? export.fileName
    try checkTarget(target, path, opened, invocation)
    return try write(export, to: target, path, format, whole, ledger, invocation, &console)
  }

  private static func write(
    _ export: QuestionExport, to target: String, _ path: String, _ format: ExchangeFormat,
    _ whole: Place, _ ledger: Ledger, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var options = ExportOptions()
    options.seed = invocation[seed]
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
  private static func checkTarget(
    _ target: String, _ path: String, _ opened: OpenedPack, _ invocation: Invocation
  ) throws(Failure) {
    var sources = [path]
    if let project = opened.project {
      sources += [project.manifestFile].compactMap(\.self)
      sources += (project.manifest?.sources ?? []).map { Path.joined(project.folder, $0.path) }
    }
    if let source = try Projects.same(target, among: sources) {
      throw .usage(
        invocation.usageError(
          "the export would replace its own source \(source.quoted); choose another -o"))
    }
  }
}
