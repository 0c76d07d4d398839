/// Many items of a section at once, which saves a look-up in the block cache for each.
extension PackReader {
  /// Returns the integers at some positions of a section.
  func items(
    _ section: Section, _ range: Range<Int>, _ zone: Zone
  ) throws(PackError) -> [Int64] {
    let width = section.width
    guard width > 0 else { return Array(repeating: section.base, count: range.count) }
    let first = UInt64(range.lowerBound) * UInt64(width)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count * width)
    try data(zone).append(section, first..<first + UInt64(range.count * width), to: &bytes)
    let items = bytes.span.integers(width, count: range.count, base: section.base)
    // With narrow items and such a base, no sum can overflow.
    if width < 8, section.base <= Int64.max >> 1 { return items }
    var least = section.base
    for item in items { least = min(least, item) }
    // Sums wrap around. A sum below the base has overflowed.
    guard least == section.base else { throw malformed("an integer over 64 bits", section, zone) }
    return items
  }

  /// Returns the bits at some positions of a section.
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
