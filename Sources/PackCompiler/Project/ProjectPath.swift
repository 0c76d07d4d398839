internal import Diagnostics
internal import Files

/// Paths that a project writes down: they start at one of its folders and stay in it.
enum ProjectPath {
  /// The finding for a path that does not stay in the project by how it is written.
  static func finding(for path: String, at place: Place, from start: String) -> Finding? {
    // By bytes, as the system takes it: a mark behind a slash must not hide it.
    var parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let endsWithSlash = parts.count > 1 && parts.last == ""
    if endsWithSlash { parts.removeLast() }
    let leaves =
      path.utf8.first == UInt8(ascii: "/") || path.utf8.contains(UInt8(ascii: "\\"))
      || path.isEmpty || path.contains("://")
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
      !target.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
    else { return nil }
    return Finding(
      .unsafePath, "the path \(path.quoted()) leads out of the project, through a link", at: place,
      help: "put the file itself into the project")
  }
}
