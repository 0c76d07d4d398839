package import Files
internal import Synchronization

/// The errors of the system while an import read files that its files name, such as pictures.
///
/// A file that is missing, or may not be read, is a finding; a disk that fails ends the import.
package final class NeighbourErrors: Sendable {
  private struct Noted {
    /// The first error that is not of a file.
    var first: FileError?
    /// The reasons why files that are there are not read, by the names that files have for them.
    var refusals: [String: String] = [:]
  }
  private let noted = Mutex(Noted())

  package init() {}

  /// Records that the file of a name was not read.
  func note(_ error: FileError, named name: String) {
    noted.withLock { noted in
      if !error.isOfFile {
        noted.first = noted.first ?? error
      } else if !error.isMissing {
        noted.refusals[name] = error.reason
      }
    }
  }

  /// The reason why a file that is there was not read; nil if it was, or is missing.
  func refusal(of name: String) -> String? { noted.withLock { $0.refusals[name] } }

  /// Throws the first error that is not of a file, if there was one.
  package func check() throws(FileError) {
    if let error = noted.withLock({ $0.first }) { throw error }
  }
}
