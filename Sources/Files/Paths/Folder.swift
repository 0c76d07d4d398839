import Glibc

/// Folders: listing and making them.
package enum Folder {
  /// A name in a folder.
  package struct Entry: Equatable, Sendable {
    package enum Kind: Sendable {
      case file
      case folder
      /// A device, a pipe, or a link to a folder, which is not followed so that every walk ends.
      case other
      /// A name that is not UTF-8, which a path in this program cannot express; `name` is an
      /// approximation.
      case unnameable
    }

    package var name: String
    package var kind: Kind
  }

  /// Returns the entries of a folder without `.` and `..`, sorted by the bytes of their names
  /// (readdir).
  package static func entries(of path: String) throws(FileError) -> [Entry] {
    let stream = try unsafe opened(path)
    defer { _ = unsafe closedir(stream) }
    var names: [(text: String, isExact: Bool)] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          unsafe (String(cString: name), String(validatingCString: name) != nil)
        }
      }
      if name.0 != ".", name.0 != ".." { names.append(name) }
    }
    if errno != 0 { throw FileError(.list, path, errno: errno) }
    names.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    return try names.map { (name, isExact) throws(FileError) in
      Entry(name: name, kind: isExact ? try kind(of: Path.joined(path, name)) : .unnameable)
    }
  }

  /// Opens a folder for listing, and tries again after signals (opendir).
  static func opened(_ path: String) throws(FileError) -> OpaquePointer {
    while true {
      if let stream = unsafe opendir(path) { return unsafe stream }
      if errno != EINTR { throw FileError(.list, path, errno: errno) }
    }
  }

  /// Makes a folder and the folders above it, durably. A folder that exists is fine (mkdir, fsync
  /// of the folder above).
  package static func create(_ path: String) throws(FileError) {
    if let there = try status(of: path, .create) {
      if there.isFolder { return }
      throw FileError(.create, path, errno: EEXIST)
    }
    let parent = Path.folder(of: path)
    if parent != path { try create(parent) }
    // Another program may have made the folder in the meantime.
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(.create, path, errno: errno)
    }
    try synchronise(parent)
  }

  /// Removes a folder and everything in it, as far as possible. Links are removed, not followed
  /// (unlink, rmdir).
  static func remove(_ path: String) {
    for entry in (try? entries(of: path)) ?? [] {
      let name = Path.joined(path, entry.name)
      if entry.kind == .folder { remove(name) } else { _ = unsafe unlink(name) }
    }
    _ = unsafe rmdir(path)
  }

  /// Makes renames in this folder durable (fsync).
  static func synchronise(_ path: String) throws(FileError) {
    let descriptor = try retrying(.write, path) {
      unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    defer { _ = close(descriptor) }
    do throws(FileError) {
      _ = try retrying(.write, path) { fsync(descriptor) }
    } catch {
      // Some file systems cannot sync folders and report EINVAL; nothing can be done then.
      if error.errno != EINVAL { throw error }
    }
  }

  /// Returns the kind of an entry, following links. An entry that vanished, and a link whose target
  /// is missing or forbidden, is `.other` (lstat, stat).
  private static func kind(of path: String) throws(FileError) -> Entry.Kind {
    var itself = stat()
    if unsafe lstat(path, &itself) != 0 {
      if errno == ENOENT { return .other }
      throw FileError(.list, path, errno: errno)
    }
    if itself.isFolder { return .folder }
    if itself.isRegular { return .file }
    var there = stat()
    if unsafe stat(path, &there) == 0 { return there.isRegular ? .file : .other }
    if [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP, EACCES].contains(errno) { return .other }
    throw FileError(.list, path, errno: errno)
  }
}
