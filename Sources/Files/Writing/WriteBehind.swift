internal import Synchronization

/// Writes what a file is to hold on a thread of its own, while what follows is made.
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

  /// Returns before the bytes are written, and throws what kept those before from it.
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

  /// Throws where not all is written.
  func finish() throws(FileError) {
    wait()
    if let failure = result.failure.withLock({ $0 }) { throw failure }
  }

  private func wait() { worker.withLock { $0.take() }?.join() }
}
