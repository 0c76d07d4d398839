import Glibc

/// One program at a time in a folder, for as long as this is kept; gone with the program in any case.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until no other program has it (flock).
  package init(_ path: String) throws(FileError) {
    descriptor = try retrying(.write, path) {
      unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    // Where a file system knows no locks there is none.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { _ = close(descriptor) }
}
