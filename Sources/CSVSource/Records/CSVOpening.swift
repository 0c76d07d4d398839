import Bytes
import Diagnostics
import Files

/// The facts that are settled before the first record is read: the encoding, the delimiter, and that there is text.
struct CSVOpening {
  var dialect: CSVDialect
  /// Behind the byte order mark, where there is one.
  var start = 0
  /// False where there is nothing to read, or nothing may be guessed; a finding says why.
  var isReadable = false

  init(
    _ input: borrowing CSVInput, _ options: CSVReader.Options, _ findings: inout Findings
  ) throws(FileError) {
    dialect = CSVDialect(delimiter: options.delimiter ?? UInt8(ascii: ","), quote: options.quote)
    var window = CSVWindow()
    try window.load(input, at: 0, count: DelimiterSearch.sampleSize)
    let bytes = window.bytes[..<window.filled]
    if let order = EncodingGuess.utf16(bytes) {
      Self.reportUTF16(bytes, order, input.name, isWhole: window.isAtEnd, &findings)
      return
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    if Self.isBlank(bytes[start...]), try Self.isBlank(input, from: bytes.count) {
      findings.add(.textEmpty) {
        Finding(
          .textEmpty, window.filled == 0 ? "the file is empty" : "the file holds only blank space",
          at: Place(input.name, 0..<0),
          help: "write a header and at least one row, or remove the file")
      }
      return
    }
    isReadable = true
    if let headers = options.headers,
      let above = LinesAbove(window, from: firstText(window), options.delimiter, headers)
    {
      start = above.end
      findings.add(.csvLinesAbove) { above.finding(window, input.name) }
    }
    if options.delimiter == nil { findDelimiter(window, input.name, &findings) }
  }

  private mutating func findDelimiter(
    _ window: CSVWindow, _ file: String, _ findings: inout Findings
  ) {
    dialect.origin = .found
    let first = firstText(window)
    let line = first..<window.lineEnd(from: first)
    switch DelimiterSearch.search(window, from: start, quote: dialect.quote) {
    case .oneColumn:
      break
    case .found(let delimiter):
      dialect.delimiter = delimiter
      guard delimiter != UInt8(ascii: ",") else { return }
      let first = window.bytes[line].firstIndex(of: delimiter) ?? first
      let name = CSVDialect.name(delimiter)
      findings.add(.csvDelimiterFound) {
        Finding(
          .csvDelimiterFound, "read with the delimiter found, a \(name)",
          at: Place(file, first..<first + 1),
          help: "write commas, or say that the delimiter is a \(name)")
      }
    case .unclear(let candidates):
      isReadable = false
      let names = candidates.map(CSVDialect.name)
      let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      findings.add(.csvDelimiterUnclear) {
        Finding(
          .csvDelimiterUnclear, "the delimiter may be \(list)", at: Place(file, line),
          help: "say which one is meant, or quote the cells that hold the others")
      }
    }
  }

  /// The start of the first line that is not blank.
  private func firstText(_ window: CSVWindow) -> Int {
    var index = start
    while window.isLineBreak(index) { index += 1 }
    return index
  }

  /// True if the input holds nothing but spaces, tabs and line breaks from `start` on.
  private static func isBlank(
    _ input: borrowing CSVInput, from start: Int
  ) throws(FileError) -> Bool {
    var window = CSVWindow()
    var position = start
    repeat {
      try window.load(input, at: position, count: 1 << 16)
      if !isBlank(window.bytes[..<window.filled]) { return false }
      position += window.filled
    } while !window.isAtEnd
    return true
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == UInt8(ascii: " ") || 0x09...0x0D ~= $0 }
  }

  /// The fix that writes a whole file with a byte order mark as UTF-8; nil if some unit is no character.
  private static func utf8(_ bytes: ArraySlice<UInt8>) -> FixIt? {
    let text = String(decoding: DecodedText(Array(bytes), as: .utf16).bytes, as: UTF8.self)
    if text.unicodeScalars.contains("\u{FFFF}") { return nil }
    return FixIt([.init(bytes.indices, String(text.trimmingPrefix("\u{FEFF}")))], safe: true)
  }

  private static func reportUTF16(
    _ bytes: ArraySlice<UInt8>, _ order: EncodingGuess.UTF16, _ file: String, isWhole: Bool,
    _ findings: inout Findings
  ) {
    let hasMark = bytes[0] >= 0xFE
    // Without a mark the first zero is what no text may hold.
    let first = hasMark ? 0 : bytes.firstIndex(of: 0) ?? 0
    findings.add(.textUTF16) {
      Finding(
        .textUTF16,
        "the file is UTF-16, \(order.rawValue), from byte \(first) on: it reads "
          + QuotedExcerpt.of(scalars: EncodingGuess.firstLine(bytes, order)),
        at: Place(file, first..<first + (hasMark ? 2 : 1)),
        help: EncodingGuess.help(hasMark ? .utf16 : order.encoding),
        fix: hasMark && isWhole ? utf8(bytes) : nil)
    }
  }
}
