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
  ///
  /// A folder in the folder `root` is not reached by links that leave `root`.
  package static func entries(
    of path: String, within root: String? = nil
  ) throws(FileError) -> [Entry] {
    let stream = try unsafe opened(path, within: root)
    defer { _ = unsafe closedir(stream) }
    var names = try unsafe names(in: stream, path)
    names.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    return try names.map { (name, isExact) throws(FileError) in
      Entry(
        name: name, kind: isExact ? try unsafe kind(of: name, in: dirfd(stream), path) : .unnameable
      )
    }
  }

  /// Returns the names in an open folder; some of them may not be UTF-8 (readdir).
  private static func names(
    in stream: OpaquePointer, _ path: String
  ) throws(FileError) -> [(text: String, isExact: Bool)] {
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
    return names
  }

  private static func opened(
    _ path: String, within root: String?
  ) throws(FileError) -> OpaquePointer {
    guard let root else { return try unsafe opened(path) }
    let place = try PlaceBelow(path, within: root, .list)
    return try unsafe opened(place.name, in: place.folder)
  }

  /// Opens a folder for listing; `path` starts at the open folder `folder`, and its last part is no link if that is
  /// given (openat, fdopendir).
  static func opened(
    _ path: String, in folder: Int32 = AT_FDCWD
  ) throws(FileError) -> OpaquePointer {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (folder == AT_FDCWD ? 0 : O_NOFOLLOW)
    let descriptor = try retrying(.list, path) { unsafe openat(folder, path, flags) }
    if let stream = unsafe fdopendir(descriptor) { return unsafe stream }
    let reason = errno
    _ = close(descriptor)
    throw FileError(.list, path, errno: reason)
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

  /// Removes a folder of a draft and everything in it, as far as possible.
  package static func discard(_ path: String) { remove(path) }

  /// Removes a folder and everything in it, as far as possible. Links are removed, not followed
  /// (unlinkat).
  static func remove(_ path: String, in folder: Int32 = AT_FDCWD) {
    if unsafe unlinkat(folder, path, 0) == 0 || errno == ENOENT { return }
    if let stream = try? unsafe opened(path, in: folder) {
      for name in (try? unsafe names(in: stream, path)) ?? [] {
        unsafe remove(name.text, in: dirfd(stream))
      }
      _ = unsafe closedir(stream)
    }
    _ = unsafe unlinkat(folder, path, AT_REMOVEDIR)
  }

  /// Makes renames in this folder durable (fsync).
  static func synchronise(_ path: String, in folder: Int32 = AT_FDCWD) throws(FileError) {
    let descriptor = try retrying(.write, path) {
      unsafe openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
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
  /// is missing or forbidden, is `.other` (fstatat).
  private static func kind(
    of name: String, in folder: Int32, _ path: String
  ) throws(FileError) -> Entry.Kind {
    var itself = stat()
    if unsafe fstatat(folder, name, &itself, AT_SYMLINK_NOFOLLOW) != 0 {
      if errno == ENOENT { return .other }
      throw FileError(.list, Path.joined(path, name), errno: errno)
    }
    if itself.isFolder { return .folder }
    if itself.isRegular { return .file }
    var there = stat()
    if unsafe fstatat(folder, name, &there, 0) == 0 { return there.isRegular ? .file : .other }
    if [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP, EACCES].contains(errno) { return .other }
    throw FileError(.list, Path.joined(path, name), errno: errno)
  }
}
