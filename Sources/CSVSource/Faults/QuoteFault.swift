/// The cause of a fault in the quoting, and the place where reading goes on.
struct QuoteFault {
  enum Cause: Equatable {
    /// Lines below that were swallowed, and what the swallowing ended at; nil at the end of the file.
    case unclosed(lines: Int, until: Int?)
    case quoteInCell
    case spaceBeforeQuote
    /// A byte order mark: files were joined.
    case markBeforeQuote
    case noOpeningQuote
    /// Finds the cause for a cell of several lines whose first line is too short a record.
    case openingLost(closing: Int)
    case notDoubled
    case openedTwice
    case textAfterQuote
    case spaceAfterQuote
  }

  struct Diagnosis {
    var cause: Cause
    /// The range of the caret in the window.
    var place: Range<Int>
    /// The start of the next record.
    var resume: Int
    /// The cell that is meant, where its end is known.
    var cell: Range<Int>?
  }

  /// The number of bytes that must be loaded behind the line of the fault.
  static let reach = 2 * RecordProbe.reach + 2

  let window: CSVWindow
  let dialect: CSVDialect
  let width: Int
  /// Up to here no quote below was found to close a record that is too short.
  private(set) var searched = 0
  var probe: RecordProbe

  init(_ window: CSVWindow, _ dialect: CSVDialect, width: Int) {
    self.window = window
    self.dialect = dialect
    self.width = width
    probe = RecordProbe(dialect)
  }

  mutating func diagnose(_ fault: CSVFault) -> Diagnosis {
    switch fault.kind {
    case .quoteInCell: quoteInCell(fault)
    case .afterQuote: afterQuote(fault)
    case .unclosed: unclosed(fault, until: nil)
    }
  }

  private mutating func quoteInCell(_ fault: CSVFault) -> Diagnosis {
    let quote = fault.at
    // As if the cell began at the quote, then as if the quote were text.
    let behindQuoted = quoted(fault, from: quote)
    if let behindQuoted, window.bytes[fault.cell..<quote].allSatisfy(isSpace) {
      return Diagnosis(
        cause: .spaceBeforeQuote, place: fault.cell..<quote, resume: behindQuoted)
    }
    if let behindQuoted, window.bytes[fault.cell..<quote].elementsEqual(SecondHeader.mark) {
      return Diagnosis(cause: .markBeforeQuote, place: fault.cell..<quote, resume: behindQuoted)
    }
    let end = delimiterOrLineEnd(from: quote)
    let behindText = rest(fault, cellEnd: end)
    let isClear = behindText != nil && (behindQuoted == nil || behindQuoted == behindText)
    return Diagnosis(
      cause: end == quote + 1 ? .noOpeningQuote : .quoteInCell, place: quote..<quote + 1,
      resume: behindQuoted ?? behindText ?? window.nextLine(after: quote),
      cell: isClear ? fault.cell..<end : nil)
  }

  private mutating func afterQuote(_ fault: CSVFault) -> Diagnosis {
    let opening = fault.cell
    let quote = fault.at - 1
    let line = window.nextLine(after: opening)
    if quote == opening + 1, let next = quoted(fault, from: quote) {
      return Diagnosis(cause: .openedTwice, place: opening..<opening + 1, resume: next)
    }
    if quote < line {
      if let found = notDoubled(fault, limit: line) ?? behindQuote(fault) { return found }
      if window.bytes[quote - 1] == dialect.delimiter {
        return unclosed(fault, until: quote)
      }
      if !looksLikeRow(line), let found = notDoubled(fault, limit: window.filled) { return found }
      let end = min(delimiterOrLineEnd(from: fault.at), window.lineEnd(from: fault.at))
      return Diagnosis(cause: .textAfterQuote, place: fault.at..<end, resume: line)
    }
    let isSwallowed = looksLikeRow(line) || looksLikeRow(startOfLine(quote))
    if !isSwallowed, let found = notDoubled(fault, limit: window.filled) ?? behindQuote(fault) {
      return found
    }
    return unclosed(fault, until: quote)
  }

  /// Cause 1: the cell ends at the next quote that may close it, before `limit`.
  private mutating func notDoubled(_ fault: CSVFault, limit: Int) -> Diagnosis? {
    let limit = min(limit, searchLimit(from: fault.at))
    for index in fault.at..<limit
    where window.bytes[index] == dialect.quote && endsCell(index + 1) {
      guard let next = rest(fault, cellEnd: index + 1) else { return nil }
      return Diagnosis(
        cause: .notDoubled, place: fault.at - 1..<fault.at, resume: next,
        cell: fault.cell..<index + 1)
    }
    return nil
  }

