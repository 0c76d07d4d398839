/// The lengths of UTF-8 sequences (Unicode, table 3-7).
package enum UTF8Sequence {
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The length of the sequence that starts at `index`, or nil where no valid one does.
  package static func length(in bytes: [UInt8], at index: Int) -> Int? {
    let (count, second): (Int, ClosedRange<UInt8>)
    switch bytes[index] {
    case ...0x7F: return 1
    case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + count <= bytes.count, second.contains(bytes[index + 1]),
      bytes[index + 2..<max(index + 2, index + count)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    return count
  }
}
