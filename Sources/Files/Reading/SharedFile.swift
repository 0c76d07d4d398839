internal import Synchronization

/// An open file that closures share; it is closed with the last of them.
package final class SharedFile: Sendable {
  package let file: InputFile
  private let failure = Mutex<FileError?>(nil)

  package init(_ file: consuming InputFile) { self.file = file }

  /// Bytes for who cannot throw: none where they cannot be read, which `check` then tells.
  package func bytes(at offset: Int, count: Int) -> [UInt8] {
    do throws(FileError) {
      return try file.read(at: offset, count: count)
    } catch {
      failure.withLock { $0 = $0 ?? error }
      return []
    }
  }

  /// Throws what kept bytes from being read so far.
  package func check() throws(FileError) {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
