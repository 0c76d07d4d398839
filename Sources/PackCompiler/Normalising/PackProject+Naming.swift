package import Diagnostics
package import Files

extension PackProject {
  /// The project that a bare source belongs to: the one that names it, from its folder or from one
  /// above it. Nil for what no project names, and for a project itself.
  ///
  /// What the manifest says of languages and delimiters is true of the source, however it is opened.
  package func project(findings template: Findings) throws(FileError) -> PackProject? {
    guard manifestFile == nil, !isHeld else { return nil }
    var folder = Path.folder(of: path)
    while true {
      if Path.exists(Path.joined(folder, Self.manifestName)) {
        let project = try PackProject(opening: folder, kind: nil, findings: template)
        if project.names(path) { return project }
      }
      let parent = Path.folder(of: folder)
      if parent == folder { return nil }
      folder = parent
    }
  }

  private func names(_ file: String) -> Bool {
    manifest?.sources.contains { Path.isSame(Path.joined(folder, $0.path), file) } == true
  }
}
