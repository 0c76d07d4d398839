/// Blocks as a writer packs them: any other way that unpacks to the same is as good.
extension PackedBlock {
  /// The block as it is stored: packed, or as it is where that is no shorter.
  static func pack(_ bytes: ArraySlice<UInt8>, width: Int, inSteps: Bool) -> [UInt8] {
    let planes = planes(bytes, width, inSteps)
    let packed = encode(planes)
    return packed.count < planes.count ? packed : planes
  }

  private static func planes(
    _ bytes: ArraySlice<UInt8>, _ width: Int, _ inSteps: Bool
  ) -> [UInt8] {
    let bytes = Array(bytes)
    if width == 1, !inSteps { return bytes }
    let count = bytes.count / width
    var planes = [UInt8](repeating: 0, count: bytes.count)
    var last: UInt64 = 0
    for item in 0..<count {
      var value: UInt64 = 0
      for plane in stride(from: width - 1, through: 0, by: -1) {
        value = value << 8 | UInt64(bytes[item * width + plane])
      }
      var stored = inSteps ? value &- last : value
      last = value
      for plane in 0..<width {
        planes[plane * count + item] = UInt8(truncatingIfNeeded: stored)
        stored >>= 8
      }
    }
    return planes
  }

  /// Takes the first match that a table of what was seen last leads to: quick, and the same bytes everywhere.
  private static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var seen = [UInt16](repeating: 0, count: 1 << 13)
    var literals = 0
    var position = 1
    var misses = 0
    // Any decoder of LZ4 takes these: its last match begins 12 bytes before the end, the last 5 are literals.
    while position < bytes.count - 12 {
      let slot = slot(bytes, position)
      let candidate = Int(seen[slot])
      seen[slot] = UInt16(truncatingIfNeeded: position)
      guard candidate < position, matches(bytes, candidate, position) else {
        misses += 1
        position += 1 + misses >> 6
        continue
      }
      misses = 0
      var start = position
      var from = candidate
      let earliest = max(literals, position + shortestMatch - longestMatch)
      while start > earliest, from > 0, bytes[start - 1] == bytes[from - 1] {
        start -= 1
        from -= 1
      }
      var end = position + shortestMatch
      let furthest = min(bytes.count - 5, start + longestMatch)
      let offset = start - from
      while end < furthest, bytes[end] == bytes[end - offset] { end += 1 }
      append(bytes, literals..<start, offset: offset, match: end - start, to: &output)
      seen[self.slot(bytes, end - 2)] = UInt16(truncatingIfNeeded: end - 2)
      literals = end
      position = end
    }
    append(bytes, literals..<bytes.count, offset: 0, match: shortestMatch, to: &output)
    return output
  }

  private static func slot(_ bytes: [UInt8], _ position: Int) -> Int {
    let word =
      UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8
      | UInt32(bytes[position + 2]) << 16 | UInt32(bytes[position + 3]) << 24
    return Int((word &* 2_654_435_761) >> 19)
  }

  private static func matches(_ bytes: [UInt8], _ left: Int, _ right: Int) -> Bool {
    bytes[left] == bytes[right] && bytes[left + 1] == bytes[right + 1]
      && bytes[left + 2] == bytes[right + 2] && bytes[left + 3] == bytes[right + 3]
  }

  /// Literals and a match behind them; with an offset of 0 the literals that end a block.
  private static func append(
    _ bytes: [UInt8], _ literals: Range<Int>, offset: Int, match: Int, to output: inout [UInt8]
  ) {
    let more = match - shortestMatch
    output.append(UInt8(min(literals.count, 15) << 4 | min(more, 15)))
    if literals.count >= 15 {
      var rest = literals.count - 15
      while rest >= 255 {
        output.append(255)
        rest -= 255
      }
      output.append(UInt8(rest))
    }
    for index in literals { output.append(bytes[index]) }
    guard offset > 0 else { return }
    output.append(UInt8(offset & 255))
    output.append(UInt8(offset >> 8))
    if more >= 15 { output.append(UInt8(more - 15)) }
  }
}
