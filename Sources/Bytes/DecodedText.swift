/// The text of a file in another encoding, as UTF-8, and the way back to the places in the file.
package struct DecodedText: Sendable {
  /// Characters of one sort: their number, and the first of them.
  package struct Characters: Sendable, Equatable {
    package private(set) var count = 0
    /// The first characters, at most three: their bytes in the file as one number, and where they stand in the text.
    package private(set) var first: [(unit: UInt32, place: Int)] = []

    mutating func add(_ unit: some FixedWidthInteger, at place: Int) {
      count += 1
      if first.count < 3 { first.append((UInt32(truncatingIfNeeded: unit), place)) }
    }

    package static func == (left: Self, right: Self) -> Bool {
      left.count == right.count && left.first.elementsEqual(right.first) { $0 == $1 }
    }
  }

  package let encoding: TextEncoding
  /// The text in UTF-8. A unit that is no character of the encoding is U+FFFF, which no text may hold.
  package private(set) var bytes: [UInt8] = []
  /// The characters beyond ASCII that were decoded, those without a meaning in the encoding included.
  package private(set) var foreign = Characters()
  /// The sequences of bytes beyond ASCII that are valid UTF-8: kept if `isMixed`, else decoded as all bytes were.
  package private(set) var sequences = Characters()
  /// The units of the file that are no letter or sign of the encoding, such as 0x9D of windows-1252, by their value.
  package private(set) var meaningless: [UInt32: Characters] = [:]
  /// The number of bytes that a unit of the encoding has.
  private let unit: Int
  /// The bytes of the file if valid UTF-8 in it was kept, else empty.
  private var mixed: [UInt8] = []
  /// True if valid UTF-8 in the file was kept.
  package var isMixed: Bool { !mixed.isEmpty }
  /// The offset in the file of every 4,096th byte of the text, or of the character that holds it.
  private var marks: [(text: Int, file: Int)] = []
  private static let distance = 4096

  /// Decodes a file. In `utf-16` a byte order mark says the order; without one it is little-endian.
  ///
  /// - `keepingUTF8`: valid UTF-8 sequences stay as they are. UTF-16 has none.
  package init(_ file: [UInt8], as encoding: TextEncoding, keepingUTF8: Bool = false) {
    self.encoding = encoding
    unit = encoding.isUTF16 ? 2 : 1
    bytes.reserveCapacity(file.count + file.count / 8)
    if encoding.isUTF16 {
      decodeUTF16(file)
    } else {
      if keepingUTF8 { mixed = file }
      decode(file, encoding.upperHalf)
    }
  }

  private mutating func decode(_ file: [UInt8], _ upper: [Unicode.Scalar]) {
    let encoded = upper.map { (bytes: Array(String($0).utf8), hasMeaning: $0.hasMeaning) }
    var (offset, sequenceEnd) = (0, 0)
    while offset < file.count {
      mark(offset)
      let byte = file[offset]
      if byte < 0x80 {
        bytes.append(byte)
        offset += 1
        continue
      }
      if offset >= sequenceEnd, let length = UTF8Sequence.length(in: file, at: offset) {
        let sequence = file[offset..<offset + length]
        sequenceEnd = offset + length
        if offset > 0 || !sequence.elementsEqual(UTF8Sequence.byteOrderMark) {
          sequences.add(sequence.reduce(0) { $0 << 8 | UInt32($1) }, at: bytes.count)
        }
        if isMixed {
          bytes += sequence
          offset = sequenceEnd
          continue
        }
      }
      let (text, hasMeaning) = encoded[Int(byte) - 0x80]
      note(UInt32(byte), hasMeaning: hasMeaning)
      bytes += text
      offset += 1
    }
  }

  /// Counts the character that is about to be appended.
  private mutating func note(_ unit: UInt32, hasMeaning: Bool) {
    foreign.add(unit, at: bytes.count)
    if !hasMeaning { meaningless[unit, default: Characters()].add(unit, at: bytes.count) }
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
      guard let first = next(offset) else {
        note(UInt32(file[offset]), hasMeaning: false)
        return append("\u{FFFF}")
      }
      var scalar = Unicode.Scalar(first)
      var length = 2
      if 0xD800..<0xDC00 ~= first, let second = next(offset + 2), 0xDC00..<0xE000 ~= second {
        scalar = Unicode.Scalar(
          0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
        length = 4
      }
      if offset > 0 || scalar != "\u{FEFF}", scalar?.isASCII != true {
        note(UInt32(first), hasMeaning: scalar?.hasMeaning == true)
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
      let sequence = mixed.isEmpty ? nil : UTF8Sequence.length(in: mixed, at: file)
      file += sequence ?? (unit * (length == 4 && unit == 2 ? 2 : 1))
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
    if isUTF16 {
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
    for (index, scalar) in upperHalf.enumerated() { bytes[scalar] = UInt8(0x80 + index) }
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

extension Unicode.Scalar {
  /// False for a control character, and for a number that Unicode gives to no character.
  fileprivate var hasMeaning: Bool {
    value >= 0x20 && !(0x7F..<0xA0 ~= value) && !properties.isNoncharacterCodePoint
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
