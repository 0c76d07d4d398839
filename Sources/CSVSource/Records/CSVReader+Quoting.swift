import Diagnostics
import Files

extension CSVReader {
  /// Tells of a fault in the quoting, at its cause, and answers where to read on.
  mutating func recover(
    from fault: CSVFault, _ batch: inout CSVBatch, _ findings: inout Findings
  ) throws(FileError) -> Int {
    lines.flush(file, &findings)
    try batch.window.extend(input, behindLineOf: fault.at, by: QuoteFault.reach)
    var quoting = QuoteFault(batch.window, dialect, width: width)
    let diagnosis = quoting.diagnose(fault)
    report(diagnosis, batch.window, &findings)
    return diagnosis.resume
  }

  func report(
    _ diagnosis: QuoteFault.Diagnosis, _ window: CSVWindow, _ findings: inout Findings
  ) {
    let place = place(diagnosis.place, window)
    let quote = Character(Unicode.Scalar(dialect.quote))
    let doubled = "\(quote)\(quote)"
    switch diagnosis.cause {
    case .unclosed(let lines, let until):
      findings.add(.csvUnclosedQuote) {
        var message = "the quote is never closed"
        if lines > 0 {
          message += ": it swallows the \(lines == 1 ? "line" : "\(lines) lines") below"
          message += until == nil ? ", to the end of the file" : ", up to the next quote"
        }
        return Finding(
          .csvUnclosedQuote, message, at: place,
          help: "close it; a quote that belongs to the text is written twice, in a quoted cell",
          related: until.map {
            [Related(self.place($0..<$0 + 1, window), "the next quote is here")]
          } ?? [], fix: diagnosis.cell.map { insert("\(quote)", at: $0.upperBound, window) })
      }
    case .quoteInCell:
      findings.add(.csvQuoteInCell) {
        Finding(
          .csvQuoteInCell, "a quote inside an unquoted cell", at: place,
          help: "quote the whole cell, and write the quote twice",
          fix: diagnosis.cell.map { quoted($0, window) })
      }
    case .noOpeningQuote:
      findings.add(.csvQuoteInCell) {
        Finding(
          .csvQuoteInCell, "a closing quote, but the cell does not begin with one", at: place,
          help: "begin the cell with a quote, or remove this one",
          fix: diagnosis.cell.map { insert("\(quote)", at: $0.lowerBound, window) })
      }
    case .openingLost(let closing):
      findings.add(.csvQuoteInCell) {
        Finding(
          .csvQuoteInCell, "the cell has a closing quote, but no opening one", at: place,
          help: "begin the cell with a quote",
          related: [Related(self.place(closing..<closing + 1, window), "it is closed here")],
          fix: diagnosis.cell.map { insert("\(quote)", at: $0.lowerBound, window) })
      }
    case .spaceBeforeQuote:
      findings.add(.csvQuoteInCell, safelyFixable: true) {
        Finding(
          .csvQuoteInCell, "space before the opening quote", at: place, help: "remove it",
          fix: FixIt([FixIt.Edit(place.bytes, "")], safe: true))
      }
    // The header behind it is only seen once it is gone: a safe fix would not be the last.
    case .markBeforeQuote:
      findings.add(.csvSecondHeader) {
        Finding(
          .csvSecondHeader, "a byte order mark inside the file: another file begins here",
          at: place, help: "remove the mark, and the header with it where there is one",
          fix: FixIt([FixIt.Edit(place.bytes, "")], safe: false))
      }
    case .spaceAfterQuote:
      findings.add(.csvAfterQuote, safelyFixable: true) {
        Finding(
          .csvAfterQuote, "space after the closing quote", at: place, help: "remove it",
          fix: FixIt([FixIt.Edit(place.bytes, "")], safe: true))
      }
    case .notDoubled:
      findings.add(.csvAfterQuote) {
        Finding(
          .csvAfterQuote, "a quote inside a quoted cell is not doubled", at: place,
          help: "write \(doubled)", fix: diagnosis.cell.map { doubling($0, window) })
      }
    case .openedTwice:
      findings.add(.csvAfterQuote) {
        Finding(
          .csvAfterQuote, "two quotes open the cell", at: place, help: "remove one of them",
          fix: FixIt([FixIt.Edit(place.bytes, "")], safe: false))
      }
    case .textAfterQuote:
      findings.add(.csvAfterQuote) {
        Finding(
          .csvAfterQuote,
          "text after the closing quote: \(QuotedExcerpt.of(window.bytes[diagnosis.place]))",
          at: place,
          help: "move it before the quote; a quote that belongs to the text is written twice")
      }
    }
  }

  // Each of these makes the text good CSV, but guesses what it was to say, so none is safe.

  private func insert(_ text: String, at index: Int, _ window: CSVWindow) -> FixIt {
    let place = window.base + index
    return FixIt([FixIt.Edit(place..<place, text)], safe: false)
  }

  /// Quotes the cell and doubles the quotes in it.
  private func quoted(_ cell: Range<Int>, _ window: CSVWindow) -> FixIt {
    let quote = String(Unicode.Scalar(dialect.quote))
    let places =
      [cell.lowerBound] + cell.filter { window.bytes[$0] == dialect.quote } + [cell.upperBound]
    return FixIt(
      places.map { FixIt.Edit(window.base + $0..<window.base + $0, quote) }, safe: false)
  }

  /// Doubles each quote inside the cell that is not.
  private func doubling(_ cell: Range<Int>, _ window: CSVWindow) -> FixIt {
    let quote = String(Unicode.Scalar(dialect.quote))
    var edits: [FixIt.Edit] = []
    var index = cell.lowerBound + 1
    while index < cell.upperBound - 1 {
      guard window.bytes[index] == dialect.quote else {
        index += 1
        continue
      }
      let isDoubled = index + 1 < cell.upperBound - 1 && window.bytes[index + 1] == dialect.quote
      if !isDoubled { edits.append(FixIt.Edit(window.base + index..<window.base + index, quote)) }
      index += isDoubled ? 2 : 1
    }
    return FixIt(edits, safe: false)
  }

  /// Tells of a record longer than can be read, and answers where the line below it starts.
  mutating func skipTooLong(
    _ batch: inout CSVBatch, from start: Int = 0, _ findings: inout Findings
  ) throws(FileError) -> Int {
    findings.add(.csvRecordTooLong) {
      Finding(
        .csvRecordTooLong, "the row goes on for more than \(options.longestRecord) bytes",
        at: place(start..<start + 1, batch.window), help: "close its quote")
    }
    return batch.window.nextLine(after: start)
  }
}
