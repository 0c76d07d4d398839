import Diagnostics
import Files

extension CSVReader {
  /// Reads the header: the first record that is not a blank line.
  mutating func readHeader(_ findings: inout Findings) throws(FileError) {
    var batch = CSVBatch()
    batch.quote = dialect.quote
    var size = options.chunkSize
    try batch.window.load(input, at: position, count: size)
    while true {
      var start = 0
      while batch.window.isLineBreak(start) { start += 1 }
      batch.structure = CSVStructure(cells: batch.structure.ends.count, records: 1)
      let stop = scanner.scan(
        batch.window.bytes, start..<batch.window.filled, isLast: batch.window.isAtEnd,
        into: &batch.structure)
      if batch.count == 1 {
        let next = if case .full(let next) = stop { next } else { batch.window.filled }
        return try takeHeader(&batch, blank: start, next: next, &findings)
      }
      switch stop {
      case .fault(let fault):
        return try takeBrokenHeader(&batch, fault, &findings)
      case .full:
        batch.structure.grow()
      case .end, .incomplete:
        if batch.window.isAtEnd || size >= options.longestRecord {
          position += try skipTooLong(&batch, from: start, &findings)
          return
        }
        size = min(2 * size, options.longestRecord)
        try batch.window.extend(input, to: size)
      }
    }
  }

  private mutating func takeHeader(
    _ batch: inout CSVBatch, blank: Int, next: Int, _ findings: inout Findings
  ) throws(FileError) {
    let window = batch.window
    if blank > 0 {
      lines.addBlank(position..<position + blank, lines: window.lineBreaks(in: 0..<blank))
      lines.flush(file, &findings)
    }
    let record = batch[0]
    width = record.count
    let cells = (0..<width).map { batch.cell($0, of: record) }
    let header = CSVHeader(
      names: cells.map { String(decoding: batch.value(of: $0), as: UTF8.self) },
      cells: cells.map { batch.base + $0.bytes.lowerBound..<batch.base + $0.bytes.upperBound },
      file: file)
    self.header = header
    if let fault = TextCheck.firstFault(window.bytes, record.bytes) {
      try reportText(fault, in: record.bytes, window, &findings)
    } else {
      header.check(&findings)
    }
    lines.note(window, at: record.bytes.upperBound, file, &findings)
    position += next
  }

  /// Names cannot be had from a header whose quotes are wrong, but rows can still be checked.
  private mutating func takeBrokenHeader(
    _ batch: inout CSVBatch, _ fault: CSVFault, _ findings: inout Findings
  ) throws(FileError) {
    try batch.window.extend(input, behindLineOf: fault.at, by: QuoteFault.reach)
    var probe = RecordProbe(dialect)
    let second = batch.window.nextLine(after: fault.record)
    if second < batch.window.filled,
      case .record(let cells, _) = probe.read(batch.window, at: second)
    {
      width = cells
    }
    position += try recover(from: fault, &batch, &findings)
  }
}
