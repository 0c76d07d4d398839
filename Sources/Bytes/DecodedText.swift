/// The text of a file in another encoding, as UTF-8, and the way back to the places in the file.
package struct DecodedText: Sendable {
  package let encoding: TextEncoding
  /// The text in UTF-8. A unit that is no character of the encoding is U+FFFF, which no text may hold.
  package private(set) var bytes: [UInt8] = []
  /// The number of bytes that a unit of the encoding has.
  private let unit: Int
  /// The offset in the file of every 4,096th byte of the text, or of the character that holds it.
  private var marks: [(text: Int, file: Int)] = []
  private static let distance = 4096

  /// Decodes a file. In `utf-16` a byte order mark says the order; without one it is little-endian.
  package init(_ file: [UInt8], as encoding: TextEncoding) {
    self.encoding = encoding
    let upper = encoding.upperHalf
    unit = upper.isEmpty ? 2 : 1
    bytes.reserveCapacity(file.count + file.count / 8)
    if upper.isEmpty { decodeUTF16(file) } else { decode(file, upper) }
  }

  private mutating func decode(_ file: [UInt8], _ upper: [Unicode.Scalar]) {
    let encoded = upper.map { Array(String($0).utf8) }
    for (offset, byte) in file.enumerated() {
      mark(offset)
      if byte < 0x80 { bytes.append(byte) } else { bytes += encoded[Int(byte) - 0x80] }
    }
  }

  private mutating func decodeUTF16(_ file: [UInt8]) {
    let isBig = encoding == .utf16be || encoding == .utf16 && file.starts(with: [0xFE, 0xFF])
    var offset = 0
    func next(_ offset: Int) -> UInt16? {
      guard offset + 1 < file.count else { return nil }
      let (first, second) = (UInt16(file[offset]), UInt16(file[offset + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    while offset < file.count {
      mark(offset)
      guard let first = next(offset) else { return append("\u{FFFF}") }
      var scalar = Unicode.Scalar(first)
      var length = 2
      if 0xD800..<0xDC00 ~= first, let second = next(offset + 2), 0xDC00..<0xE000 ~= second {
        scalar = Unicode.Scalar(
          0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
        length = 4
      }
      append(scalar ?? "\u{FFFF}")
      offset += length
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    bytes += String(scalar).utf8
  }

  private mutating func mark(_ offset: Int) {
    if bytes.count >= marks.count * Self.distance { marks.append((bytes.count, offset)) }
  }

  /// The offset in the file of the character that begins at, or holds, a byte of the text.
  package func offset(inFileOf place: Int) -> Int {
    let index = marks.partitioningIndex { $0.text > place }
    guard index > 0 else { return 0 }
    var (text, file) = marks[index - 1]
    while text < min(place, bytes.count) {
      let lead = bytes[text]
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      if text + length > place { break }
      text += length
      file += unit * (length == 4 && unit == 2 ? 2 : 1)
    }
    return file
  }
}

extension TextEncoding {
  /// A text in this encoding; nil if it has a character that the encoding lacks, which `missing` then holds.
  package func encode(_ text: [UInt8], missing: inout Unicode.Scalar?) -> [UInt8]? {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    var file: [UInt8] = []
    file.reserveCapacity(text.count)
    let upper = upperHalf
    if upper.isEmpty {
      let isBig = self == .utf16be
      for scalar in scalars {
        for unit in String(scalar).utf16 {
          let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
          file += isBig ? [high, low] : [low, high]
        }
      }
      return file
    }
    var bytes: [Unicode.Scalar: UInt8] = [:]
    for (index, scalar) in upper.enumerated() { bytes[scalar] = UInt8(0x80 + index) }
    for scalar in scalars {
      if scalar.value < 0x80 {
        file.append(UInt8(scalar.value))
      } else if let byte = bytes[scalar] {
        file.append(byte)
      } else {
        missing = scalar
        return nil
      }
    }
    return file
  }
}

extension Array {
  /// The index of the first element for which the condition holds, if it holds for all behind it.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
