/// The line that a finding points into, split at the fault, escaped for display, and cut if it is
/// long.
package struct Excerpt: Sendable, Equatable {
  /// The line number, from 1.
  package let line: Int
  package let column: Int
  package let before: String
  /// The faulty text; empty for a place between two characters, or at the end of a line.
  package let fault: String
  package let after: String
}

/// Reads the lines that findings point into.
package struct ExcerptReader {
  private var sources: SourceIndex

  /// Reads lines from `source`, which returns the bytes of a file, or nil if it cannot be read.
  package init(source: @escaping (String) -> SourceBytes?) { sources = SourceIndex(source) }

  /// The excerpt at a place; nil if the file cannot be read.
  ///
  /// At most `reach` bytes are shown before the fault, and twice as many from there on.
  package mutating func excerpt(at place: Place, reach: Int = 120) -> Excerpt? {
    guard let position = sources.start(of: place),
      let source = sources.source(place.file)
    else { return nil }
    let line = SourceLine(
      source, lineStart: position.lineStart, around: place.bytes.lowerBound, reach: reach
    ) { _ in 1 }
    let cells = line.cells(of: place.bytes)
    let fault = place.bytes.isEmpty ? cells.lowerBound..<cells.lowerBound : cells
    return Excerpt(
      line: position.line, column: position.column,
      before: (line.isCutBefore ? "…" : "") + line.text(of: 0..<fault.lowerBound),
      fault: line.text(of: fault),
      after: line.text(of: fault.upperBound..<line.cells.count)
        + (line.isCutAfter ? "…" : ""))
  }
}
