import Arguments
import CodeGeneration
import Diagnostics
import Files
import Kinds
import Projects
import Rows

/// `packtool generate`: writes code with the types of a project's tables.
enum Generate {
  private static let language = Argument.required(
    "LANGUAGE", .choice(of: CodeLanguage.self), "the language of the code")
  private static let folder = Argument.optional(
    "-o, --output", .newFolder(), "the folder of the file", assuming: ".")
  private static let name = Argument.optional(
    "--name", .typeName, "the name of the type of the pack; by default made of the pack's id")
  private static let check = Argument.flag(
    "--check", "write nothing, and exit with 1 if the file is not as it would be written")

  static let command = Command(
    "generate", "write code with the types of a pack's tables",
    [language, Shared.project, folder, name, check] + Shared.reading,
    discussion: """
      Writes a file of Swift, TypeScript or Python for an app that reads packs of the project: a \
      type for the rows of each table, with the descriptions of the schema; enumerations; \
      lookups by keys, and foreign keys that are followed. The code needs nothing but the reader of \
      packs. It checks when it opens a pack that the pack's columns are those it was written for.

      The same schemas give the same bytes. A file that is as it would be written is left alone, and \
      one that packtool generate did not write is not replaced. packtool help code shows the code \
      in an app.
      """,
    examples: [
      "packtool generate swift planets -o Sources/App": "write Sources/App/Planets.swift",
      "packtool generate python packs/world-facts --name Facts": "write facts.py",
      "packtool generate swift planets -o Sources/App --check": "fail in CI if the code is stale",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let project = try ProjectInput.open(
      invocation[Shared.project], invocation, Findings(limit: FindingsReport.limit), &console)
    guard let code = try code(of: project, invocation, &console) else { return .findings }
    let path = invocation[folder].map { Path.joined($0, code.fileName) } ?? code.fileName
    let bytes = Array(code.text.utf8)
    let old = try reading { () throws(FileError) in
      try Path.exists(path) ? try InputFile.readFile(path, limit: 1 << 26) : nil
    }
    if old == bytes {
      console.say("\(Path.printable(path)): as it would be written")
      return .fine
    }
    if invocation[check] {
      console.say(
        "\(Path.printable(path)): \(old == nil ? "is not there" : "not as it would be written")")
      return .findings
    }
    if let old, !GeneratedCode.isGenerated(old) {
      throw .message(
        "\(path.quoted) was not written by packtool generate; choose another -o or --name",
        .unreadable)
    }
    try reading { () throws(FileError) in
      try Folder.create(Path.folder(of: path))
      var file = try AtomicFile(replacing: path)
      try file.append(bytes)
      try file.commit()
    }
    console.say(
      "wrote \(Path.printable(path)): \(counted(code.tableCount, "table")), schemas \(code.digest)")
    return .fine
  }

  /// The code of a project; nil after its findings were printed if it has errors.
  private static func code(
    of project: PackProject, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> GeneratedCode? {
    var findings = project.findings
    if let manifest = project.manifest, findings.errors == 0 {
      let file = project.manifestFile ?? project.path
      let tables = project.tables.map { table in
        CodeModel.Source(
          table.name, table.kind.schema, at: Place(table.schemaFile ?? file, 0..<0))
      }
      let model = CodeModel(
        tables, id: manifest.id, type: invocation[name], in: invocation[language], &findings)
      if findings.errors == 0 { return GeneratedCode(model) }
    }
    var report = FindingsReport(
      .human, isResult: false, template: findings,
      showing: ProjectInput.Found(projects: [project]))
    report.add(findings, files: [project.manifestFile ?? project.path])
    try report.show(&console)
    return nil
  }
}

extension Form<String> {
  /// The name of a type, as the languages spell it.
  fileprivate static var typeName: Form {
    Form("TYPE", "needs the name of a type, as in HallOfFame") { text in
      CodeModel.isTypeName(text) ? text : nil
    }
  }
}
