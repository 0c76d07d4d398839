/// Base64 with padding (RFC 4648), of bytes that are no secret.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the characters that encode `bytes`, as ASCII.
  package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for index in 0..<3 { group = group << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
      for index in 0..<4 {
        let digit = digits[Int(group >> (18 - 6 * UInt32(index)) & 63)]
        text.append(index <= count ? digit : UInt8(ascii: "="))
      }
    }
    return text
  }

  /// Returns the bytes that the characters encode; nil if they are no Base64. White space is passed over.
  package static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (group, count, padding) = (UInt32(0), 0, 0)
    for character in text where character > 0x20 {
      if character == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      let value = values[Int(character)]
      guard value < 64, padding == 0 else { return nil }
      group = group << 6 | UInt32(value)
      count += 1
      if count % 4 == 0 {
        bytes.append(UInt8(truncatingIfNeeded: group >> 16))
        bytes.append(UInt8(truncatingIfNeeded: group >> 8))
        bytes.append(UInt8(truncatingIfNeeded: group))
        group = 0
      }
    }
    switch count % 4 {
    case 0: return padding == 0 ? bytes : nil
    case 2: bytes.append(UInt8(truncatingIfNeeded: group >> 4))
    case 3:
      bytes.append(UInt8(truncatingIfNeeded: group >> 10))
      bytes.append(UInt8(truncatingIfNeeded: group >> 2))
    default: return nil
    }
    return padding <= 2 ? bytes : nil
  }

  /// The value of each character; 64 for those that are no digit of Base64.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 64, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()
}
