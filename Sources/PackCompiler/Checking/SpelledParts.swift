internal import Files
internal import Schema

/// What was shown of the spelling of a CSV source when it was checked.
struct SpelledParts: Sendable {
  let parts: [SpelledPart]
  /// The file in which that was seen.
  let stamp: FileStamp

  /// Whether the file is the one that was looked at.
  func areOf(_ path: String) -> Bool { stamp == FileStamp(path) }
}
