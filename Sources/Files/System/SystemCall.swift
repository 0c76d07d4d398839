import Glibc

/// Makes a system call, repeats it after signals, and throws the system's error for -1.
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

/// Writes all bytes at the current position of the descriptor (write).
func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32, path: String) throws(FileError) {
  var written = 0
  while written < bytes.count {
    let rest = bytes.extracting(written..<bytes.count)
    let step = try retrying(.write, path) {
      unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    }
    // A device that accepts nothing without an error would make this loop endless.
    if step == 0 { throw FileError(.write, path, errno: EIO) }
    written += step
  }
}

/// Returns the status of a path, following links; nil if that fails (stat).
func status(_ path: String) -> stat? {
  var status = stat()
  return unsafe stat(path, &status) == 0 ? status : nil
}

/// Returns the status of a path, following links; nil only if nothing exists there. Any other error
/// is thrown (stat).
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
