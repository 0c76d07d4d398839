import Arguments
import Diagnostics
import Files
import Hashing
import PackCompiler
import PackFormat
import Rows

/// Opens the packs and projects that commands are given.
enum Projects {
  /// The projects that the paths of a command stand for.
  struct Found {
    var projects: [PackProject] = []
    /// The failures that were printed. They do not affect the other projects.
    var failures: [String] = []
    var isComplete: Bool { failures.isEmpty }
    /// An option that does not suit a project.
    var usage: UsageError?

    /// Prints and records a failure.
    mutating func fail(_ message: String, _ console: inout Console) {
      console.say("packtool: \(message)")
      failures.append(message)
    }

    /// Opens one project, unless it was `seen` before. `source` is set if the user gave a source of it.
    fileprivate mutating func open(
      _ path: String, for source: String?, _ seen: inout [String], _ invocation: Invocation,
      _ template: Findings, _ console: inout Console
    ) {
      do throws(Failure) {
        if try Projects.same(path, among: seen) != nil { return }
        seen.append(path)
        if let source {
          console.say(
            "\(Path.printable(source)): checked with its project, \(Path.printable(path))")
        }
        projects.append(try Projects.open(path, invocation, template, &console))
      } catch {
        if case .usage(let error) = error { return usage = usage ?? error }
        fail(error.message, &console)
      }
    }
  }

  /// Opens every project that the paths stand for, each once, and prints failures.
  ///
  /// Without a path, the current folder is searched. If `inContext`, a source stands for the project
  /// that names it.
  static func open(
    _ paths: [String], inContext: Bool = false, _ invocation: Invocation, _ template: Findings,
    _ console: inout Console
  ) throws(Failure) -> Found {
    var result = Found()
    var seen: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
      do throws(Failure) {
        let around = inContext ? try self.around(path, invocation) : nil
        var failures: [FileError] = []
        let found = PackProject.find(around ?? path, failures: &failures)
        for failure in failures { result.fail(failure.message, &console) }
        if found.isEmpty, failures.isEmpty {
          result.fail("there is no pack project in or below \(path.quoted)", &console)
        }
        for project in found {
          result.open(
            project, for: around == nil ? nil : path, &seen, invocation, template, &console)
        }
      } catch {
        result.fail(error.message, &console)
      }
    }
    if let error = result.usage { throw .usage(error) }
    return result
  }

  /// The first of the `others` that is the same file as `path`; nil if none is.
  static func same(_ path: String, among others: [String]) throws(Failure) -> String? {
    try reading { () throws(FileError) in
      for other in others where try Path.isSame(other, path) { return other }
      return nil
    }
  }

  /// The project that names a source; nil if there is none, or if `--kind` or an option of reading is given.
  static func around(_ path: String, _ invocation: Invocation) throws(Failure) -> String? {
    guard invocation[Shared.kind] == nil, SourceReading(invocation) == SourceReading() else {
      return nil
    }
    return try reading { () throws(FileError) in try PackProject.around(source: path) }
  }

  /// Opens one project or bare source; `texts` stand in for the files at their paths.
  static func open(
    _ path: String, _ invocation: Invocation, _ template: Findings, texts: [String: [UInt8]] = [:]
  ) throws(Failure) -> PackProject {
    try reading { () throws(FileError) in
      try PackProject(
        opening: path, kind: invocation[Shared.kind].flatMap(ContentKind.named),
        SourceReading(invocation), findings: template, texts: texts)
    }
  }

  /// Opens one project or bare source, and prints which kind a bare source was found to be.
  static func open(
    _ path: String, _ invocation: Invocation, _ template: Findings,
    texts: [String: [UInt8]] = [:], _ console: inout Console
  ) throws(Failure) -> PackProject {
    let project = try open(path, invocation, template, texts: texts)
    try checkKind(of: project, invocation)
    if let note = project.note { console.say(note) }
    return project
  }

  /// True if the file begins as a pack does, or its name ends in `.qpk`. A damaged pack is still a
  /// pack.
  static func isPack(_ path: String) throws(Failure) -> Bool {
    if try reading({ () throws(FileError) in try Path.isFolder(path) }) { return false }
    if path.hasSuffix(".qpk") { return true }
    if try reading({ () throws(FileError) in try Path.isPipe(path) }) { return false }
    let start = try reading { () throws(FileError) in
      try InputFile(path).read(at: 0, count: 8)
    }
    return ComparedPack.isPack(start)
  }

  /// Opens a pack file.
  static func pack(
    _ path: String, _ progress: PackReadProgress? = nil
  ) throws(Failure) -> PackReader {
    let source = try reading { () throws(FileError) in
      if let progress { return try progress.source(path) }
      return try SourceFile.pack(path)
    }
    return try pack(path, source)
  }

  /// Opens a pack of these bytes, unless it would unfold into more than a command can list.
  static func pack(_ path: String, _ source: ByteSource) throws(Failure) -> PackReader {
    try reading(pack: path) { () throws(PackError) in
      let pack = try PackReader(source, digest: .quick)
      try pack.checkTextSizes()
      return pack
    }
  }

  /// Verifies every byte and every value of a pack; `threads` nil means one for each core.
  static func verify(
    _ pack: PackReader, _ path: String, threads: Int? = nil
  ) throws(Failure) {
    try reading(pack: path) { () throws(PackError) in
      try pack.verify(threads: threads ?? Workers.usualCount)
    }
  }
}
