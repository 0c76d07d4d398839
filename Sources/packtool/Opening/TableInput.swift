import Arguments
import Diagnostics
import Files
import Kinds
import Projects
import Rows

/// Tables without a project, each checked by the Table Schema of `--schema`.
enum TableInput {
  static let schema = Argument.optional(
    "--schema", .file(), "check each file as a table with this Table Schema, without a project")

  /// Opens the sources, or standard input if `fromInput`, and prints failures.
  static func open(
    schema path: String, fromInput: Bool, _ invocation: Invocation, _ template: Findings,
    _ console: inout Console
  ) throws(Failure) -> ProjectInput.Found {
    guard invocation[Shared.kind] == nil else {
      throw .usage(invocation.usageError("--schema is for tables, and goes without --kind"))
    }
    if fromInput { try StandardInput.check(invocation[Shared.paths], invocation) }
    let json = try reading { () throws(FileError) in
      try TableSchemaFile(reading: path, template)
    }
    let choices = SourceReading(invocation)
    var found = ProjectInput.Found()
    if fromInput {
      let bytes = try StandardInput.bytes()
      found.projects = [PackProject(standardInput: bytes, of: json, choices)]
      return found
    }
    guard !invocation[Shared.paths].isEmpty else {
      throw .usage(invocation.usageError("--schema needs a PATH, or --stdin"))
    }
    // A schema with errors is reported once.
    for source in json.isValid ? invocation[Shared.paths] : [invocation[Shared.paths][0]] {
      if try reading({ () throws(FileError) in try PackProject.isProject(source) }) {
        throw .usage(
          invocation.usageError("--schema is for files, and \(source.quoted) is a project"))
      }
      do throws(FileError) {
        found.projects.append(try PackProject(table: source, of: json, choices))
      } catch {
        found.fail(error.message, &console)
      }
    }
    return found
  }
}

/// A source that is read whole from standard input.
enum StandardInput {
  static func project(
    _ paths: [String], _ invocation: Invocation, _ template: Findings
  ) throws(Failure) -> PackProject {
    try check(paths, invocation)
    guard let kind = invocation[Shared.kind].flatMap(ContentKind.named) else {
      throw .usage(invocation.usageError("--stdin needs --kind"))
    }
    return PackProject(
      standardInput: try bytes(), kind: kind, SourceReading(invocation),
      findings: template)
  }

  /// Throws if there is a path beside standard input.
  static func check(_ paths: [String], _ invocation: Invocation) throws(Failure) {
    guard paths.isEmpty else {
      throw .usage(invocation.usageError("--stdin goes without a PATH"))
    }
  }

  static func bytes() throws(Failure) -> [UInt8] {
    try reading { () throws(FileError) in try InputFile.readStandardInput(limit: 1 << 30) }
  }
}
