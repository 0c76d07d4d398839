package import Diagnostics
package import Files
internal import TextUnicode

/// Checks that the paths in a project are portable and stay within a folder.
package enum ProjectPath {
  /// Returns a finding if the path, as it is written, leaves the project or is not portable.
  package static func finding(for path: String, at place: Place, from start: String) -> Finding? {
    // Splits bytes, as the system does: a combining character after a slash would hide the slash from
    // `Character`.
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
    if let finding = unportable(path, parts, at: place) { return finding }
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

  private static func unportable(
    _ path: String, _ parts: [String], at place: Place
  ) -> Finding? {
    if let forbidden = ForbiddenCharacter.first(in: path) {
      return Finding(
        .unportablePath, "the path \(path.quoted()) holds the character \(forbidden.name)",
        at: place, help: "rename the file")
    }
    if path.utf8.count > longest || parts.contains(where: { $0.utf8.count > longestName }) {
      return Finding(
        .unportablePath, "the path \(path.quoted()) is too long for a file", at: place,
        help: "a name has at most \(longestName) bytes, and a path \(longest)")
    }
    return nil
  }

  private static let longest = 1000
  private static let longestName = 255

  /// Returns a key that is equal for names which some file systems take for one: other letter case, NFC or
  /// white space.
  package static func folded(_ path: String) -> String { path.lowercased().collapsed.nfc }

  /// Returns a finding if some file systems take two different paths for one.
  package static func finding(
    for path: String, at place: Place, besides other: String, at first: Place?
  ) -> Finding? {
    guard folded(path) == folded(other), !path.utf8.elementsEqual(other.utf8) else { return nil }
    return Finding(
      .unportablePath, "the paths \(other.quoted()) and \(path.quoted()) are one on some systems",
      at: place, help: "rename one of the two files, by more than its letter case",
      related: first.map { [Related($0, "first named here")] } ?? [])
  }

  /// Returns a finding if the path must not be followed, because of its name or of links on its way.
  package static func finding(
    for path: String, to file: String, in folder: String, at place: Place, from start: String
  ) throws(FileError) -> Finding? {
    if let finding = finding(for: path, at: place, from: start) { return finding }
    return try finding(forLinksOf: path, to: file, in: folder, at: place)
  }

  /// Returns a finding if a link on the path's way leads out of the folder.
  package static func finding(
    forLinksOf path: String, to file: String, in folder: String, at place: Place
  ) throws(FileError) -> Finding? {
    guard let target = try Path.resolved(file), let root = try Path.resolved(folder),
      !target.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
    else { return nil }
    return Finding(
      .unsafePath, "the path \(path.quoted()) leads out of the project, through a link", at: place,
      help: "put the file itself into the project")
  }
}
