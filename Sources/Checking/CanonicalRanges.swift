package import BulkRows
internal import Files

/// The parts of a CSV file that were seen to be canonical when it was checked.
package struct CanonicalRanges: Sendable {
  package let parts: [CanonicalRange]
  /// The file as it was then.
  let stamp: FileStamp

  /// True if the file at `path` was not changed since.
  package func areOf(_ path: String) -> Bool { stamp == FileStamp(path) }
}
