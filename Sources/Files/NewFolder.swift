import Glibc

/// A folder that appears under its name with everything in it, or not at all.
///
/// Files go to a temporary folder beside it; `commit` gives that its name. Without `commit`, after any
/// error, and where a signal ends the program, the temporary folder is gone with all that is in it,
/// and nothing stands under the name that did not before.
package struct NewFolder: ~Copyable {
  /// Where its files are to be written until it has its name.
  package let place: String
  private let target: String
  private let path: String
  private let old: stat?
  private var isTemporary = true

  /// What stands there already has to be an empty folder, and not the one that programs work in.
  package init(_ path: String) throws(FileError) {
    let old = status(path)
    let target = try Self.target(path, old)
    var generator = SystemRandomNumberGenerator()
    let name = ".packtool-" + String(generator.next(), radix: 16) + ".tmp"
    let place = Path.joined(Path.folder(of: target), name)
    // From here on a signal waits for `deinit`.
    Interrupts.hold()
    if unsafe mkdir(place, 0o777) != 0 {
      let reason = errno
      Interrupts.release()
      throw FileError(.create, path, errno: reason)
    }
    self.place = place
    self.target = target
    self.path = path
    self.old = old
  }

  private static func target(_ path: String, _ old: stat?) throws(FileError) -> String {
    guard let old else { return path }
    guard old.isFolder else { throw FileError(.create, path, errno: EEXIST) }
    if try !Folder.entries(of: path).isEmpty {
      throw FileError(.create, path, errno: ENOTEMPTY)
    }
    if Path.isSame(path, ".") { throw FileError(.replace, path, errno: EBUSY) }
    return Path.resolved(path) ?? path
  }

  deinit {
    if isTemporary { Folder.remove(place) }
    Interrupts.release()
  }

  /// Throws where a new folder cannot have the path: long work asks before it begins.
  package static func check(_ path: String) throws(FileError) {
    _ = try target(path, status(path))
  }

  /// Throws where a signal is to end the program: long work asks now and then.
  package static func checkInterrupts() throws(FileError) {
    if Interrupts.isPending { throw FileError(.create, "the folder", errno: EINTR) }
  }

  /// Gives it its name, for good even if the power goes (rename, fsync of the folder above).
  package consuming func commit() throws(FileError) {
    try Self.checkInterrupts()
    if let old { _ = unsafe chmod(place, old.st_mode & 0o7777) }
    try Folder.synchronise(place)
    _ = try retrying(.create, path) { unsafe rename(place, target) }
    isTemporary = false
    try Folder.synchronise(Path.folder(of: target))
  }
}
