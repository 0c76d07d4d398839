package import BulkRows
package import Projects
internal import Files

/// The parts of a CSV file that were seen to be canonical when it was checked.
package struct CanonicalRanges: Sendable {
  package let parts: [CanonicalRange]
  /// The file as it was then.
  let stamp: FileStamp

  /// True if the file of `source` was not changed since.
  package func areOf(_ source: ProjectSource) -> Bool {
    stamp == FileStamp(source.path, within: source.root)
  }
}
