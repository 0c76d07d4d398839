internal import Files
internal import PackFormat
internal import Synchronization

/// Keeps what goes into a pack until it is written: in memory as far as it is little, then in a file.
final class FileSpillStore: Sendable {
  private static let mostInMemory = 64 << 20

  private let file = ScratchFile()
  private let kept = Mutex(0)

  var shelf: SpillStore { SpillStore(put: { self.put($0) }, take: { self.file.take($0, $1) }) }

  private func put(_ bytes: [UInt8]) -> Int? {
    let isLittle = kept.withLock { kept in
      kept += bytes.count
      return kept <= Self.mostInMemory
    }
    return isLittle ? nil : file.put(bytes)
  }

  /// Gives the file back; nothing is brought from there any more.
  func release() { file.release() }

  /// Throws what kept bytes from being read again.
  func check() throws(FileError) { try file.check() }
}
