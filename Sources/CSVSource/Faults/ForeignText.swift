import Bytes
import Diagnostics

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
