/// The frequencies of some numbers.
package struct Distribution: Sendable, Equatable {
  package struct Bucket: Sendable, Equatable {
    package let value: Int64
    package let count: Int
  }

  /// The numbers that occurred, in ascending order.
  package let buckets: [Bucket]
  package let count: Int
  package let mean: Double
  /// The variance of the mean, not of the numbers.
  package let variance: Double

  package init(_ counts: [Int64: Int]) {
    buckets = counts.map { Bucket(value: $0.key, count: $0.value) }.sorted { $0.value < $1.value }
    count = buckets.reduce(0) { $0 + $1.count }
    let sum = buckets.reduce(0.0) { $0 + Double($1.value) * Double($1.count) }
    let mean = count > 0 ? sum / Double(count) : 0
    let squares = buckets.reduce(0.0) {
      $0 + Double($1.count) * (Double($1.value) - mean) * (Double($1.value) - mean)
    }
    self.mean = mean
    variance = count > 1 ? squares / Double(count - 1) / Double(count) : 0
  }

  package var least: Int64 { buckets.first?.value ?? 0 }
  package var greatest: Int64 { buckets.last?.value ?? 0 }
  package var lowerQuartile: Int64 { quantile(quarters: 1) }
  package var median: Int64 { quantile(quarters: 2) }
  package var upperQuartile: Int64 { quantile(quarters: 3) }

  /// The least number that is at least as large as so many quarters of all numbers.
  private func quantile(quarters: Int) -> Int64 {
    var seen = 0
    for bucket in buckets {
      seen += bucket.count
      if seen * 4 >= count * quarters { return bucket.value }
    }
    return greatest
  }

  /// A range of numbers, and how many numbers fell into it.
  package struct Bar: Sendable, Equatable {
    package let from: Int64
    package let to: Int64
    package fileprivate(set) var count: Int
  }

  /// A histogram from the least number to the greatest, with at most `most` ranges of one round
  /// width.
  package func bars(most: Int) -> [Bar] {
    guard count > 0 else { return [] }
    let width = Self.roundWidth(of: least, greatest, most)
    let start = least.rounded(downTo: width)
    let number = Int((greatest - start) / width) + 1
    var bars = (0..<number).map { index in
      let from = start + Int64(index) * width
      return Bar(from: from, to: from + width - 1, count: 0)
    }
    for bucket in buckets { bars[Int((bucket.value - start) / width)].count += bucket.count }
    return bars
  }

  /// The least of 1, 2, 5, 10, 20, 50, … that gives few enough ranges.
  private static func roundWidth(of least: Int64, _ greatest: Int64, _ most: Int) -> Int64 {
    var width: Int64 = 1
    var factor = 0
    while (greatest - least.rounded(downTo: width)) / width >= Int64(max(most, 1)) {
      width = factor == 1 ? width / 2 * 5 : width * 2
      factor = (factor + 1) % 3
    }
    return width
  }
}

extension Int64 {
  fileprivate func rounded(downTo width: Int64) -> Int64 {
    let remainder = self % width
    return self - (remainder < 0 ? remainder + width : remainder)
  }
}
