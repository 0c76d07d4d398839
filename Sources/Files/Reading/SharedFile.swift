internal import Synchronization

/// An open file that several closures share, closed with the last of them.
package final class SharedFile: Sendable {
  package let file: InputFile
  private let failure = Mutex<FileError?>(nil)

  package init(_ file: consuming InputFile) { self.file = file }

  /// Returns bytes for callers that cannot throw: none if reading fails, which `check` then
  /// reports.
  package func bytes(at offset: Int, count: Int) -> [UInt8] {
    do throws(FileError) {
      return try file.read(at: offset, count: count)
    } catch {
      failure.withLock { $0 = $0 ?? error }
      return []
    }
  }

  /// Throws the first error of `bytes`, if there was one.
  package func check() throws(FileError) {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
