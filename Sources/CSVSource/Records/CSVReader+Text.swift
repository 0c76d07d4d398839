import Bytes
import Diagnostics
import Files

/// The knowledge about the encoding once some bytes were not UTF-8.
enum EncodingTracker: Equatable {
  case unknown
  /// Most of the file is UTF-8: every damaged record has its finding.
  case mostlyUTF8
  /// All of it is in another encoding, and that has been reported.
  case reported
}

extension CSVReader {
  /// Reports a byte in a record that is no text.
  mutating func reportText(
    _ fault: Int, in record: Range<Int>, _ window: CSVWindow, _ findings: inout Findings
  ) throws(FileError) {
    if window.bytes[fault] == 0 {
      let run = window.bytes[fault..<record.upperBound].prefix { $0 == 0 }
      let count = run.count
      findings.add(.textNUL) {
        Finding(
          .textNUL, count == 1 ? "a NUL byte in the text" : "\(count) NUL bytes in the text",
          at: place(run.indices, window), help: "remove them, or get the text from a sound copy")
      }
      return
    }
    if encoding == .unknown {
      let survey = try EncodingGuess.survey(input)
      encoding = survey.isWholeFile ? .reported : .mostlyUTF8
      if survey.isWholeFile {
        reportEncoding(fault, record, window, lines: survey.badLines, &findings)
        return
      }
    }
    if encoding == .mostlyUTF8 { reportEncoding(fault, record, window, lines: nil, &findings) }
  }

  /// For a whole file `lines` says how many lines are not UTF-8; nil where it is this record alone.
  private func reportEncoding(
    _ fault: Int, _ record: Range<Int>, _ window: CSVWindow, lines: Int?,
    _ findings: inout Findings
  ) {
    findings.add(.textNotUTF8) {
      let text = ForeignText(window.bytes, around: fault, in: record)
      let byte = "byte 0x" + String(window.bytes[fault], radix: 16, uppercase: true)
      let offset = window.base + fault
      var message = "\(byte) at offset \(offset) is not UTF-8"
      if let lines {
        message =
          "the file is not UTF-8: \(byte) at offset \(offset) is the first, on \(lines) lines"
      }
      return Finding(
        .textNotUTF8, message + "; as \(text.encoding.title) it reads \(text.excerpt)",
        at: place(fault..<fault + 1, window),
        help: lines == nil ? "save the file as UTF-8" : EncodingGuess.help(text.encoding),
        fix: lines == nil ? text.fix(base: window.base) : nil)
    }
  }

  func place(_ range: Range<Int>, _ window: CSVWindow) -> Place {
    Place(file, window.base + range.lowerBound..<window.base + range.upperBound)
  }
}
