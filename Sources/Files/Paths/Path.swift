import Glibc
internal import SafeText

/// Paths as text. Functions that look up a file name the system call.
///
/// They throw if the system cannot tell: a failing disk is not a missing file.
package enum Path {
  /// True if the path leads to something, following links (stat).
  package static func exists(_ path: String) throws(FileError) -> Bool { try found(path) != nil }

  /// True if the name exists, even as a link whose target is missing (lstat).
  package static func isTaken(_ path: String) throws(FileError) -> Bool {
    var status = stat()
    return try found(path, unsafe lstat(path, &status))
  }

  /// True if the path leads to a folder, following links (stat).
  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    try found(path)?.isFolder == true
  }

  /// Returns the path of `name` in `folder`; an absolute name stays as it is.
  package static func joined(_ folder: String, _ name: String) -> String {
    if isAbsolute(name) || folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// Returns the folder of a path: `a/b` for `a/b/c`, `.` for `c`.
  package static func folder(of path: String) -> String {
    let path = trimmed(Substring(path))
    guard let last = path.utf8.lastIndex(of: slash) else { return path.isEmpty ? "/" : "." }
    let folder = trimmed(path[..<last])
    return folder.isEmpty ? "/" : String(folder)
  }

  /// Returns the last part of a path: `c.csv` for `a/b/c.csv`.
  package static func name(of path: String) -> String {
    let path = trimmed(Substring(path))
    guard let last = path.utf8.lastIndex(of: slash) else { return String(path) }
    return String(path[path.utf8.index(after: last)...])
  }

  /// Returns the part of the name behind its last dot, in lower case: `csv`; empty if there is
  /// none.
  package static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// True if the file can only be read once from its start, like a pipe or a device (stat).
  package static func isPipe(_ path: String) throws(FileError) -> Bool {
    guard let status = try found(path) else { return false }
    return !status.isRegular && !status.isFolder
  }

  /// True if nobody may write the file, or if this process may not (stat, access).
  package static func isReadOnly(_ path: String) throws(FileError) -> Bool {
    guard let status = try found(path) else { return false }
    return unsafe status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// True if others than the owner may read or write the file (stat).
  package static func isOpenToOthers(_ path: String) throws(FileError) -> Bool {
    try found(path).map { $0.st_mode & 0o066 != 0 } ?? false
  }

  /// True if two paths lead to the same file, by whatever names and links (stat).
  package static func isSame(_ left: String, _ right: String) throws(FileError) -> Bool {
    guard let left = try found(left), let right = try found(right) else { return false }
    return left.st_dev == right.st_dev && left.st_ino == right.st_ino
  }

  /// Returns the absolute path without links and `..`; nil if nothing exists there (realpath).
  package static func resolved(_ path: String) throws(FileError) -> String? {
    guard let text = unsafe realpath(path, nil) else {
      _ = try found(path, -1)
      return nil
    }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// Returns the path relative to the working folder if it leads to something below it (realpath).
  /// Any other path only loses its parts `.`.
  package static func relative(_ path: String) throws(FileError) -> String {
    var path = path
    let parts = path.split(separator: "/")
    if isAbsolute(path) || parts.contains(".."), let here = try resolved("."),
      let there = try resolved(path)
    {
      let start = here == "/" ? here : here + "/"
      if there.hasPrefix(start) { path = String(there.dropFirst(start.count)) }
    }
    let plain = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return isAbsolute(path) ? "/" + plain : plain
  }

  /// Returns the path as it is named from a folder, with `..` where it leads out of it (realpath). A path to nothing
  /// stays as it is.
  package static func relative(_ path: String, to folder: String) throws(FileError) -> String {
    guard let base = try resolved(folder), let there = try resolved(path) else { return path }
    let (from, to) = (base.utf8.split(separator: slash), there.utf8.split(separator: slash))
    let shared = zip(from, to).prefix { $0.elementsEqual($1) }.count
    let up = [String](repeating: "..", count: from.count - shared)
    return (up + to.dropFirst(shared).map { String(decoding: $0, as: UTF8.self) })
      .joined(separator: "/")
  }

  /// Returns the path for a message on a terminal, which must not be driven by a name.
  package static func printable(_ path: String) -> String { path.terminalSafe }

  /// Returns the path quoted as one word for a shell.
  package static func shellWord(_ path: String) -> String {
    let plain = path.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x80...: true
      default: "_-./+@%:,=".utf8.contains(byte)
      }
    }
    if plain, !path.isEmpty, !path.hasPrefix("-") { return path }
    let safe = path.hasPrefix("-") ? "./" + path : path
    return "'" + safe.replacing("'", with: "'\\''") + "'"
  }

  /// Returns the status of a path, following links; nil only if nothing exists there (stat).
  private static func found(_ path: String) throws(FileError) -> stat? {
    var status = stat()
    return try found(path, unsafe stat(path, &status)) ? status : nil
  }

  /// Interprets the result of a call: true if it found something, false if nothing exists. Names
  /// that are too long and circular links lead to nothing. Other errors are thrown.
  private static func found(_ path: String, _ result: Int32) throws(FileError) -> Bool {
    if result == 0 { return true }
    let reason = errno
    if [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP].contains(reason) { return false }
    throw FileError(.read, path, errno: reason)
  }

  // Slashes are searched as bytes, because a combining mark would hide the slash before it.
  private static let slash = UInt8(ascii: "/")

  private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Returns the path without trailing slashes; empty for the root.
  private static func trimmed(_ path: Substring) -> Substring {
    let end = path.utf8.lastIndex { $0 != slash }
    return end.map { path[...$0] } ?? ""
  }
}
