extension String {
  /// The text without Unicode white space at either end.
  package var trimmed: String {
    if let ascii = asciiBytes {
      let start = ascii.firstIndex { !Self.isSpace($0) } ?? ascii.endIndex
      let end = ascii.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? start
      return start == 0 && end == ascii.count
        ? self : String(decoding: ascii[start..<end], as: UTF8.self)
    }
    let scalars = unicodeScalars.drop { $0.isWhiteSpace }
    let end = scalars.lastIndex { !$0.isWhiteSpace }
    return end.map { String(scalars[...$0]) } ?? ""
  }

  /// The text with each run of Unicode white space replaced by one space, and none at either end.
  package var collapsed: String {
    if isPlainlyCollapsed { return self }
    if let ascii = asciiBytes {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(ascii.count)
      for byte in ascii {
        if !Self.isSpace(byte) {
          bytes.append(byte)
        } else if bytes.last != 0x20, !bytes.isEmpty {
          bytes.append(0x20)
        }
      }
      if bytes.last == 0x20 { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
    return unicodeScalars.split { $0.isWhiteSpace }.map(String.init).joined(separator: " ")
  }

  /// True if the bytes alone show that single spaces between words are all of the white space, as in nearly every text.
  private var isPlainlyCollapsed: Bool {
    var before = UInt8(ascii: " ")
    for byte in utf8 {
      switch byte {
      case 0x20: if before == 0x20 { return false }
      case 0x21..<0x7F: break
      // All white space beyond ASCII begins with one of these bytes.
      case ..<0x80, 0xC2, 0xE1, 0xE2, 0xE3: return false
      default: break
      }
      before = byte
    }
    return before != 0x20 || isEmpty
  }

  /// The bytes of the text if all of them are ASCII, whose white space needs no table.
  private var asciiBytes: [UInt8]? {
    utf8.allSatisfy { $0 < 0x80 } ? Array(utf8) : nil
  }

  /// True for the white space of ASCII: tab, line feed, vertical tab, form feed, carriage return and space.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}

extension Unicode.Scalar {
  /// True for Unicode's white space, as `properties.isWhitespace`, which takes many times as long.
  package var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
