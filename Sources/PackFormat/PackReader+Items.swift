/// Items of a section, many at a time: one by one each would be looked up in the cache of blocks.
extension PackReader {
  func items(
    _ section: Section, _ range: Range<Int>, _ zone: Zone
  ) throws(PackError) -> [Int64] {
    let width = section.width
    guard width > 0 else { return Array(repeating: section.base, count: range.count) }
    let first = UInt64(range.lowerBound) * UInt64(width)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count * width)
    try data(zone).append(section, first..<first + UInt64(range.count * width), to: &bytes)
    // All of one width by a loop that knows it: each column of each row comes through here.
    var items = [Int64](repeating: 0, count: range.count)
    var places = items.mutableSpan
    let (words, base) = (bytes.span, section.base)
    var least = base
    switch width {
    case 1:
      for index in 0..<places.count {
        places[index] = base &+ Int64(words[index])
        least = min(least, places[index])
      }
    case 2:
      for index in 0..<places.count {
        places[index] = base &+ Int64(words.word16(at: 2 &* index))
        least = min(least, places[index])
      }
    case 4:
      for index in 0..<places.count {
        places[index] = base &+ Int64(words.word32(at: 4 &* index))
        least = min(least, places[index])
      }
    default:
      for index in 0..<places.count {
        places[index] = base &+ Int64(bitPattern: words.word64(at: 8 &* index))
        least = min(least, places[index])
      }
    }
    // A sum is below the base only where it did not fit.
    guard least == base else { throw malformed("an integer over 64 bits", section, zone) }
    return items
  }

  func bits(
    _ section: Section, _ range: Range<Int>, _ zone: Zone
  ) throws(PackError) -> [Bool] {
    let first = range.lowerBound / 8
    var bytes: [UInt8] = []
    let end = UInt64((range.upperBound + 7) / 8)
    try data(zone).append(section, UInt64(first)..<end, to: &bytes)
    return range.map { bytes[$0 / 8 - first] >> UInt8($0 % 8) & 1 == 1 }
  }
}
