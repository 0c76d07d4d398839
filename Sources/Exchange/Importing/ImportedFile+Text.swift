internal import Bytes

extension ImportedFile {
  /// Returns the bytes behind a byte order mark as text; the indices of the slice are the offsets in the file.
  ///
  /// Throws a finding about the first byte that is not UTF-8, with the encoding that the file seems to have.
  func text() throws(ImportError) -> ArraySlice<UInt8> {
    let mark = UTF8Sequence.byteOrderMark
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    if let notUTF8 { throw ImportError(notUTF8) }
    return text
  }

  /// Returns the text with spaces in place of a byte order mark, for readers that take a whole array.
  func textFromStart() throws(ImportError) -> [UInt8] {
    let text = try text()
    return Array(repeating: 0x20, count: text.startIndex) + text
  }
}

/// The lines of a text as byte ranges without their ends, which are LF, CR LF or CR.
struct Lines: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

  mutating func next() -> Range<Int>? {
    guard position < bytes.endIndex else { return nil }
    let start = position
    var end = start
    while end < bytes.endIndex, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    position = end + 1
    if position < bytes.endIndex, bytes[end] == 0x0D, bytes[position] == 0x0A { position += 1 }
    return start..<end
  }
}

extension ArraySlice<UInt8> {
  /// The text of a range without white space at its ends.
  func trimmedText(_ range: Range<Int>) -> String {
    String(decoding: self[trimmed(range)], as: UTF8.self)
  }

  /// The range without spaces, tabs and line ends at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// True if the slice contains a text, in linear time for short texts.
  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: wanted) }
  }
}
