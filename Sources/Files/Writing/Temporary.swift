import Glibc
import Synchronization

/// Temporary files and folders, under generated names beside their targets.
///
/// The process that makes one holds a lock on it (flock), which ends with the process. An unlocked
/// one was therefore left by a killed program, and the next program that writes there removes it.
enum Temporary {
  /// The flags of a file without a name (O_TMPFILE, a macro that Swift does not import).
  static let nameless = O_DIRECTORY | 0o20_000_000

  private static let prefix = ".packtool-"
  private static let suffix = ".tmp"

  /// Returns an unused name in the folder of a target.
  static func path(beside target: String) -> String {
    var generator = SystemRandomNumberGenerator()
    let name = prefix + String(generator.next(), radix: 16) + suffix
    return Path.joined(Path.folder(of: target), name)
  }

  /// Locks a new file or folder; false if a sweep came first, so that it is gone or will be.
  ///
  /// On a file system without locks it is not locked, and sweeps remove nothing.
  static func keep(_ descriptor: Int32) -> Bool {
    if !lock(descriptor), errno == EWOULDBLOCK { return false }
    var status = stat()
    return unsafe fstat(descriptor, &status) != 0 || status.st_nlink > 0
  }

  /// Removes what killed programs of this user left in a folder, which may be open as `descriptor`. Each folder is
  /// searched once for each process, as it may be large.
  static func sweep(_ folder: String, _ descriptor: Int32? = nil) {
    guard swept.withLock({ $0.insert(folder).inserted }) else { return }
    let (path, start) = descriptor.map { (".", $0) } ?? (folder, AT_FDCWD)
    guard let stream = try? unsafe Folder.opened(path, in: start) else { return }
    defer { _ = unsafe closedir(stream) }
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if isOurs(name) { removeUnlessKept(name, in: unsafe dirfd(stream)) }
    }
  }

  private static let swept = Mutex<Set<String>>([])

  private static func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let number = name.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    return (1...16).contains(number.count)
      && number.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func removeUnlessKept(_ name: String, in folder: Int32) {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = unsafe openat(folder, name, flags)
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_uid == geteuid(), lock(descriptor)
    else { return }
    Folder.remove(name, in: folder)
  }

  /// Tries to lock without waiting: another owner is at work, or about to remove it.
  private static func lock(_ descriptor: Int32) -> Bool {
    while true {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      if errno != EINTR { return false }
    }
  }
}
