import Arguments
import Diagnostics
import Files
import PackCompiler
import PackFormat

/// `packtool decompile`: makes a project from a pack.
enum Decompile {
  private static let output = Argument.optional(
    "-o, --output", .folder(), "the folder to make; by default the pack's id, here")
  private static let format = Argument.optional(
    "--format", .choice(of: SourceFormat.self, "FORMAT"),
    "write all sources as csv or xml; by default each as it was")

  static let command = Command(
    "decompile", "turn a pack back into its project", [Shared.pack, output, format],
    discussion: """
      Makes a folder with a manifest, the sources under their own names, and the pictures. The pack \
      compiled from it has the same content digest. Files are in canonical form. A source that was \
      so too is byte for byte "as it was", by its digest; any other is "rewritten". Where all are as \
      they were, so is the pack compiled from them. What a pack does not hold does not come back: \
      comments, and what a manifest says to packtool alone.

      The pack is verified first, and the folder appears whole or not at all. One that is there \
      already has to be empty. The exit code is 1 where the pack holds what no project can, 4 where \
      it is broken.
      """,
    examples: [
      "packtool decompile world-facts.qpk": "make ./world-facts",
      "packtool decompile coins.qpk -o coins-csv --format csv": "questions as a table",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Shared.pack]
    let progress = PackReadProgress("verifying \(Path.printable(path))", times: 2)
    let pack = try Projects.pack(path, progress)
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
    try Projects.verify(pack, path)
    progress.end()
    let format = invocation[format]
    let line = ProgressLine()
    defer { line.clear() }
    let project = try writing(path) { () throws(DecompileError) in
      try Decompilation(pack, as: format)
    }
    let sources = try writing(path) { () throws(DecompileError) in
      try project.write(to: folder) { line.show($0) }
    }
    line.clear()
    var parts = sources.map { Path.printable($0.name) + remark($0) } + ["pack.xml"]
    if project.pictureCount > 0 { parts.append(counted(project.pictureCount, "picture")) }
    console.say(
      "made \(Path.printable(folder)): \(card.id) \(card.version),"
        + " \(counted(card.questionCount, "question")): \(parts.joined(separator: ", "))")
    return .fine
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
