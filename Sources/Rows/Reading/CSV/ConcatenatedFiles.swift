internal import CSVSource
internal import Diagnostics

/// Finds the place where a second file begins inside a source, and maps the columns below it.
struct ConcatenatedFiles {
  private let header: CSVHeader
  /// True for each byte that a header, or a byte order mark before it, may begin with.
  private var mayBegin: [Bool]
  /// The columns by the order of the latest header; nil if it is the order of the first.
  private var order: [Int]?
  /// The start of the record that begins with a byte order mark; -1 if there is none.
  private var marked = -1

  init(_ header: CSVHeader) {
    self.header = header
    mayBegin = [Bool](repeating: false, count: 256)
    for name in header.names { if let byte = name.utf8.first { mayBegin[Int(byte)] = true } }
    mayBegin[Int(SecondHeader.mark[0])] = true
  }

  /// True while the columns stand in the order of the first header.
  var isInOrder: Bool { order == nil }

  /// True if a record may be a header, by its first byte.
  func stands(at record: CSVRecord, in batch: CSVBatch) -> Bool {
    let first = batch.cell(0, of: record).content
    return !first.isEmpty && mayBegin[Int(batch.bytes[first.lowerBound])]
  }

  /// Returns true, and reports it, if a record is a header.
  mutating func take(
    _ record: CSVRecord, in batch: CSVBatch, _ findings: inout Findings
  ) -> Bool {
    let start = record.bytes.lowerBound
    let isMarked = batch.bytes[record.bytes].starts(with: SecondHeader.mark)
    if isMarked { marked = batch.base + start }
    let first = batch.value(
      of: marked == batch.base + start ? unmarked(record, in: batch) : batch.cell(0, of: record))
    guard isMarked || header.names.contains(where: { first.elementsEqual($0.utf8) }) else {
      return false
    }
    let others = (1..<max(1, record.count)).map { batch.value(of: batch.cell($0, of: record)) }
    let second = SecondHeader([first] + others, names: header.names)
    if let second { order = second.isSame ? nil : second.order }
    if isMarked || second != nil { report(second, record, isMarked, in: batch, &findings) }
    return second != nil
  }

  private func report(
    _ second: SecondHeader?, _ record: CSVRecord, _ isMarked: Bool, in batch: CSVBatch,
    _ findings: inout Findings
  ) {
    let start = batch.base + record.bytes.lowerBound
    let markEnd = start + SecondHeader.mark.count
    guard let second else {
      findings.add(.csvSecondHeader, safelyFixable: true) {
        Finding(
          .csvSecondHeader, "a byte order mark inside the file: another file begins here",
          at: Place(header.file, start..<markEnd), help: "remove the mark",
          fix: FixIt([.init(start..<markEnd, "")], safe: true))
      }
      return
    }
    findings.add(.csvSecondHeader, safelyFixable: second.isSame) {
      let end = batch.base + record.bytes.upperBound
      return Finding(
        .csvSecondHeader,
        second.isSame
          ? "the header again: another file begins here"
          : "another header, with the columns in another order",
        at: Place(header.file, start..<end),
        help: second.isSame
          ? "remove it" : "put the columns below into the order of the first header, and remove it",
        related: [Related(Place(header.file, header.bytes), "the header")],
        fix: second.isSame
          ? FixIt([.init(start..<batch.base + batch.lineEnd(of: record), "")], safe: true) : nil)
    }
  }

  /// The cell of a column in the order at hand.
  func cell(_ column: Int, of record: CSVRecord, in batch: CSVBatch) -> CSVCell {
    let index = order?[column] ?? column
    if index == 0, batch.base + record.bytes.lowerBound == marked {
      return unmarked(record, in: batch)
    }
    return batch.cell(index, of: record)
  }

  private func unmarked(_ record: CSVRecord, in batch: CSVBatch) -> CSVCell {
    batch.cell(0, of: record).dropping(SecondHeader.mark.count)
  }
}
