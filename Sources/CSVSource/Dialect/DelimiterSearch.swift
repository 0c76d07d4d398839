/// Finds a file's delimiter from the structure of its first records.
///
/// A delimiter fits where the header has at least two cells and at least half of the rows after it
/// have as many. One that fits is the delimiter. Where several do, the one that fits more rows is,
/// but only where the others fit less than half as many; else it is unclear, and for the author to
/// say. Where none fits, the only one that parts the header is; a header that none parts has one
/// column.
struct DelimiterSearch {
  enum Result: Equatable {
    case found(UInt8)
    /// No candidate parts the header.
    case oneColumn
    case unclear([UInt8])
  }

  /// The number of bytes that are examined.
  static let sampleSize = 1 << 20
  private static let rows = 20

  private struct Candidate {
    var delimiter: UInt8
    /// The number of rows in the sample that have the header's width.
    var fitting: Int
    var rows: Int
  }

  static func search(_ window: CSVWindow, from start: Int, quote: UInt8) -> Result {
    let candidates = CSVDialect.candidates.filter { $0 != quote }.compactMap {
      candidate($0, window, start, quote)
    }
    let fitting = candidates.filter { $0.fitting * 2 >= $0.rows }
    let field = fitting.isEmpty ? candidates : fitting
    guard let best = field.max(by: { $0.fitting < $1.fitting }) else { return .oneColumn }
    let rivals = field.filter { $0.delimiter != best.delimiter && $0.fitting * 2 >= best.fitting }
    if rivals.isEmpty { return .found(best.delimiter) }
    return .unclear(field.map(\.delimiter))
  }

  /// Nil if the header does not split at this delimiter, or is damaged when read so.
  private static func candidate(
    _ delimiter: UInt8, _ window: CSVWindow, _ start: Int, _ quote: UInt8
  ) -> Candidate? {
    var probe = RecordProbe(CSVDialect(delimiter: delimiter, quote: quote))
    var position = start
    while window.isLineBreak(position) { position += 1 }
    guard case .record(let width, let next) = probe.read(window, at: position), width > 1 else {
      return nil
    }
    var candidate = Candidate(delimiter: delimiter, fitting: 0, rows: 0)
    position = next
    while candidate.rows < Self.rows, position < window.filled {
      candidate.rows += 1
      if case .record(let cells, let next) = probe.read(window, at: position) {
        if cells == width { candidate.fitting += 1 }
        position = next
      } else {
        position = window.nextLine(after: position)
      }
      while window.isLineBreak(position) { position += 1 }
    }
    return candidate
  }
}
