import Diagnostics

extension CSVReader {
  /// The finding of a record of the wrong width. Without `aligning` it stays at the place of the fault.
  func report(
    _ fault: WidthFault, _ window: CSVWindow, aligning: Bool, _ findings: inout Findings
  ) {
    let isExtra = fault.cause == .tooMany || fault.cause == .emptyAtEnd
    if isExtra, fault.cells <= width + missingColumns { return }
    let related =
      header.map {
        [Related(Place(file, $0.bytes), "the header has \(Self.count($0.names.count))")]
      }
      ?? []
    let place = place(fault.place, window)
    if let mark = Self.conflictMark(window.bytes[fault.place]) {
      findings.add(.csvConflict) {
        Finding(
          .csvConflict, "a mark of a conflict that git left: \(mark)",
          at: place, help: "keep the right rows, and remove the marks")
      }
      return
    }
    let counts = "\(Self.count(fault.cells)), but the header has \(width)"
    switch fault.cause {
    case .tooFew:
      findings.add(.csvWidth) {
        (aligning ? aligned(fault, window, counts, related) : nil)
          ?? Finding(
            .csvWidth, counts, at: place, help: "add what is missing, if only its delimiter",
            related: related)
      }
    case .tooMany:
      findings.add(.csvWidth) {
        (aligning ? aligned(fault, window, counts, related) : nil)
          ?? Finding(
            .csvWidth, counts, at: place,
            help: "quote a cell that holds a \(CSVDialect.name(dialect.delimiter))",
            related: related)
      }
    case .emptyAtEnd:
      // If the other cells do not suit their columns, a comma within a cell may be the cause.
      let isSafe = fitsWithoutItsEnd(fault, window)
      findings.add(.csvWidth, safelyFixable: isSafe) {
        (aligning && !isSafe ? aligned(fault, window, counts, related) : nil)
          ?? Finding(
            .csvWidth, counts, at: place, help: "remove the empty cells at the end",
            related: related, fix: FixIt([FixIt.Edit(place.bytes, "")], safe: isSafe))
      }
    case .thousands(let delimiters, let numbers):
      findings.add(.csvThousands) {
        let texts = numbers.map { String(decoding: window.bytes[$0], as: UTF8.self) }
        let plain = texts.map { $0.filter { $0 != "," } }.joined(separator: " and ")
        let edits = delimiters.map {
          FixIt.Edit(window.base + $0..<window.base + $0 + 1, "")
        }
        // The comma may have been meant for a decimal point, so this is for the author to accept.
        return Finding(
          .csvThousands,
          "a thousands separator splits the number \(texts.joined(separator: " and "))", at: place,
          help: "write \(plain), or quote it", related: related, fix: FixIt(edits, safe: false))
      }
    case .otherDelimiter(let delimiter):
      findings.add(.csvOtherDelimiter) {
        let names = (CSVDialect.name(delimiter), CSVDialect.name(dialect.delimiter))
        return Finding(
          .csvOtherDelimiter, "the row is delimited by \(names.0)s, the header by \(names.1)s",
          at: place, help: "write the row with the header's delimiter", related: related,
          fix: redelimited(fault.place, from: delimiter, window))
      }
    case .typographic(let quotes):
      findings.add(.csvTypographicQuotes) {
        Finding(
          .csvTypographicQuotes, "typographic quotes do not hold a cell together", at: place,
          help: "write straight quotes", related: related, fix: straight(quotes, window))
      }
    case .secondHeader:
      findings.add(.csvSecondHeader) {
        Finding(
          .csvSecondHeader, "the header of another file, behind a row", at: place,
          help: "remove it", related: related, fix: FixIt([.init(place.bytes, "")], safe: false))
      }
    }
  }

  /// The sign of a line that marks a conflict; nil for any other line.
  private static func conflictMark(_ line: ArraySlice<UInt8>) -> String? {
    for sign in ["<", ">", "|", "="] {
      let mark = String(repeating: sign, count: 7)
      guard line.starts(with: mark.utf8) else { continue }
      let rest = line.dropFirst(7).first
      if rest == nil || rest == UInt8(ascii: " ") { return mark }
    }
    return nil
  }

  /// Each delimiter as the header's; nil where a cell would have to be quoted for that.
  private func redelimited(
    _ record: Range<Int>, from delimiter: UInt8, _ window: CSVWindow
  ) -> FixIt? {
    let bytes = window.bytes[record]
    guard !bytes.contains(dialect.delimiter), !bytes.contains(dialect.quote) else { return nil }
    let own = String(Unicode.Scalar(dialect.delimiter))
    return FixIt(
      bytes.indices.filter { bytes[$0] == delimiter }.map {
        FixIt.Edit(window.base + $0..<window.base + $0 + 1, own)
      }, safe: false)
  }

  private func straight(_ quotes: [Range<Int>], _ window: CSVWindow) -> FixIt {
    let quote = String(Unicode.Scalar(dialect.quote))
    return FixIt(
      quotes.map { FixIt.Edit(window.base + $0.lowerBound..<window.base + $0.upperBound, quote) },
      safe: false)
  }

  /// The finding where the columns say which cell is too many or missing.
  private func aligned(
    _ fault: WidthFault, _ window: CSVWindow, _ counts: String, _ related: [Related]
  ) -> Finding? {
    let isQuoted = fault.ranges.map { window.bytes[$0].first == dialect.quote }
    let cells = fault.ranges.map { text(of: $0, window) }
    guard cells.reduce(0, { $0 + $1.count }) <= RecordProbe.reach,
      let found = ColumnSlip(cells, width: width, isQuoted: isQuoted, fit: fit)
    else { return nil }
    let places = fault.ranges.map { window.base + $0.lowerBound..<window.base + $0.upperBound }
    var finding = found.finding(
      .csvWidth, counts, places, column: header?.names[found.column] ?? "", dialect, file)
    finding.related = related
    return finding
  }

  /// True if every cell that has a column suits the column.
  private func fitsWithoutItsEnd(_ fault: WidthFault, _ window: CSVWindow) -> Bool {
    fault.ranges.prefix(width).enumerated().allSatisfy { column, range in
      range.count > RecordProbe.reach || fit(column, text(of: range, window)) != .unfit
    }
  }

  /// The content of a cell between its quotes.
  private func text(of cell: Range<Int>, _ window: CSVWindow) -> [UInt8] {
    let bytes = window.bytes[cell]
    return Array(bytes.first == dialect.quote ? bytes.dropFirst().dropLast() : bytes)
  }

  private static func count(_ cells: Int) -> String { cells == 1 ? "1 cell" : "\(cells) cells" }
}
