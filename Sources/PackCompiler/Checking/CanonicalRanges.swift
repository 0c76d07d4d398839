internal import Files
internal import Rows

/// What was shown of the spelling of a CSV source when it was checked.
struct CanonicalRanges: Sendable {
  let parts: [CanonicalRange]
  /// The file in which that was seen.
  let stamp: FileStamp

  /// Whether the file is the one that was looked at.
  func areOf(_ path: String) -> Bool { stamp == FileStamp(path) }
}
