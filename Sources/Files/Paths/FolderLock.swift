import Glibc

/// A lock on a folder, held by one program at a time until this value or the program ends.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits for the lock and takes it (flock).
  package init(_ path: String) throws(FileError) {
    descriptor = try retrying(.write, path) {
      unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    // On a file system without locks, there is none.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { _ = close(descriptor) }
}
