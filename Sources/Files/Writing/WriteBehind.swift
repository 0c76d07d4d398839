internal import Synchronization

/// A background writer of one file: a thread writes while the caller produces the next bytes.
final class WriteBehind: Sendable {
  private let descriptor: Int32
  private let path: String
  private let worker = Mutex<Worker?>(nil)
  private let result = Outcome()

  private final class Outcome: Sendable {
    let failure = Mutex<FileError?>(nil)
  }

  init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { wait() }

  /// Starts writing bytes after waiting for the previous ones, whose error it throws.
  func write(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    try finish()
    let (descriptor, path, result) = (descriptor, path, result)
    let begun = Worker {
      do throws(FileError) {
        try writeAll(bytes.span, to: descriptor, path: path)
      } catch {
        result.failure.withLock { $0 = error }
      }
    }
    worker.withLock { $0 = begun }
    if begun == nil { try writeAll(bytes.span, to: descriptor, path: path) }
  }

  /// Waits for the last bytes, and throws if they could not be written.
  func finish() throws(FileError) {
    wait()
    if let failure = result.failure.withLock({ $0 }) { throw failure }
  }

  private func wait() { worker.withLock { $0.take() }?.join() }
}
