internal import CWriteback
internal import Synchronization

/// Writes what a file is to hold on a thread of its own, while what follows is made.
final class WriteBehind {
  private let descriptor: Int32
  private let path: String
  private var worker: Worker?
  private let result = Outcome()
  /// How much of what was written is on its way to the disk.
  private var started = 0
  private var written = 0

  /// The disk has to do in the end what is less than that.
  private static let stepSize = 1 << 24

  private final class Outcome: Sendable {
    let failure = Mutex<FileError?>(nil)
  }

  init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { worker?.join() }

  /// Returns before the bytes are written, and throws what kept those before from it.
  func write(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    try finish()
    let (descriptor, path, result) = (descriptor, path, result)
    let due = dueStep(adding: bytes.count)
    worker = Worker {
      do throws(FileError) {
        try writeAll(bytes.span, to: descriptor, path: path)
        if let due { writeback_start(descriptor, due.lowerBound, due.count) }
      } catch {
        result.failure.withLock { $0 = error }
      }
    }
    if worker == nil { try writeAll(bytes.span, to: descriptor, path: path) }
  }

  /// What is to be on its way to the disk when so many bytes more are written, where it is much.
  private func dueStep(adding count: Int) -> Range<Int>? {
    written += count
    guard written - started >= Self.stepSize else { return nil }
    defer { started = written }
    return started..<written
  }

  /// Throws where not all is written.
  func finish() throws(FileError) {
    worker?.join()
    worker = nil
    if let failure = result.failure.withLock({ $0 }) { throw failure }
  }
}
