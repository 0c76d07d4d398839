import Glibc

/// Paths as text: joined and taken apart by their slashes, never looked up unless it says so.
///
/// What looks a path up throws where the system cannot tell: a disk that fails is not a file that is not
/// there.
package enum Path {
  package static func exists(_ path: String) throws(FileError) -> Bool { try found(path) != nil }

  /// Whether a name is taken, be it by a link that leads nowhere (lstat).
  package static func isTaken(_ path: String) throws(FileError) -> Bool {
    var status = stat()
    return try found(path, unsafe lstat(path, &status))
  }

  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    try found(path)?.isFolder == true
  }

  /// The path of `name` as seen from where `folder` is seen; an absolute name stays as it is.
  package static func joined(_ folder: String, _ name: String) -> String {
    if isAbsolute(name) || folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// The folder that holds what the path names: `a/b` of `a/b/c`, `.` of `c`.
  package static func folder(of path: String) -> String {
    let path = trimmed(Substring(path))
    guard let last = path.utf8.lastIndex(of: slash) else { return path.isEmpty ? "/" : "." }
    let folder = trimmed(path[..<last])
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The last part of the path: `c.csv` of `a/b/c.csv`.
  package static func name(of path: String) -> String {
    let path = trimmed(Substring(path))
    guard let last = path.utf8.lastIndex(of: slash) else { return String(path) }
    return String(path[path.utf8.index(after: last)...])
  }

  /// What follows the last dot of the name, in lower case: `csv`; empty where there is none.
  package static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Whether what stands there can be read only once, from its start: a pipe or a device (stat).
  package static func isPipe(_ path: String) throws(FileError) -> Bool {
    guard let status = try found(path) else { return false }
    return !status.isRegular && !status.isFolder
  }

  /// Whether a file is not to be written: nobody may, or this process may not (stat, access).
  package static func isReadOnly(_ path: String) throws(FileError) -> Bool {
    guard let status = try found(path) else { return false }
    return unsafe status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// Whether others than its owner may read or write a file (stat).
  package static func isOpenToOthers(_ path: String) throws(FileError) -> Bool {
    try found(path).map { $0.st_mode & 0o066 != 0 } ?? false
  }

  /// Whether two paths stand for one file, by whatever names and links (stat).
  package static func isSame(_ left: String, _ right: String) throws(FileError) -> Bool {
    guard let left = try found(left), let right = try found(right) else { return false }
    return left.st_dev == right.st_dev && left.st_ino == right.st_ino
  }

  /// The path with links followed and `..` gone, absolute; nil where nothing stands there (realpath).
  package static func resolved(_ path: String) throws(FileError) -> String? {
    guard let text = unsafe realpath(path, nil) else {
      _ = try found(path, -1)
      return nil
    }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// The path as seen from the working folder, where it leads to something below it (realpath); any other
  /// as it is, but for parts that are only a point.
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

  /// The path fit for a message: control characters escaped, so that none reaches a terminal.
  package static func printable(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// What stands there, links followed; nil only where nothing does (stat).
  private static func found(_ path: String) throws(FileError) -> stat? {
    var status = stat()
    return try found(path, unsafe stat(path, &status)) ? status : nil
  }

  /// Whether a call found something; where it is not known, that throws. Names that are too long and links
  /// that go round lead to nothing.
  private static func found(_ path: String, _ result: Int32) throws(FileError) -> Bool {
    if result == 0 { return true }
    let reason = errno
    if [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP].contains(reason) { return false }
    throw FileError(.read, path, errno: reason)
  }

  // Slashes are looked for as bytes: a combining mark after one must not hide it.
  private static let slash = UInt8(ascii: "/")

  private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// The path without slashes at its end, so empty for the root.
  private static func trimmed(_ path: Substring) -> Substring {
    let end = path.utf8.lastIndex { $0 != slash }
    return end.map { path[...$0] } ?? ""
  }
}
