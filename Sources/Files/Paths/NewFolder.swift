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
  /// Holds the lock.
  private let descriptor: Int32
  private var isTemporary = true

  /// What stands there already has to be an empty folder, and not the one that programs work in.
  package init(_ path: String) throws(FileError) {
    let old = try status(of: path, .create)
    let target = try Self.target(path, old)
    Temporary.sweep(Path.folder(of: target))
    // From here on a signal waits for `deinit`.
    Interrupts.hold()
    do throws(FileError) {
      (place, descriptor) = try Self.made(path, beside: target)
    } catch {
      Interrupts.release()
      throw error
    }
    self.target = target
    self.path = path
    self.old = old
  }

  /// A new folder, locked.
  private static func made(
    _ path: String, beside target: String
  ) throws(FileError) -> (String, Int32) {
    while true {
      let place = Temporary.path(beside: target)
      _ = try retrying(.create, path) { unsafe mkdir(place, 0o777) }
      do throws(FileError) {
        let descriptor = try retrying(.create, path) {
          unsafe open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        if Temporary.keep(descriptor) { return (place, descriptor) }
        _ = close(descriptor)
      } catch {
        // A sweep may have come in between.
        guard error.isMissing else {
          _ = unsafe rmdir(place)
          throw error
        }
      }
    }
  }

  private static func target(_ path: String, _ old: stat?) throws(FileError) -> String {
    guard let old else { return path }
    guard old.isFolder else { throw FileError(.create, path, errno: EEXIST) }
    if try !Folder.entries(of: path).isEmpty {
      throw FileError(.create, path, errno: ENOTEMPTY)
    }
    if try Path.isSame(path, ".") { throw FileError(.replace, path, errno: EBUSY) }
    return try Path.resolved(path) ?? path
  }

  deinit {
    if isTemporary { Folder.remove(place) }
    _ = close(descriptor)
    Interrupts.release()
  }

  /// Throws where a new folder cannot have the path: long work asks before it begins.
  package static func check(_ path: String) throws(FileError) {
    _ = try target(path, status(of: path, .create))
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
