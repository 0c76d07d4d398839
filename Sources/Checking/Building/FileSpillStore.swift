internal import Files
internal import PackFormat
internal import Synchronization

/// Keeps the sections of a pack until it is written: the first 64 MiB in memory, the rest in a nameless file.
final class FileSpillStore: Sendable {
  private static let mostInMemory = 64 << 20

  private let file = SpillFile()
  private let kept = Mutex(0)

  var store: SpillStore { SpillStore(put: { self.put($0) }, take: { self.file.take($0, $1) }) }

  private func put(_ bytes: [UInt8]) -> Int? {
    let isLittle = kept.withLock { kept in
      kept += bytes.count
      return kept <= Self.mostInMemory
    }
    return isLittle ? nil : file.put(bytes)
  }

  /// Releases the file; nothing can be read back afterwards.
  func release() { file.release() }

  /// Throws if bytes could not be read back.
  func check() throws(FileError) { try file.check() }
}
