internal import CMalloc
import Glibc

/// A folder that appears under its name with everything in it, or not at all.
///
/// Files are written to a temporary folder beside the target, and `commit` renames it. Without
/// `commit`, after an error, and when a signal ends the program, the temporary folder is removed
/// with its content. What had the name before stays until `commit`, which can replace a folder in
/// one step.
package struct NewFolder: ~Copyable {
  /// The temporary folder, in which the files are written.
  package let place: String
  private let target: String
  private let path: String
  private let old: stat?
  /// True if the target is a folder with something in it, which `commit` replaces.
  private let replaces: Bool
  /// The open temporary folder, which holds its lock.
  private let descriptor: Int32
  private var isTemporary = true

  /// Makes the temporary folder. The target must be a name that is free, or an empty folder other
  /// than the working folder. A private folder is its owner's alone, whatever the umask.
  package init(_ path: String, isPrivate: Bool = false) throws(FileError) {
    try self.init(path, isPrivate: isPrivate, replacing: false)
  }

  /// Makes the temporary folder for a target that may also be a folder with anything in it, which
  /// `commit` removes.
  package init(replacing path: String) throws(FileError) {
    try self.init(path, isPrivate: false, replacing: true)
  }

  private init(_ path: String, isPrivate: Bool, replacing: Bool) throws(FileError) {
    let old = try status(of: path, .create)
    let (target, replaces) = try Self.target(path, old, replacing: replacing)
    Temporary.sweep(Path.folder(of: target))
    // From here on, signals wait for `deinit`.
    Interrupts.hold()
    do throws(FileError) {
      (place, descriptor) = try Self.made(path, beside: target, mode: isPrivate ? 0o700 : 0o777)
    } catch {
      Interrupts.release()
      throw error
    }
    self.target = target
    self.path = path
    self.old = old
    self.replaces = replaces
  }

  /// Makes and locks a temporary folder.
  private static func made(
    _ path: String, beside target: String, mode: mode_t
  ) throws(FileError) -> (String, Int32) {
    while true {
      let place = Temporary.path(beside: target)
      _ = try retrying(.create, path) { unsafe mkdir(place, mode) }
      do throws(FileError) {
        let descriptor = try retrying(.create, path) {
          unsafe open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        if Temporary.keep(descriptor) { return (place, descriptor) }
        _ = close(descriptor)
      } catch {
        // The sweep of another process may have removed the folder before it was locked.
        guard error.isMissing else {
          _ = unsafe rmdir(place)
          throw error
        }
      }
    }
  }

  private static func target(
    _ path: String, _ old: stat?, replacing: Bool
  ) throws(FileError) -> (String, replaces: Bool) {
    guard let old else { return (path, false) }
    guard old.isFolder else { throw FileError(.create, path, errno: EEXIST) }
    let isEmpty = try Folder.entries(of: path).isEmpty
    if !isEmpty, !replacing { throw FileError(.create, path, errno: ENOTEMPTY) }
    if try Path.isSame(path, ".") { throw FileError(.replace, path, errno: EBUSY) }
    return (try Path.resolved(path) ?? path, !isEmpty)
  }

  deinit {
    if isTemporary { Folder.remove(place) }
    _ = close(descriptor)
    Interrupts.release()
  }

  /// Throws if `path` cannot become a new folder. Long work asks before it begins.
  package static func check(_ path: String) throws(FileError) {
    _ = try target(path, status(of: path, .create), replacing: false)
  }

  /// Throws if a signal is waiting to end the program. Long work asks now and then.
  package static func checkInterrupts() throws(FileError) {
    if Interrupts.isPending { throw FileError(.create, "the folder", errno: EINTR) }
  }

  /// Renames the temporary folder to its target, durably (rename, fsync of the folder above).
  ///
  /// A folder that is replaced changes places with the new one in one step and is then removed
  /// (renameat2, RENAME_EXCHANGE).
  package consuming func commit() throws(FileError) {
    try Self.checkInterrupts()
    if let old { _ = unsafe chmod(place, old.st_mode & 0o7777) }
    try Folder.synchronise(place)
    if replaces {
      try exchange()
    } else {
      _ = try retrying(.create, path) { unsafe rename(place, target) }
      isTemporary = false
    }
    try Folder.synchronise(Path.folder(of: target))
  }
  /// The flag that lets two names change places (RENAME_EXCHANGE).
  private static let exchanging: UInt32 = 2

  /// Gives the new folder the name of the old one, and the old one the temporary name.
  private func exchange() throws(FileError) {
    do throws(FileError) {
      _ = try retrying(.replace, path) {
        unsafe renameat2(AT_FDCWD, place, AT_FDCWD, target, Self.exchanging)
      }
    } catch {
      // A file system that cannot do that reports an invalid argument.
      guard [EINVAL, ENOSYS].contains(error.errno) else { throw error }
      throw FileError(.replace, path, errno: EOPNOTSUPP)
    }
  }
}
