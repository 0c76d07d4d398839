import Glibc

/// Calls until a signal no longer interrupts, and turns −1 into the system's error.
func retrying<Result: SignedInteger>(
  _ operation: FileError.Operation, _ path: String, _ call: () -> Result
) throws(FileError) -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    let reason = errno
    if reason != EINTR { throw FileError(operation, path, errno: reason) }
  }
}

/// Writes all bytes at the descriptor's own position (write).
func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32, path: String) throws(FileError) {
  var written = 0
  while written < bytes.count {
    let rest = bytes.extracting(written..<bytes.count)
    let step = try retrying(.write, path) {
      unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    }
    // A device that takes nothing and reports nothing would hold us here for ever.
    if step == 0 { throw FileError(.write, path, errno: EIO) }
    written += step
  }
}

/// What stands at a path, links followed (stat).
func status(_ path: String) -> stat? {
  var status = stat()
  return unsafe stat(path, &status) == 0 ? status : nil
}

/// The same; nil only where nothing is there, and what keeps it from being told throws.
func status(of path: String, _ operation: FileError.Operation) throws(FileError) -> stat? {
  var status = stat()
  if unsafe stat(path, &status) == 0 { return status }
  if errno == ENOENT || errno == ENOTDIR { return nil }
  throw FileError(operation, path, errno: errno)
}

extension stat {
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
}
