import Arguments
internal import Comparing
import Diagnostics
import Files
internal import Kinds
import PackFormat
import Projects
import Reports
import Rewriting
import SafeText

/// `packtool decompile`: makes a project from a pack.
enum Decompile {
  private static let output = Argument.optional(
    "-o, --output", .newFolder(),
    "the folder to create; by default named after the pack's id, in the current folder")
  private static let format = Argument.optional(
    "--format", .choice(of: SourceFormat.self, "FORMAT"),
    "the format of all sources; by default that of the original sources")

  private static let force = Argument.flag(
    "--force", "write more than a gibibyte from a pack that nobody you trust has signed")

  /// The size above which a stranger's pack needs `--force`, and the size above which the command says what is coming.
  private static let (largest, large): (UInt64, UInt64) = (1 << 30, 100 << 20)

  static let command = Command(
    "decompile", "turn a pack back into a project", [Shared.pack, output, format, force],
    discussion: """
      Creates a folder with a manifest, the sources under their own names, and the pictures. \
      Compiling it gives a pack with the same content digest. Sources are written in canonical \
      form. A source that was canonical already comes back byte for byte and is listed as "as it \
      was"; the others are listed as "rewritten". If every source is "as it was", compiling gives \
      the identical pack. The Table Schema of a table comes back byte for byte. Comments, and settings of the manifest that concern packtool alone, are \
      not stored in a pack and are lost.

      The pack is verified first. The folder is created completely or not at all, and an existing \
      one must be empty. The exit code is 1 if the pack contains something that no project can, \
      and 4 if it is damaged.

      A small pack can hold a large project, since a repeated text is stored once. A project of more \
      than a gibibyte is only made with --force, or if a key in packtool trust signed the pack. \
      Without either, the exit code is 4.
      """,
    examples: [
      "packtool decompile world-facts.qpk": "create ./world-facts",
      "packtool decompile coins.qpk -o coins-csv --format csv": "write the questions as a table",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Shared.pack]
    let progress = PackReadProgress("verifying \(Path.printable(path))", times: 2)
    let pack = try ProjectInput.pack(path, progress, oldest: Format0.major)
    let card = pack.header.card
    let folder: String
    if let given = invocation[output] {
      folder = given
    } else {
      folder = try Self.folder(for: card.id, path)
    }
    do throws(FileError) {
      try NewFolder.check(folder)
    } catch {
      throw .message("\(error.message); name another folder with -o", .unreadable)
    }
    try ProjectInput.verify(pack, path)
    progress.end()
    let format = invocation[format]
    let line = ProgressLine()
    defer { line.clear() }
    let project = try writing(path) { () throws(DecompileError) in
      try Decompilation(pack, as: format)
    }
    if !invocation[force] { try checkSize(project, pack, path, &console) }
    let sources = try writing(path) { () throws(DecompileError) in
      try project.write(to: folder) { line.show($0) }
    }
    line.clear()
    var parts = sources.map { Path.printable($0.name) + remark($0) }
    if let schema = project.keptSchema { parts.append("\(schema) (as it was)") }
    if let schema = project.inferredSchema { parts.append("\(schema) (names and types)") }
    parts.append("pack.xml")
    if project.pictureCount > 0 { parts.append(counted(project.pictureCount, "picture")) }
    console.say(
      "made \(Path.printable(folder)): \("\(card.id) \(card.version)".terminalSafe),"
        + " \(counted(card.questionCount, card.rowNoun)): \(parts.joined(separator: ", "))")
    if project.inferredSchema != nil {
      console.say("note: the pack has no Table Schema; its constraints and descriptions are lost")
    }
    return .fine
  }

  /// Prints the size of a large project. Throws for a very large one unless a trusted key signed the pack.
  private static func checkSize(
    _ project: Decompilation, _ pack: PackReader, _ path: String, _ console: inout Console
  ) throws(Failure) {
    let count = try writing(path) { () throws(DecompileError) in try project.byteCount() }
    guard count > large else { return }
    let size = ShownNumber.bytes(count)
    let listing = count > largest ? try PackSigning.listing(path, pack.header) : nil
    guard count <= largest || listing?.state == .trusted else {
      throw .message(
        "\(path.quoted) would make a project of about \(size), and nobody you trust has signed it;"
          + " --force makes it", .broken)
    }
    console.say("making a project of about \(size)")
  }

  private static func remark(_ source: Decompilation.Source) -> String {
    switch source.isSame {
    case true: " (as it was)"
    case false: " (rewritten)"
    case nil: ""
    }
  }

  private static func folder(for id: String, _ path: String) throws(Failure) -> String {
    // An id that another program wrote could name a path outside this folder.
    guard Manifest.id(from: id) == id else {
      throw .message(
        "\(path.quoted) has the id \(id.quoted), which names no folder; name one with -o",
        .findings)
    }
    return id
  }

  /// Runs a step of decompiling, and turns its error into a `Failure`.
  private static func writing<Result>(
    _ path: String, _ body: () throws(DecompileError) -> Result
  ) throws(Failure) -> Result {
    do throws(DecompileError) {
      return try body()
    } catch {
      switch error {
      case .pack(let error): throw .pack(error, path: path)
      case .file(let error): throw .file(error)
      case .unwritable(let reason):
        throw .message("\(path.quoted) cannot be turned into a project: \(reason)", .findings)
      }
    }
  }
}
