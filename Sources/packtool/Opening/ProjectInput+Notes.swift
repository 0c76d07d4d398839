import Arguments
import Files
import Projects

extension ProjectInput {
  /// Prints a note about files and projects in the folders of projects that nothing checks.
  static func noteStrays(in projects: [PackProject], _ console: inout Console) {
    for project in projects {
      if !project.isBare, let note = project.note { console.say(note) }
      let strays = project.strays()
      if !strays.files.isEmpty {
        let verb = strays.files.count == 1 ? "is" : "are"
        console.say(
          "note: \(listed(strays.files)) \(verb) not checked: no <source> of pack.xml names \(strays.files.count == 1 ? "it" : "them")"
        )
      }
      if !strays.projects.isEmpty {
        let verb =
          strays.projects.count == 1 ? "is a project of its own" : "are projects of their own"
        console.say(
          "note: \(listed(strays.projects)) \(verb), and not checked with \(Path.printable(project.path))"
        )
      }
    }
  }

  /// At most three paths, and the number of the others.
  private static func listed(_ paths: [String]) -> String {
    let shown = paths.prefix(3).map(Path.printable).joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
  }

  /// Refuses `--kind` for a project of another kind, which its manifest says.
  static func checkKind(of project: PackProject, _ invocation: Invocation) throws(Failure) {
    guard let kind = invocation[Shared.kind], !project.isBare, let own = project.manifest?.kind,
      own != kind
    else { return }
    throw .usage(
      invocation.usageError(
        "--kind \(kind) is for bare sources: \(project.path.quoted) is a project of the kind \(own)"
      ))
  }
}
