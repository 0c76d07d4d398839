import Glibc
internal import Synchronization

/// A file for what has no room in memory, without a name, so that it goes with the last who holds it, or the process.
package final class ScratchFile: Sendable {
  private struct State {
    var descriptor: Int32?
    var end = 0
    var isUnusable = false
    var failure: FileError?
  }

  private let state = Mutex(State())
  private let path: String

  /// Nothing is made until something is put there (open, unlink).
  package init() {
    // Meant for what is large, unlike /tmp, which may be memory.
    path = Environment["TMPDIR"] ?? "/var/tmp"
  }

  /// What is put there stands in a file that is being written, from a place on (fcntl); nil where there are no
  /// more descriptors.
  init?(_ descriptor: Int32, from start: Int, _ path: String) {
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    if own < 0 { return nil }
    self.path = path
    state.withLock { ($0.descriptor, $0.end) = (own, start) }
  }

  deinit {
    if let descriptor = state.withLock({ $0.descriptor }) { _ = close(descriptor) }
  }

  /// Where the bytes were put; nil where there is no room, or no such file can be made (pwrite).
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

  /// Without a name from the start, where the file system can do that (open, O_TMPFILE).
  private func made() -> Int32? {
    let nameless = O_DIRECTORY | 0o20_000_000
    let own = unsafe open(path, nameless | O_RDWR | O_CLOEXEC, 0o600)
    if own >= 0 { return own }
    let name = Temporary.path(beside: Path.joined(path, "pack"))
    let descriptor = unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { return nil }
    _ = unsafe unlink(name)
    return descriptor
  }

  /// So many bytes that were put there; none where they cannot be read, which `check` then tells (pread).
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

  /// Gives the space back while the caller goes on; nothing can be taken from there any more (close).
  package func release() {
    let descriptor = state.withLock { state in
      defer { (state.descriptor, state.isUnusable) = (nil, true) }
      return state.descriptor
    }
    guard let descriptor else { return }
    if !Workers.start({ _ = close(descriptor) }) { _ = close(descriptor) }
  }

  /// Throws what kept bytes from being read so far.
  package func check() throws(FileError) {
    if let error = state.withLock({ $0.failure }) { throw error }
  }
}
