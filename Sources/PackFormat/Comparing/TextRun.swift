/// The texts of consecutive rows, as they stand in their heap.
package struct TextRun: Sendable {
  /// The offset in the heap at which the first text begins, and then the offset at which each ends;
  /// never falling.
  let bounds: [Int64]
  /// The bytes of all texts, one after the other.
  let bytes: [UInt8]

  init(bounds: [Int64], bytes: [UInt8]) {
    self.bounds = bounds
    self.bytes = bytes
  }

  /// Returns how many of `count` texts, from `index` on, equal those of another run from `other`
  /// on, up to the first difference.
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
    // Only texts that end before the first different byte are equal.
    let bytesInCommon = bounds[index] + Int64(same)
    return bounds[index + 1..<index + texts].prefix { $0 <= bytesInCommon }.count
  }

  /// Returns how many of the texts, from the first on, have the same lengths in both runs.
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
  /// Returns the number of bytes that are equal, from the first on.
  fileprivate func common(with other: Span<UInt8>) -> Int {
    let length = Swift.min(count, other.count)
    var same = 0
    while same <= length &- 64 {
      // Bounds are checked once for 64 bytes.
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
