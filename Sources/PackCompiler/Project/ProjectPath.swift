internal import Diagnostics
internal import Files

/// Paths that a project writes down: they start at one of its folders and stay in it.
enum ProjectPath {
  /// The finding for a path that does not stay in the project by how it is written.
  static func finding(for path: String, at place: Place, from start: String) -> Finding? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let endsWithSlash = parts.count > 1 && parts.last == ""
    if endsWithSlash { parts.removeLast() }
    let leaves = path.isEmpty || path.hasPrefix("/") || path.contains("\\") || path.contains("://")
    if leaves || parts.contains("..") {
      return Finding(
        .unsafePath, "the path \(path.quoted()) does not stay in the project", at: place,
        help: "use a path below \(start), with / between its parts")
    }
    if endsWithSlash || parts.contains(".") || parts.contains("") {
      let help =
        if parts.contains("") { "write one / between its parts" } else {
          endsWithSlash
            ? "leave out the / at its end" : "leave out the parts that are only a point"
        }
      return Finding(
        .unsafePath, "the path \(path.quoted()) is not written plainly", at: place, help: help)
    }
    return nil
  }

  /// The finding for a path that leaves the folder through a link on the way.
  static func finding(
    forLinksOf path: String, to file: String, in folder: String, at place: Place
  ) -> Finding? {
    guard let target = Path.resolved(file), let root = Path.resolved(folder),
      !target.hasPrefix(root == "/" ? root : root + "/")
    else { return nil }
    return Finding(
      .unsafePath, "the path \(path.quoted()) leads out of the project, through a link", at: place,
      help: "put the file itself into the project")
  }
}
