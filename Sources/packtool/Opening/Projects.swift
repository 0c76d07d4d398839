import Arguments
import Diagnostics
import Files
import Hashing
import PackCompiler
import PackFormat

/// Opens what commands are given.
enum Projects {
  /// What the paths of a command came to.
  struct Found {
    var projects: [PackProject] = []
    /// What could not be read, which was said; the rest is there all the same.
    var failures: [String] = []
    var isComplete: Bool { failures.isEmpty }

    /// Says that something could not be read.
    mutating func fail(_ message: String, _ console: inout Console) {
      console.say("packtool: \(message)")
      failures.append(message)
    }
  }

  /// Every project that the paths stand for, each once; the current folder where there is no path.
  ///
  /// A source stands for the project that names it where `inContext`.
  static func open(
    _ paths: [String], inContext: Bool = false, _ invocation: Invocation, _ template: Findings,
    _ console: inout Console
  ) -> Found {
    var result = Found()
    var seen: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
      var failures: [FileError] = []
      let around: String?
      do throws(Failure) {
        around = inContext ? try self.around(path, invocation) : nil
      } catch {
        result.fail(error.message, &console)
        continue
      }
      let found = PackProject.find(around ?? path, failures: &failures)
      for failure in failures { result.fail(failure.message, &console) }
      if found.isEmpty, failures.isEmpty {
        result.fail("there is no pack project in or below \(path.quoted)", &console)
      }
      for found in found {
        do throws(Failure) {
          if try same(found, among: seen) != nil { continue }
        } catch {
          result.fail(error.message, &console)
          continue
        }
        seen.append(found)
        if around != nil {
          console.say("\(Path.printable(path)): checked with its project, \(Path.printable(found))")
        }
        do throws(Failure) {
          let project = try open(found, invocation, template)
          if let note = project.note { console.say(note) }
          result.projects.append(project)
        } catch {
          result.fail(error.message, &console)
        }
      }
    }
    return result
  }

  /// The first of some paths that stands for the same file as another.
  static func same(_ path: String, among others: [String]) throws(Failure) -> String? {
    try reading { () throws(FileError) in
      for other in others where try Path.isSame(other, path) { return other }
      return nil
    }
  }

  /// The project that names a source, where neither its kind nor its delimiter is given.
  static func around(_ path: String, _ invocation: Invocation) throws(Failure) -> String? {
    guard invocation[Shared.kind] == nil, invocation[Shared.delimiter] == nil else { return nil }
    return try reading { () throws(FileError) in try PackProject.around(source: path) }
  }

  static func open(
    _ path: String, _ invocation: Invocation, _ template: Findings
  ) throws(Failure) -> PackProject {
    try reading { () throws(FileError) in
      try PackProject(
        opening: path, kind: invocation[Shared.kind].flatMap(ContentKind.named),
        delimiter: invocation[Shared.delimiter], findings: template)
    }
  }

  /// By how it begins; one that is cut short or damaged there, by its name.
  static func isPack(_ path: String) throws(Failure) -> Bool {
    if try reading({ () throws(FileError) in try Path.isFolder(path) }) { return false }
    if path.hasSuffix(".qpk") { return true }
    if try reading({ () throws(FileError) in try Path.isPipe(path) }) { return false }
    let start = try reading { () throws(FileError) in
      try InputFile(path).read(at: 0, count: 8)
    }
    return ComparedPack.isPack(start)
  }

  static func pack(_ path: String, _ told: PackReading? = nil) throws(Failure) -> PackReader {
    let source = try reading { () throws(FileError) in
      if let told { return try told.source(path) }
      return try SourceFile.pack(path)
    }
    do throws(PackError) { return try PackReader(source, digest: .quick) } catch {
      throw .pack(error, path: path)
    }
  }

  /// Every byte and every value of a pack, on so many threads, or as many as there are cores.
  static func verify(
    _ pack: PackReader, _ path: String, threads: Int? = nil
  ) throws(Failure) {
    try reading(pack: path) { () throws(PackError) in
      try pack.verify(threads: threads ?? Workers.usualCount)
    }
  }
}
