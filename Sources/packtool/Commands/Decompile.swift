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
      the identical pack. Each table of the author's own comes back with its Table Schema, byte for \
      byte. What a pack does not hold is lost: comments, empty columns, pictures that no row uses, templates, and \
      settings of the manifest that concern packtool alone. packtool help format lists it. A \
      pack of format 0 is turned into a project as well, to be compiled again.

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
    parts += project.keptSchemas.map { "\(Path.printable($0)) (as it was)" }
    parts += project.inferredSchemas.map { "\(Path.printable($0)) (names and types)" }
    parts.append("pack.xml")
    if project.pictureCount > 0 { parts.append(counted(project.pictureCount, "picture")) }
    console.say(
      "made \(Path.printable(folder)): \("\(card.id) \(card.version)".terminalSafe),"
        + " \(content(of: pack)): \(parts.joined(separator: ", "))")
    if !project.inferredSchemas.isEmpty {
      console.say("note: the pack has no Table Schema; its constraints and descriptions are lost")
    }
    if pack.header.major == Format0.major {
      console.say("note: the pack is of format 0; compile the project to have one of format 1")
    }
    if pack.header.minor > PackHeader.minorVersion {
      let version = "\(pack.header.major).\(pack.header.minor)"
      console.say("note: the pack is of format \(version); what is new in it is lost")
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
