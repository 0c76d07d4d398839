/// The line that a finding points into, taken apart at the fault: safe to show, and cut where it is long.
package struct Excerpt: Sendable, Equatable {
  /// From 1.
  package let line: Int
  package let column: Int
  package let before: String
  /// What is at fault; empty for a place between two characters, or at the end of a line.
  package let fault: String
  package let after: String
}

/// Looks up what findings point at.
package struct ExcerptReader {
  private var sources: SourceIndex

  /// `source` gives the bytes of a path that findings name, or nil where they cannot be had.
  package init(source: @escaping (String) -> SourceBytes?) { sources = SourceIndex(source) }

  /// Nil where the file cannot be had. At most `reach` bytes are shown before the fault, and twice as
  /// many from it on.
  package mutating func excerpt(at place: Place, reach: Int = 120) -> Excerpt? {
    guard let position = sources.position(of: place.bytes.lowerBound, in: place.file),
      let source = sources.source(place.file)
    else { return nil }
    let line = SourceLine(
      source, lineStart: position.lineStart, around: place.bytes.lowerBound, reach: reach
    ) { _ in 1 }
    let cells = line.cells(of: place.bytes)
    let fault = place.bytes.isEmpty ? cells.lowerBound..<cells.lowerBound : cells
    func text(_ range: Range<Int>) -> String { line.cells[range].map(\.text).joined() }
    return Excerpt(
      line: position.line, column: position.column,
      before: (line.isCutBefore ? "…" : "") + text(0..<fault.lowerBound), fault: text(fault),
      after: text(fault.upperBound..<line.cells.count) + (line.isCutAfter ? "…" : ""))
  }
}
