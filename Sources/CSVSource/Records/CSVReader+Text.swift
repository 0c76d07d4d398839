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

/// Bytes of a record that are not UTF-8, read as Windows-1252 would have them.
struct ForeignText {
  private let fixed: [(bytes: Range<Int>, scalar: Unicode.Scalar)]
  let encoding: TextEncoding
  let excerpt: String

  init(_ bytes: [UInt8], around fault: Int, in record: Range<Int>) {
    let isWord: (UInt8) -> Bool = { $0 >= 0x80 || $0 == UInt8(ascii: " ") || $0.isASCIILetter }
    let end = bytes[fault..<record.upperBound].prefix(24).firstIndex { !isWord($0) }
    let after = end ?? min(record.upperBound, fault + 24)
    let before = bytes[max(record.lowerBound, fault - 24)..<fault].lastIndex { !isWord($0) }
    var start = before.map { $0 + 1 } ?? max(record.lowerBound, fault - 24)
    // Up to the fault all is UTF-8; the cut may have gone through a character.
    while start < fault, bytes[start] & 0xC0 == 0x80 { start += 1 }
    var fixed: [(Range<Int>, Unicode.Scalar)] = []
    var text: [Unicode.Scalar] = []
    var index = start
    while index < record.upperBound {
      let byte = bytes[index]
      let length = UTF8Sequence.length(in: bytes, at: index, before: record.upperBound)
      let part = index..<index + (length ?? 1)
      if length == nil {
        let scalar = EncodingGuess.windows1252(byte)
        fixed.append((part, scalar))
        if index < after { text.append(scalar) }
      } else if index < after {
        text += String(decoding: bytes[part], as: UTF8.self).unicodeScalars
      }
      index = part.upperBound
    }
    self.fixed = fixed
    encoding = EncodingGuess.encoding(bytes[record], fixed.map(\.0.lowerBound))
    let trimmed = text.drop { $0 == " " }
    excerpt = QuotedExcerpt.of(scalars: trimmed.reversed().drop { $0 == " " }.reversed())
  }

  /// Writes the bad bytes as what they likely are: a guess, so never safe.
  func fix(base: Int) -> FixIt? {
    if fixed.contains(where: { $0.scalar == "\u{FFFD}" }) { return nil }
    return FixIt(
      fixed.map { edit in
        FixIt.Edit(
          base + edit.bytes.lowerBound..<base + edit.bytes.upperBound, String(edit.scalar))
      }, safe: false)
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { 0x41...0x5A ~= self & 0xDF }
}
