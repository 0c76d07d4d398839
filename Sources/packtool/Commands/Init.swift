import Arguments
import Files
import PackCompiler
import Rows

/// `packtool init`: creates a pack project.
enum Init {
  private static let kind = Argument.optional(
    "KIND", .oneOf(ContentKind.names), "the kind of content")
  private static let folder = Argument.optional("DIR", .folder(), "the folder to create")
  private static let from = Argument.optional(
    "--from", .file(), "a source to copy into the project, instead of a sample")
  private static let format = Argument.optional(
    "--format", .choice(of: SourceFormat.self, "FORMAT"), "the format of the sample",
    assuming: "csv")
  private static let list = Argument.flag("--list", "list the kinds")

  static let command = Command(
    "init", "create a pack project", [kind, folder, format, from, list, Shared.now],
    discussion: """
      Creates a folder with a manifest and a first source, which can be validated, compiled and \
      played at once. Existing files are never replaced.

      With --from, the manifest says how to read the file, as far as the file shows it: its \
      delimiter, the signs in its numbers, and which column is which, such as Frage for Fact.
      """,
    examples: [
      "packtool init facts capitals": "create a project in ./capitals",
      "packtool init choice-quiz coins --format xml": "create a quiz, with its questions in XML",
      "packtool init facts heights --from holdb.csv":
        "create a project around a table that you have",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    if invocation[list] {
      for kind in ContentKind.allWithTable {
        try console.print("\(kind.name)\t\(kind.title)\n")
      }
      return .fine
    }
    guard let kind = invocation[kind].flatMap(ContentKind.named) else {
      throw .usage(invocation.usageError("missing KIND"))
    }
    guard let folder = invocation[folder] else {
      throw .usage(invocation.usageError("missing DIR"))
    }
    let project = try project(kind, in: folder, invocation)
    for (name, _) in project.files
    where try reading({ () throws(FileError) in try Path.exists(Path.joined(folder, name)) }) {
      throw .message(
        "\(Path.joined(folder, name).quoted) is there already; choose another folder", .unreadable)
    }
    try reading { () throws(FileError) in try project.write(to: folder) }
    let names = project.files.map { $0.name }.joined(separator: ", ")
    console.say("made \(Path.printable(folder)): \(names)")
    console.say("next: packtool validate \(Path.shellWord(folder))")
    return .fine
  }

  /// The new project, around the source of `--from` or a sample.
  private static func project(
    _ kind: ContentKind, in folder: String, _ invocation: Invocation
  ) throws(Failure) -> NewProject {
    let place = try reading { () throws(FileError) in try Path.resolved(folder) ?? folder }
    let asOf = invocation[Shared.now] ?? .today
    guard let path = invocation[from] else {
      return NewProject(
        kind: kind, folder: place, asOf: asOf, format: invocation[format] ?? .csv)
    }
    if invocation[format] != nil {
      throw .usage(invocation.usageError("--format and --from exclude each other"))
    }
    let bytes = try reading { () throws(FileError) in
      try InputFile.readAll(path, limit: 1 << 32)
    }
    let reading = try reading { () throws(FileError) in
      try SourceReading(guessedFrom: bytes, kind)
    }
    return NewProject(
      kind: kind, folder: place, asOf: asOf,
      source: (NewProject.sourceName(Path.name(of: path)), bytes), reading: reading)
  }
}
