internal import Games

/// The mean of independent measurements, and its variance.
package struct Estimate: Sendable, Equatable {
  package let count: Int
  package let mean: Double
  /// The variance of the mean, not of the measurements.
  package let variance: Double

  init(_ measure: TrialSums.Measure) {
    count = measure.count
    guard count > 1 else {
      mean = count == 1 ? Double(measure.sum) : 0
      variance = 0
      return
    }
    let number = Double(count)
    mean = Double(measure.sum) / number
    let spread = Double(measure.squares) - number * mean * mean
    variance = max(spread, 0) / (number - 1) / number
  }

  /// The difference from another mean in standard errors; nil if neither has any spread.
  ///
  /// It is positive if this mean is larger.
  package func z(above other: Estimate) -> Double? {
    let difference = mean - other.mean
    let variance = variance + other.variance
    guard variance > 0 else {
      return difference == 0 ? 0 : nil
    }
    return difference / variance.squareRoot()
  }

  /// True if this mean is significantly larger than another.
  package func isClearlyAbove(_ other: Estimate) -> Bool {
    z(above: other).map { $0 > Self.clear } ?? (mean > other.mean)
  }

  /// The threshold of significance in standard errors: chance exceeds it once in 30,000 times.
  package static let clear = 4.0
}

/// A proportion with its 95 % confidence interval (Wilson's).
package struct Share: Sendable, Equatable {
  package let part: Double
  package let low: Double
  package let high: Double

  package init(_ hits: Int, of count: Int) {
    guard count > 0 else {
      (part, low, high) = (0, 0, 1)
      return
    }
    let (number, z) = (Double(count), 1.959963984540054)
    let part = Double(hits) / number
    let middle = part + z * z / (2 * number)
    let reach = z * (part * (1 - part) / number + z * z / (4 * number * number)).squareRoot()
    let whole = 1 + z * z / number
    self.part = part
    low = max(0, (middle - reach) / whole)
    high = min(1, (middle + reach) / whole)
  }
}

extension Double {
  /// The number with `places` decimal places, halves rounded away from zero, and never `-0`.
  package func text(_ places: Int) -> String {
    var one: Int64 = 1
    for _ in 0..<places { one *= 10 }
    let units = Int64((self * Double(one)).rounded())
    let digits = "\(units.magnitude / one.magnitude)"
    guard places > 0 else { return (units < 0 ? "-" : "") + digits }
    let part = "\(units.magnitude % one.magnitude)"
    let zeros = String(repeating: "0", count: places - part.count)
    return (units < 0 ? "-" : "") + digits + "." + zeros + part
  }
}
