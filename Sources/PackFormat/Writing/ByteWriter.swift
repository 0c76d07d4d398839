/// A buffer of little-endian fields.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func integer<T: FixedWidthInteger>(_ value: T) {
    for index in 0..<T.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: value >> T(truncatingIfNeeded: 8 * index)))
    }
  }

  mutating func string8(_ text: String) throws(PackWritingError) {
    guard let count = UInt8(exactly: text.utf8.count) else { throw .tooLong(text) }
    bytes.append(count)
    bytes += text.utf8
  }

  mutating func string16(_ text: String) throws(PackWritingError) {
    guard let count = UInt16(exactly: text.utf8.count) else { throw .tooLong(text) }
    integer(count)
    bytes += text.utf8
  }
}

/// A reason why contents cannot be written as a pack.
package enum PackWritingError: Error, Equatable {
  /// A text or a name is longer than its field.
  case tooLong(String)
  /// More items than the format allows.
  case tooMany(String)

  /// A short description for people.
  package var message: String {
    switch self {
    case .tooLong(let what): "too long: \(what)"
    case .tooMany(let what): "too many \(what)"
    }
  }
}
