import Arguments
import Diagnostics
import Files
import PackCompiler
import PackFormat

/// Opens what commands are given.
enum Projects {
  /// What the paths of a command came to.
  struct Found {
    var projects: [PackProject] = []
    /// Something could not be read, which was said; the rest is there all the same.
    var isComplete = true
  }

  /// Every project that the paths stand for, each once; the current folder where there is no path.
  static func open(
    _ paths: [String], _ invocation: Invocation, _ template: Findings, _ console: inout Console
  ) -> Found {
    var result = Found()
    var seen: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
      var failures: [FileError] = []
      let found = PackProject.find(path, failures: &failures)
      for failure in failures { console.say("packtool: \(failure.message)") }
      if found.isEmpty, failures.isEmpty {
        console.say("packtool: there is no pack project in or below \(path.quoted)")
      }
      if found.isEmpty || !failures.isEmpty { result.isComplete = false }
      for path in found where !seen.contains(where: { Path.isSame($0, path) }) {
        seen.append(path)
        do throws(Failure) {
          let project = try open(path, invocation, template)
          if let note = project.note { console.say(note) }
          result.projects.append(project)
        } catch {
          _ = console.report(error)
          result.isComplete = false
        }
      }
    }
    return result
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

  static func pack(_ path: String) throws(Failure) -> PackReader {
    let source = try reading { () throws(FileError) in try SourceFile.pack(path) }
    do throws(PackError) { return try PackReader(source) } catch { throw .pack(error, path: path) }
  }
}
