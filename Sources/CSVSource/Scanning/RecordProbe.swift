/// Reads one record ahead of the reader, to try out where reading could go on.
///
/// It looks no further than `reach`, so that trying costs little, and the same whatever the chunks.
struct RecordProbe {
  static let reach = 1 << 16

  enum Result: Equatable {
    case record(cells: Int, next: Int)
    case fault(CSVFault)
    /// It does not end within reach.
    case endless
  }

  let scanner: StructureScanner
  private var structure = CSVStructure(cells: 256, records: 1)

  init(_ dialect: CSVDialect) { scanner = StructureScanner(dialect: dialect) }

  /// Reads the record that starts at `start`, or its rest, where that is the start of a cell.
  mutating func read(_ window: CSVWindow, at start: Int) -> Result {
    let end = min(window.filled, start + Self.reach)
    // A delimiter that is the last byte of the file is followed by one more cell, an empty one.
    guard start < end else { return .record(cells: 1, next: start) }
    while true {
      structure.removeAll()
      let stop = scanner.scan(
        window.bytes, start..<end, isLast: window.isAtEnd && end == window.filled,
        into: &structure)
      switch stop {
      case .end where structure.recordCount == 1:
        return .record(cells: structure.endCount, next: end)
      case .full(let next) where structure.recordCount == 1:
        return .record(cells: structure.endCount, next: next)
      case .full:
        structure.grow()
      case .fault(let fault):
        return .fault(fault)
      case .end, .incomplete:
        return .endless
      }
    }
  }
}
