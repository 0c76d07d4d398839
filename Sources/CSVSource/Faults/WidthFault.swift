import Bytes
import Diagnostics

/// The reason why a record has another number of cells than the header.
struct WidthFault {
  enum Cause: Equatable {
    case tooFew
    case tooMany
    /// The superfluous cells are empty and at the end.
    case emptyAtEnd
    /// Delimiters that part the digits of numbers.
    case thousands(delimiters: [Int], numbers: [Range<Int>])
    case otherDelimiter(UInt8)
    /// Cells between typographic quotes: the quotes, opening and closing in turn.
    case typographic([Range<Int>])
    /// The header of another file follows the row without a line end between.
    case secondHeader
  }

  let cause: Cause
  let cells: Int
  /// The range of the caret in the window.
  let place: Range<Int>
  /// The cells, quotes included.
  let ranges: [Range<Int>]

  init(
    _ batch: CSVBatch, _ record: CSVStructure.Record, _ dialect: CSVDialect, width: Int,
    header: CSVHeader?
  ) {
    let whole = Int(record.start)..<batch.structure.end(of: record)
    cells = Int(record.endCell - record.firstCell)
    let ends = (Int(record.firstCell)..<Int(record.endCell)).map { batch.structure.end(ofCell: $0) }
    let starts = [whole.lowerBound] + ends.dropLast().map { $0 + 1 }
    let ranges = zip(starts, ends).map { $0..<$1 }
    self.ranges = ranges
    if let delimiter = Self.otherDelimiter(batch.window, whole, dialect, width) {
      cause = .otherDelimiter(delimiter)
      place = whole
      return
    }
    guard cells > width else {
      cause = .tooFew
      place = whole
      return
    }
    let bytes = batch.window.bytes
    if let names = header?.names, let glued = SecondHeader.glued(bytes, ranges, names) {
      cause = .secondHeader
      place = glued
      return
    }
    if let quotes = TypographicQuotes.around(bytes, ranges, extra: cells - width),
      let first = quotes.first, let last = quotes.last
    {
      cause = .typographic(quotes)
      place = first.lowerBound..<last.upperBound
      return
    }
    if dialect.delimiter == UInt8(ascii: ","),
      let split = Self.splitNumbers(batch.window.bytes, ranges, extra: cells - width),
      let first = split.numbers.first, let last = split.numbers.last
    {
      cause = .thousands(delimiters: split.delimiters, numbers: split.numbers)
      place = first.lowerBound..<last.upperBound
      return
    }
    cause = ranges[width...].allSatisfy(\.isEmpty) ? .emptyAtEnd : .tooMany
    // From the delimiter on: the cell behind it may be empty.
    place = starts[width] - 1..<whole.upperBound
  }

  /// A delimiter by which the record, and nothing more, has the header's width.
  private static func otherDelimiter(
    _ window: CSVWindow, _ record: Range<Int>, _ dialect: CSVDialect, _ width: Int
  ) -> UInt8? {
    guard width > 1 else { return nil }
    let bytes = window.bytes[record]
    return CSVDialect.candidates.first { delimiter in
      guard delimiter != dialect.delimiter, delimiter != dialect.quote, bytes.contains(delimiter)
      else { return false }
      var probe = RecordProbe(CSVDialect(delimiter: delimiter, quote: dialect.quote))
      let next = window.skippingLineBreak(record.upperBound)
      return probe.read(window, at: record.lowerBound) == .record(cells: width, next: next)
    }
  }

  /// Cells like `8` and `849` that follow one another, where they are just as many as are too much.
  private static func splitNumbers(
    _ bytes: [UInt8], _ cells: [Range<Int>], extra: Int
  ) -> (delimiters: [Int], numbers: [Range<Int>])? {
    var delimiters: [Int] = []
    var numbers: [Range<Int>] = []
    var start: Int?
    for (left, right) in zip(cells, cells.dropFirst()) {
      let isHead = start != nil || isHead(bytes[left])
      guard isHead, isGroup(bytes[right]) else {
        start = nil
        continue
      }
      if start != nil { numbers.removeLast() }
      let first = start ?? left.lowerBound
      numbers.append(first..<right.upperBound)
      delimiters.append(left.upperBound)
      // A fraction ends the number.
      start = right.count == 3 ? first : nil
    }
    return delimiters.count == extra ? (delimiters, numbers) : nil
  }

  /// One to three digits, the first no zero, perhaps with a sign.
  private static func isHead(_ cell: ArraySlice<UInt8>) -> Bool {
    let digits = cell.first == UInt8(ascii: "-") ? cell.dropFirst() : cell
    return 1...3 ~= digits.count && digits.allSatisfy(\.isDigit)
      && digits.first != UInt8(ascii: "0")
  }

  /// Three digits, perhaps with a fraction.
  private static func isGroup(_ cell: ArraySlice<UInt8>) -> Bool {
    guard cell.count >= 3, cell.prefix(3).allSatisfy(\.isDigit) else { return false }
    let fraction = cell.dropFirst(3)
    return fraction.isEmpty
      || fraction.first == UInt8(ascii: ".") && fraction.count > 1
        && fraction.dropFirst().allSatisfy(\.isDigit)
  }
}
