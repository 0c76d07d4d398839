package import Bytes
import Files

/// The likely encoding of bytes that are not UTF-8. It is named in a finding, never used for reading.
package enum EncodingGuess {
  enum UTF16: String {
    case littleEndian = "little-endian"
    case bigEndian = "big-endian"

    var encoding: TextEncoding { self == .bigEndian ? .utf16be : .utf16le }
  }

  /// The help for a file that is not UTF-8 and seems to be in another encoding.
  static func help(_ encoding: TextEncoding) -> String {
    let name = encoding.rawValue
    return "save it as UTF-8, or say its encoding if the letters are right: --encoding \(name), or"
      + " encoding=\"\(name)\" of its <source> in pack.xml"
  }

  /// The encoding that the bytes that are not UTF-8 are probably in; nil for UTF-8, and if none that is guessed has
  /// most of them.
  package static func encoding(of bytes: [UInt8]) -> TextEncoding? {
    if let order = utf16(bytes[...]) {
      return bytes[0] >= 0xFE ? .utf16 : order.encoding
    }
    if String(validating: bytes, as: UTF8.self) != nil || bytes.contains(0) { return nil }
    let text = DecodedText(bytes, as: .windows1252, keepingUTF8: true)
    let meaningless = text.meaningless.values.reduce(0) { $0 + $1.count }
    return text.foreign.count > 2 * meaningless ? .windows1252 : nil
  }

  /// The counts of a survey of all bytes of a source that are not ASCII.
  struct Survey: Equatable {
    /// Lines with bytes that are not UTF-8.
    var badLines = 0
    /// Characters of UTF-8 that are not ASCII.
    var goodCharacters = 0

    /// All of it, or nearly, is in another encoding: the file was saved so, rather than pasted into.
    var isWholeFile: Bool { badLines > 1 && badLines > 8 * goodCharacters }
  }

  /// UTF-16 by its byte order mark, or by the zero in every other byte of plain text.
  static func utf16(_ bytes: ArraySlice<UInt8>) -> UTF16? {
    if bytes.starts(with: [0xFF, 0xFE]) { return .littleEndian }
    if bytes.starts(with: [0xFE, 0xFF]) { return .bigEndian }
    let sample = bytes.prefix(512)
    var zeros = (first: 0, second: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.first += 1 } else { zeros.second += 1 }
    }
    let pairs = sample.count / 2
    guard pairs >= 2 else { return nil }
    if zeros.second * 2 > pairs, zeros.first * 8 <= pairs { return .littleEndian }
    if zeros.first * 2 > pairs, zeros.second * 8 <= pairs { return .bigEndian }
    return nil
  }

  /// The first line of UTF-16 text, decoded.
  static func firstLine(_ bytes: ArraySlice<UInt8>, _ order: UTF16) -> [Unicode.Scalar] {
    let decoded = DecodedText(Array(bytes.prefix(512)), as: order.encoding)
    let text = String(decoding: decoded.bytes, as: UTF8.self)
    return Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" }.prefix { $0 != "\n" && $0 != "\r" })
  }

  /// Windows-1252 where a byte is a letter or sign only there; Latin-1 where both would do.
  static func encoding(_ bytes: ArraySlice<UInt8>, _ foreign: [Int]) -> TextEncoding {
    foreign.contains { 0x80...0x9F ~= bytes[$0] } ? .windows1252 : .latin1
  }

  /// A byte decoded as Windows-1252, which contains the letters of Latin-1.
  package static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    guard 0x80...0x9F ~= byte else { return Unicode.Scalar(byte) }
    let scalar = windows1252Signs[Int(byte - 0x80)]
    // The five bytes that are not assigned.
    return scalar.value < 0xA0 ? "\u{FFFD}" : scalar
  }

  private static let windows1252Signs = TextEncoding.windows1252.upperHalf

  /// Reads the whole source once, to tell a file in another encoding from one with a few bad bytes.
  static func survey(_ input: borrowing CSVInput) throws(FileError) -> Survey {
    var survey = Survey()
    var window = CSVWindow()
    var position = 0
    var isBadLine = false
    while true {
      try window.load(input, at: position, count: 1 << 16)
      // A character cut in two at the end of the window is left for the next.
      let end = window.isAtEnd ? window.filled : window.filled - 3
      var index = 0
      while index < end {
        let byte = window.bytes[index]
        var length = 1
        if byte >= 0x80 {
          if let good = UTF8Sequence.length(in: window.bytes, at: index, before: window.filled) {
            length = good
            survey.goodCharacters += 1
          } else if !isBadLine {
            isBadLine = true
            survey.badLines += 1
          }
        } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          isBadLine = false
        }
        index += length
      }
      if window.isAtEnd { return survey }
      position += index
    }
  }
}

extension TextEncoding {
  /// The name of a guessed encoding in a message.
  var title: String { self == .latin1 ? "Latin-1" : "Windows-1252" }
}
