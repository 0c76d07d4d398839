import Arguments
import Diagnostics
import Files
import Projects

extension Compile {
  /// Compiles every project below a folder, each into a file of its own.
  ///
  /// One project's errors, and files of it that cannot be read, do not keep the others from being compiled.
  static func compileAll(
    below path: String, _ template: Findings, knowing known: KnownFindings?,
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let folder = try outputFolder(invocation)
    if folder == nil, let file = invocation[output] {
      throw .usage(
        invocation.usageError(
          "\(path.quoted) is a folder of projects, and -o names one file; for a folder, end it with a slash: -o \(Path.shellWord(file))/"
        ))
    }
    var found = try ProjectInput.open([path], invocation, template, &console)
    try checkNames(found.projects)
    if !found.projects.isEmpty { try create(folder) }
    var signer = Signer()
    var written = 0
    var wrong = 0
    for project in found.projects {
      let name = fileName(of: project) ?? ".qpk"
      let file = folder.map { Path.joined($0, name) } ?? name
      do throws(Failure) {
        let isWritten = try compile(
          project, to: file, knowing: known, isOnly: false, invocation, &signer, &console)
        written += isWritten ? 1 : 0
        wrong += isWritten ? 0 : 1
      } catch {
        // Only files concern one project. A wrong passphrase, say, concerns them all.
        guard case .file(let error) = error else { throw error }
        found.fail(error.message, &console)
      }
    }
    if !found.projects.isEmpty {
      console.say(summary(written, of: found.projects.count, wrong: wrong))
    }
    if !found.isComplete { return .unreadable }
    return wrong > 0 ? .findings : .fine
  }

  /// The folder that `-o` names: it ends in a slash, or is there; nil if it names a file or is not given.
  static func outputFolder(_ invocation: Invocation) throws(Failure) -> String? {
    guard let path = invocation[output] else { return nil }
    let isFolder = try reading { () throws(FileError) in try Path.isFolder(path) }
    return path.hasSuffix("/") || isFolder ? path : nil
  }

  static func create(_ folder: String?) throws(Failure) {
    guard let folder else { return }
    let isThere = try reading { () throws(FileError) in try Path.isFolder(folder) }
    if !isThere { try reading { () throws(FileError) in try Folder.create(folder) } }
  }

  /// The name of a project's pack, by its id; nil if errors of the manifest leave none.
  static func fileName(of project: PackProject) -> String? {
    project.manifest.map { $0.id + ".qpk" }
  }

  /// Throws if the packs of two projects would have one name.
  private static func checkNames(_ projects: [PackProject]) throws(Failure) {
    var owners: [String: PackProject] = [:]
    for project in projects {
      guard let name = fileName(of: project) else { continue }
      if let other = owners[name] {
        throw .message(
          "nothing is written: \(other.path.quoted) and \(project.path.quoted) would both write \(name.quoted); give one of them another id",
          .findings)
      }
      owners[name] = project
    }
  }

  private static func summary(_ written: Int, of count: Int, wrong: Int) -> String {
    if written == count { return "compiled \(counted(count, "project"))" }
    let reason = wrong > 0 ? ": \(wrong) \(wrong == 1 ? "has" : "have") errors" : ""
    return "compiled \(written) of \(counted(count, "project"))\(reason)"
  }
}
