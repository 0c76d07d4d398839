package import Files
internal import Synchronization

/// The first error of the system while an import read files that its files name, such as pictures.
///
/// A file that is missing, or may not be read, is a finding; a disk that fails ends the import.
package final class NeighbourErrors: Sendable {
  private let first = Mutex<FileError?>(nil)

  package init() {}

  func note(_ error: FileError) {
    if !error.isOfFile { first.withLock { $0 = $0 ?? error } }
  }

  /// Throws the first error, if there was one.
  package func check() throws(FileError) {
    if let error = first.withLock({ $0 }) { throw error }
  }
}
