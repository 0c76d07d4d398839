internal import BulkRows
internal import Files

/// The parts of a CSV file that were seen to be canonical when it was checked.
struct CanonicalRanges: Sendable {
  let parts: [CanonicalRange]
  /// The file as it was then.
  let stamp: FileStamp

  /// True if the file of `source` was not changed since.
  func areOf(_ source: SourceChecker.Source) -> Bool {
    stamp == FileStamp(source.path, within: source.root)
  }
}
