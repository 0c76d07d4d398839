import Arguments
import Files
import Kinds
import Projects
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
      delimiter, the signs in its numbers, and which column is which, such as Frage for Fact. \
      A table gets a schema that fits the file: types, required columns, lists of few \
      repeated texts, and a primaryKey if one column called an id, or the first column, identifies \
      every row. Numbers such as 00123 stay texts. Read the schema before you rely on it.
      """,
    examples: [
      "packtool init facts capitals": "create a project in ./capitals",
      "packtool init choice-quiz coins --format xml": "create a quiz, with its questions in XML",
      "packtool init facts heights --from holdb.csv":
        "create a project around a table that you have",
      "packtool init table results --from results.csv": "describe a table of any columns",
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
      let kinds = ContentKind.allWithTable.map { (term: $0.name, meaning: $0.title) }
      throw .usage(invocation.usageError("missing KIND", choices: kinds))
    }
    guard let folder = invocation[folder] else {
      throw .usage(invocation.usageError("missing DIR"))
    }
    let project = try project(kind, in: folder, invocation, &console)
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
    _ kind: ContentKind, in folder: String, _ invocation: Invocation, _ console: inout Console
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
    let name = NewProject.sourceName(Path.name(of: path))
    if kind.isOwnTable {
      let schema = try schema(of: bytes, path, invocation, &console)
      return NewProject(
        kind: kind, folder: place, asOf: asOf, source: (name, bytes), reading: schema.reading,
        schema: schema)
    }
    let found = try reading { () throws(FileError) in
      try SourceGuess(bytes, kind)
    }
    return NewProject(
      kind: kind, folder: place, asOf: asOf, source: (name, bytes), reading: found.reading,
      languages: found.languages)
  }

  /// The Table Schema that fits a table.
  private static func schema(
    of bytes: [UInt8], _ path: String, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> NewTableSchema {
    let outcome = try reading { () throws(FileError) in try NewTableSchema.of(bytes, name: path) }
    switch outcome {
    case .made(let schema):
      if !schema.leftOut.isEmpty {
        let names = schema.leftOut.map(\.quoted).joined(separator: ", ")
        console.say("note: the schema leaves out columns whose names no field can have: \(names)")
      }
      if !schema.hasKey {
        console.say("note: no column alone identifies a row; name those that do in primaryKey")
      }
      return schema
    case .xml:
      throw .usage(
        invocation.usageError("a schema is made from CSV alone, and \(path.quoted) is XML"))
    case .nameless:
      throw .message("\(path.quoted) has no header row with names of columns", .findings)
    }
  }
}
