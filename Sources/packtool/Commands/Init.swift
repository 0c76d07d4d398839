import Arguments
import Files
import PackCompiler

/// `packtool init`: a new pack project.
enum Init {
  private static let kind = Argument.optional(
    "KIND", .oneOf(ContentKind.names), "the kind of content")
  private static let folder = Argument.optional("DIR", .folder(), "the folder to make")
  private static let from = Argument.optional(
    "--from", .file(), "a source that you have, to be copied into the project")
  private static let format = Argument.optional(
    "--format", .choice(of: SourceFormat.self, "FORMAT"), "write the first source as csv or xml")
  private static let list = Argument.flag("--list", "name the kinds")

  static let command = Command(
    "init", "begin a pack project", [kind, folder, format, from, list, Shared.now],
    discussion: """
      Makes a folder with a manifest and a first source that validates, compiles and plays as it \
      is. Nothing that stands there already is replaced.
      """,
    examples: [
      "packtool init facts capitals": "a new project in ./capitals",
      "packtool init choice-quiz coins --format xml": "questions with choices, in XML",
      "packtool init facts heights --from holdb.csv": "a project around a table you have",
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
    let place = try reading { () throws(FileError) in try Path.resolved(folder) ?? folder }
    let asOf = invocation[Shared.now] ?? .today
    let project: NewProject
    if let path = invocation[from] {
      if invocation[format] != nil {
        throw .usage(invocation.usageError("--format and --from exclude each other"))
      }
      let bytes = try reading { () throws(FileError) in
        try InputFile.readAll(path, limit: 1 << 32)
      }
      project = NewProject(
        kind: kind, folder: place, asOf: asOf,
        source: (NewProject.sourceName(Path.name(of: path)), bytes))
    } else {
      project = NewProject(
        kind: kind, folder: place, asOf: asOf, format: invocation[format] ?? .csv)
    }
    for (name, _) in project.files
    where try reading({ () throws(FileError) in try Path.exists(Path.joined(folder, name)) }) {
      throw .message(
        "\(Path.joined(folder, name).quoted) is there already; choose another folder", .unreadable)
    }
    try reading { () throws(FileError) in try project.write(to: folder) }
    let names = project.files.map { $0.name }.joined(separator: ", ")
    console.say("made \(Path.printable(folder)): \(names)")
    console.say("next: packtool validate \(folder)")
    return .fine
  }
}
