// Trials for causes: small readings ahead, each within bounds.
extension QuoteFault {
  /// The largest number of places or lines that are tried.
  static let triedPlaces = 32

  /// The start of the next record, if the record has the header's width when the cell at fault is read in this way;
  /// nil otherwise.
  mutating func quoted(_ fault: CSVFault, from quote: Int) -> Int? {
    guard case .record(let cells, let next) = probe.read(window, at: quote) else { return nil }
    return fault.cellsBefore + cells == width ? next : nil
  }

  /// The start of the next record, if the record has the header's width when the cell ends at `index`; nil otherwise.
  mutating func rest(_ fault: CSVFault, cellEnd: Int) -> Int? {
    let cells = fault.cellsBefore + 1
    guard endsCell(cellEnd) else { return nil }
    guard cellEnd < window.filled, window.bytes[cellEnd] == dialect.delimiter else {
      return cells == width ? window.skippingLineBreak(cellEnd) : nil
    }
    guard case .record(let more, let next) = probe.read(window, at: cellEnd + 1) else { return nil }
    return cells + more == width ? next : nil
  }

  /// True if the line that starts there is a row of the table, complete or with an unclosed quote.
  mutating func looksLikeRow(_ line: Int) -> Bool {
    guard line < window.filled else { return false }
    switch probe.read(window, at: line) {
    case .record(let cells, _):
      return cells == width
    case .fault(let fault):
      let end = window.lineEnd(from: line)
      return fault.at > end && fault.cell < end && delimiters(in: line..<end) == width - 1
    case .endless:
      return delimiters(in: line..<window.lineEnd(from: line)) == width - 1
    }
  }

  /// True if a quote at that place would open a cell, by the bytes before it.
  func opensCell(_ index: Int) -> Bool {
    window.bytes[index - 1] == dialect.delimiter || window.isLineBreak(index - 1)
  }

  func startOfLine(_ index: Int) -> Int {
    var index = index
    while index > 0, !window.isLineBreak(index - 1) { index -= 1 }
    return index
  }

  /// The end of a search in the lines below.
  func searchLimit(from index: Int) -> Int {
    let reach = min(window.filled, index + RecordProbe.reach)
    var line = index
    for _ in 0..<Self.triedPlaces where line < reach { line = window.nextLine(after: line) }
    return min(line, reach)
  }

  func delimiters(in range: Range<Int>) -> Int {
    window.bytes[range].count { $0 == dialect.delimiter }
  }

  /// The end of the cell, if it is within reach.
  func delimiterOrLineEnd(from start: Int) -> Int {
    var index = start
    while !endsCell(index), index < start + RecordProbe.reach { index += 1 }
    return index
  }

  func endsCell(_ index: Int) -> Bool {
    index >= window.filled || window.bytes[index] == dialect.delimiter || window.isLineBreak(index)
  }

  func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
