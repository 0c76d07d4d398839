import Glibc
internal import Synchronization

/// A nameless temporary file for data that does not fit into memory. It disappears with its last
/// owner or the process.
package final class SpillFile: Sendable {
  private struct State {
    var descriptor: Int32?
    var end = 0
    var isUnusable = false
    var failure: FileError?
  }

  private let state = Mutex(State())
  private let path: String

  /// Prepares a store; the file is only created when something is put into it (open, unlink).
  package init() {
    // /var/tmp is meant for large files, while /tmp may be in memory.
    path = Environment["TMPDIR"] ?? "/var/tmp"
  }

  /// Creates a store in a file that is being written, from `start` on; nil if there are no more
  /// descriptors (fcntl).
  init?(_ descriptor: Int32, from start: Int, _ path: String) {
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    if own < 0 { return nil }
    self.path = path
    state.withLock { ($0.descriptor, $0.end) = (own, start) }
  }

  deinit {
    if let descriptor = state.withLock({ $0.descriptor }) { _ = close(descriptor) }
  }

  /// Appends bytes and returns their offset; nil if there is no room, or if no file can be created
  /// (pwrite).
  package func put(_ bytes: [UInt8]) -> Int? {
    state.withLock { state in
      if state.isUnusable { return nil }
      guard let descriptor = state.descriptor ?? made() else {
        state.isUnusable = true
        return nil
      }
      state.descriptor = descriptor
      var written = 0
      while written < bytes.count {
        let step = unsafe bytes.withUnsafeBytes { bytes in
          let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
          return unsafe pwrite(descriptor, rest.baseAddress, rest.count, state.end + written)
        }
        if step < 0, errno == EINTR { continue }
        guard step > 0 else {
          state.isUnusable = true
          return nil
        }
        written += step
      }
      defer { state.end += bytes.count }
      return state.end
    }
  }

  /// Creates the file, if possible without ever giving it a name (open, O_TMPFILE).
  private func made() -> Int32? {
    let own = unsafe open(path, Temporary.nameless | O_RDWR | O_CLOEXEC, 0o600)
    if own >= 0 { return own }
    let name = Temporary.path(beside: Path.joined(path, "pack"))
    let descriptor = unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { return nil }
    _ = unsafe unlink(name)
    return descriptor
  }

  /// Returns `count` bytes from `offset` on; none if that fails, which `check` then reports
  /// (pread).
  package func take(_ offset: Int, _ count: Int) -> [UInt8] {
    guard let descriptor = state.withLock({ $0.descriptor }) else { return [] }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      while filled < count {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: bytes[filled...])
        let step = unsafe pread(descriptor, rest.baseAddress, rest.count, offset + filled)
        if step < 0, errno == EINTR { continue }
        guard step > 0 else {
          let error = FileError(.read, path, errno: step < 0 ? errno : EIO)
          return state.withLock { $0.failure = $0.failure ?? error }
        }
        filled += step
      }
    }
    return bytes.count == count ? bytes : []
  }

  /// Frees the space in the background; nothing can be read afterwards (close).
  package func release() {
    let descriptor = state.withLock { state in
      defer { (state.descriptor, state.isUnusable) = (nil, true) }
      return state.descriptor
    }
    guard let descriptor else { return }
    if !Workers.start({ _ = close(descriptor) }) { _ = close(descriptor) }
  }

  /// Throws the first read error, if there was one.
  package func check() throws(FileError) {
    if let error = state.withLock({ $0.failure }) { throw error }
  }
}