  /// Cause 2: what stands between the closing quote and the next delimiter is too much.
  private mutating func behindQuote(_ fault: CSVFault) -> Diagnosis? {
    let end = delimiterOrLineEnd(from: fault.at)
    let tail = window.bytes[fault.at..<end]
    guard !tail.contains(dialect.quote), let next = rest(fault, cellEnd: end) else { return nil }
    return Diagnosis(
      cause: tail.allSatisfy(isSpace) ? .spaceAfterQuote : .textAfterQuote,
      place: fault.at..<end, resume: next)
  }

  /// The quote that opens the cell was never closed; `quote` is where it ended by mistake, nil at the
  /// end of the file.
  mutating func unclosed(_ fault: CSVFault, until quote: Int?) -> Diagnosis {
    let opening = fault.cell
    let end = quote ?? fault.at
    var lines = window.lineBreaks(in: opening..<end)
    // The line break at the end of the file has no line below it.
    if quote == nil, lines > 0, window.isLineBreak(end - 1) { lines -= 1 }
    let closed = closed(fault)
    return Diagnosis(
      cause: .unclosed(lines: lines, until: quote), place: opening..<opening + 1,
      resume: closed?.next ?? lineBelow(opening, before: end),
      cell: closed.map { opening..<$0.cellEnd })
  }

  /// The first place where a closing quote would give the record the header's width, best with a
  /// row below, and with no line crossed that may be a row itself.
  private mutating func closed(_ fault: CSVFault) -> (cellEnd: Int, next: Int)? {
    let below = window.nextLine(after: fault.cell)
    var index = fault.cell + 1
    var fallback: (cellEnd: Int, next: Int)?
    for _ in 0..<Self.triedPlaces where index <= fault.at {
      index = delimiterOrLineEnd(from: index)
      if let next = rest(fault, cellEnd: index) {
        if next >= window.filled || looksLikeRow(next) { return (index, next) }
        if index < below, fallback == nil { fallback = (index, next) }
      }
      guard index < window.filled, endsCell(index) else { break }
      let line = window.skippingLineBreak(index)
      if line > index, delimiters(in: line..<window.lineEnd(from: line)) >= width - 1 { break }
      index = max(line, index + 1)
    }
    return fallback
  }

  /// A record that is too short because the quotes of a cell of several lines are not in order: the
  /// one that opens it is missing, or one in it seems to close it at the end of the line.
  mutating func cutShort(_ record: Range<Int>, cellStarts: [Int]) -> Diagnosis? {
    guard let closing = quoteBelow(record.upperBound), endsCell(closing + 1) else { return nil }
    var more = 0
    var next = window.skippingLineBreak(closing + 1)
    if next == closing + 1, next < window.filled {
      guard case .record(let cells, let end) = probe.read(window, at: next + 1) else { return nil }
      (more, next) = (cells, end)
    }
    let column = width - 1 - more
    guard cellStarts.indices.contains(column) else { return nil }
    let start = cellStarts[column]
    if !window.bytes[start..<record.upperBound].contains(dialect.quote) {
      return Diagnosis(
        cause: .openingLost(closing: closing), place: start..<start + 1, resume: next,
        cell: start..<closing + 1)
    }
    let last = record.upperBound - 1
    guard column == cellStarts.count - 1, window.bytes[start] == dialect.quote else { return nil }
    return Diagnosis(
      cause: .notDoubled, place: last..<last + 1, resume: next, cell: start..<closing + 1)
  }

  /// The first quote in the lines below, with no line between that may be a row.
  private mutating func quoteBelow(_ index: Int) -> Int? {
    var line = window.skippingLineBreak(index)
    let limit = min(window.filled, index + RecordProbe.reach)
    defer { searched = line }
    for _ in 0..<Self.triedPlaces where line < limit {
      let end = min(limit, window.lineEnd(from: line))
      if let quote = window.bytes[line..<end].firstIndex(of: dialect.quote) { return quote }
      if delimiters(in: line..<end) >= width - 1 { return nil }
      line = max(window.skippingLineBreak(end), end + 1)
    }
    return nil
  }

  /// The line below, unless it is plainly more of the same cell: text without any delimiter.
  private func lineBelow(_ opening: Int, before end: Int) -> Int {
    let first = window.nextLine(after: opening)
    var line = first
    while width > 1, line < end {
      let lineEnd = window.lineEnd(from: line)
      if lineEnd >= end { break }
      if window.bytes[line..<lineEnd].contains(where: CSVDialect.candidates.contains) {
        return line
      }
      line = window.skippingLineBreak(lineEnd)
    }
    return line < end ? line : first
  }
}
