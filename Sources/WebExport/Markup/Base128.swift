/// Base128: text for seven bits of the bytes at a time, an eighth more than the bytes in UTF-8.
///
/// Seven bits are a letter of ASCII, but for the eleven of `excluded`, which an element of HTML cannot
/// hold, which tools for text files change, or which a terminal obeys. Such seven bits and the next
/// seven are one letter of two bytes, so they cost nothing more. `unpack.js` reads it.
enum Base128 {
  /// NUL, enquiry, bell, backspace, line feed, carriage return, shift out, escape, `&`, `<` and delete.
  ///
  /// Of two values that differ in the last bit alone one is not among them.
  static let excluded: [UInt8] = [
    0x00, 0x05, 0x07, 0x08, 0x0A, 0x0D, 0x0E, 0x1B, 0x26, 0x3C, 0x7F,
  ]

  /// The first letter of two bytes that is no control character.
  static let firstLetter = 0xA0

  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let numbers: [Int?] = (0..<128).map { excluded.firstIndex(of: $0) }
    var letters: [UInt8] = []
    letters.reserveCapacity(bytes.count / 7 * 8 + 8)
    var first: Int?
    func put(_ value: UInt8) {
      if let number = first {
        let letter = firstLetter + (number << 7 | Int(value))
        letters.append(UInt8(0xC0 | letter >> 6))
        letters.append(UInt8(0x80 | letter & 0x3F))
        first = nil
      } else if let number = numbers[Int(value)] {
        first = number
      } else {
        letters.append(value)
      }
    }
    var (held, count) = (0, 0)
    for byte in bytes {
      held = (held << 8 | Int(byte)) & 0xFFFF
      count += 8
      while count >= 7 {
        count -= 7
        put(UInt8(held >> count & 0x7F))
      }
    }
    if count > 0 {
      let last = UInt8(held << (7 - count) & 0x7F)
      // A spare bit is 1 rather than that a letter with seven bits more makes another byte.
      put(first == nil && numbers[Int(last)] != nil ? last | 1 : last)
    }
    if first != nil { put(0) }
    return letters
  }
}
