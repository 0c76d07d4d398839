import Diagnostics
import Files

extension CSVReader {
  /// Checks the records scanned last: width, encoding, line ends, blank lines.
  ///
  /// Nearly always all is well, and that is found out at once for all of them. Otherwise they are
  /// gone through one by one, and damaged ones marked. Answers where to read on, if not behind them.
  mutating func inspect(
    _ batch: inout CSVBatch, from first: Int, in range: Range<Int>, _ findings: inout Findings
  ) throws(FileError) -> Int? {
    let areFine =
      !lines.hasBlank && lines.seen.isSuperset(of: batch.structure.lineEnds)
      && haveWidth(batch.structure, from: first)
      && TextCheck.firstFault(batch.window.bytes, range) == nil
    if areFine { return nil }

    var kept = first
    for index in first..<batch.structure.recordCount {
      var record = batch.structure.records[index]
      let bytes = Int(record.start)..<batch.structure.end(of: record)
      let cells = Int(record.endCell - record.firstCell)
      if isBlank(cells, bytes) {
        addBlank(bytes.lowerBound, batch.window, &findings)
        continue
      }
      lines.flush(file, &findings)
      if cells != width, let resume = try quoteFault(&batch, record, &findings) {
        batch.structure.keep(kept)
        return resume
      }
      let text = TextCheck.firstFault(batch.window.bytes, bytes)
      let widthFault =
        cells == width
        ? nil : WidthFault(batch, record, dialect, width: width, header: header)
      record.isSound = text == nil && widthFault == nil
      try report(text, widthFault, in: bytes, batch.window, &findings)
      lines.note(batch.window, at: bytes.upperBound, file, &findings)
      batch.structure.records[kept] = record
      kept += 1
    }
    batch.structure.keep(kept)
    return nil
  }

  /// Tells of what is wrong with one record, in the order of the source.
  private mutating func report(
    _ text: Int?, _ width: WidthFault?, in record: Range<Int>, _ window: CSVWindow,
    _ findings: inout Findings
  ) throws(FileError) {
    let isWidthFirst = (width?.place.lowerBound ?? .max) < (text ?? .max)
    if isWidthFirst, let width { report(width, window, aligning: text == nil, &findings) }
    if let text { try reportText(text, in: record, window, &findings) }
    if !isWidthFirst, let width { report(width, window, aligning: text == nil, &findings) }
  }

  private func haveWidth(_ structure: CSVStructure, from first: Int) -> Bool {
    for index in first..<structure.recordCount {
      let record = structure.records[index]
      if Int(record.endCell - record.firstCell) != width { return false }
    }
    return true
  }

  /// In a table of one column an empty line is a row with an empty cell.
  private func isBlank(_ cells: Int, _ bytes: Range<Int>) -> Bool {
    cells == 1 && bytes.isEmpty && width > 1
  }

  private mutating func addBlank(_ start: Int, _ window: CSVWindow, _ findings: inout Findings) {
    let next = window.skippingLineBreak(start)
    lines.addBlank(window.base + start..<window.base + next, lines: 1)
    lines.note(window, at: start, file, &findings)
  }

  /// Reports a record whose width is wrong for its quotes (`QuoteFault`); returns where to read on, or
  /// nil for other records.
  private mutating func quoteFault(
    _ batch: inout CSVBatch, _ record: CSVStructure.Record, _ findings: inout Findings
  ) throws(FileError) -> Int? {
    let end = batch.structure.end(of: record)
    try batch.window.extend(input, behindLineOf: end, by: QuoteFault.reach)
    let window = batch.window
    var quoting = QuoteFault(window, dialect, width: width)
    let ends = (Int(record.firstCell)..<Int(record.endCell)).map { batch.structure.end(ofCell: $0) }
    let starts = [Int(record.start)] + ends.dropLast().map { $0 + 1 }
    var diagnosis: QuoteFault.Diagnosis?
    for (column, (start, end)) in zip(starts, ends).enumerated()
    where start < end && window.bytes[start] == dialect.quote && window.lineEnd(from: start) < end {
      guard quoting.opensCell(end - 1), quoting.looksLikeRow(window.nextLine(after: start)) else {
        continue
      }
      let fault = CSVFault(
        kind: .unclosed, record: Int(record.start), cellsBefore: column, cell: start, at: end - 1)
      diagnosis = quoting.unclosed(fault, until: end - 1)
      break
    }
    if diagnosis == nil, ends.count < width, window.base + end >= searched {
      diagnosis = quoting.cutShort(Int(record.start)..<end, cellStarts: starts)
      searched = window.base + quoting.searched
    }
    if let diagnosis { report(diagnosis, window, &findings) }
    return diagnosis?.resume
  }
}
