internal import Files
internal import Glibc
internal import Synchronization

/// A temporary folder for one test, deleted with its contents at the end.
package final class TemporaryFolder {
  package let path: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    path = "/tmp/packtool-tests-" + String(generator.next(), radix: 16)
    _ = unsafe mkdir(path, 0o700)
  }

  deinit { Self.remove(path) }

  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  @discardableResult
  package func write(_ name: String, _ bytes: [UInt8]) -> String {
    let descriptor = unsafe open(self(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    _ = unsafe Glibc.write(descriptor, bytes, bytes.count)
    _ = close(descriptor)
    return self(name)
  }

  private static func remove(_ path: String) {
    for entry in (try? Folder.entries(of: path)) ?? [] {
      let path = Path.joined(path, entry.name)
      if entry.kind == .folder { remove(path) } else { _ = unsafe unlink(path) }
    }
    _ = unsafe rmdir(path)
  }
}

/// The umask of the process, which tests that run side by side share.
package enum Umask {
  private static let lock = Mutex(())

  /// Runs `body` with the umask `mask`, or with that of the process, and with no other body of a test meanwhile.
  package static func with<Result>(
    _ mask: UInt32? = nil, _ body: (UInt32) throws -> Result
  ) rethrows -> Result {
    try lock.withLock { _ in
      let old = umask(mask ?? 0o022)
      if mask == nil { _ = umask(old) }
      defer { _ = umask(old) }
      return try body(mask ?? old)
    }
  }
}
