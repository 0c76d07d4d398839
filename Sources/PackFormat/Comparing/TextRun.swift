/// The texts of rows that follow each other, as they stand in their heap.
package struct TextRun: Sendable {
  /// Where the first begins, and then where each ends; none falls.
  let bounds: [Int64]
  /// Those of all texts, one after the other.
  let bytes: [UInt8]

  init(bounds: [Int64], bytes: [UInt8]) {
    self.bounds = bounds
    self.bytes = bytes
  }

  /// How many of `count` texts from the one at `index` on are those of another run from `other` on.
  package func common(
    _ count: Int, from index: Int, with run: TextRun, from other: Int
  ) -> Int {
    let texts = sameLengths(count, from: index, with: run, from: other)
    let length = Int(bounds[index + texts] - bounds[index])
    let start = Int(bounds[index] - bounds[0])
    let place = Int(run.bounds[other] - run.bounds[0])
    let same = bytes.span.extracting(start..<start + length)
      .common(with: run.bytes.span.extracting(place..<place + length))
    if same == length { return texts }
    // Those that end before the first byte that differs.
    let bytesInCommon = bounds[index] + Int64(same)
    return bounds[index + 1..<index + texts].prefix { $0 <= bytesInCommon }.count
  }

  private func sameLengths(
    _ count: Int, from index: Int, with run: TextRun, from other: Int
  ) -> Int {
    let (left, right) = (bounds.span, run.bounds.span)
    let shift = right[other] &- left[index]
    var texts = 0
    while texts < count, right[other &+ texts &+ 1] &- left[index &+ texts &+ 1] == shift {
      texts &+= 1
    }
    return texts
  }
}

extension Span<UInt8> {
  /// How many bytes are the same from the first on.
  fileprivate func common(with other: Span<UInt8>) -> Int {
    let length = Swift.min(count, other.count)
    var same = 0
    while same <= length &- 64 {
      // Bounds are checked once for all of them.
      let (left, right) = (
        extracting(same..<same &+ 64), other.extracting(same..<same &+ 64)
      )
      var difference: UInt8 = 0
      for index in 0..<64 { difference |= left[index] ^ right[index] }
      if difference != 0 { break }
      same &+= 64
    }
    while same < length, self[same] == other[same] { same &+= 1 }
    return same
  }
}
