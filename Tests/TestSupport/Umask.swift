internal import Glibc
internal import Synchronization

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
