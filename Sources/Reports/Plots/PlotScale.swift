/// Where numbers stand on an axis, from 0 at its start to 1 at its end.
struct PlotScale {
  /// Years are linear, and have no commas.
  enum Form { case linear, years, logarithmic }

  struct Tick {
    let position: Double
    let label: String
  }

  let form: Form
  private let low: Double
  private let high: Double

  /// From the least to the greatest; a logarithmic one goes in whole powers of ten, and both are
  /// above zero.
  init(_ form: Form, from least: Double, to greatest: Double) {
    self.form = form
    switch form {
    case .linear, .years:
      low = least
      // One more than a very large number is itself.
      high = greatest > least ? greatest : max(least + 1, least.nextUp)
    case .logarithmic:
      low = least.decimalLogarithm.rounded(.down)
      high = max(low + 1, greatest.decimalLogarithm.rounded(.up))
    }
  }

  func position(of number: Double) -> Double {
    let place = form == .logarithmic ? number.decimalLogarithm : number
    return min(1, max(0, (place - low) / (high - low)))
  }

  /// Which of so many equal parts of the axis a number falls into.
  func bin(of number: Double, among count: Int) -> Int {
    min(count - 1, Int(position(of: number) * Double(count)))
  }

  /// As many as have room on a phone, at round numbers.
  var ticks: [Tick] {
    switch form {
    case .linear, .years:
      let step = max(form == .years ? 1 : 0, Self.roundStep(high - low))
      let first = (low / step).rounded(.up)
      // Counted, as sums of very large numbers need not grow.
      return (0..<7).compactMap { index -> Tick? in
        let number: Double = (first + Double(index)) * step
        if number > high + step / 1000 { return nil }
        return Tick(position: (number - low) / (high - low), label: label(of: number))
      }
    case .logarithmic:
      let step = max(1, ((high - low) / 5).rounded(.up))
      var ticks: [Tick] = []
      var power = low
      while power <= high {
        ticks.append(
          Tick(
            position: (power - low) / (high - low),
            label: ShownNumber.powerOfTen(Int(power))))
        power += step
      }
      return ticks
    }
  }

  private func label(of number: Double) -> String {
    form == .years ? ShownNumber.year(number) : ShownNumber.text(number)
  }

  /// 1, 2 or 5 times a power of ten, so that there are five ticks at most, or six.
  private static func roundStep(_ range: Double) -> Double {
    var step = 1.0
    while range / step > 5 { step *= 10 }
    while range / step <= 0.5 { step /= 10 }
    if range / (step / 5) <= 5 { return step / 5 }
    if range / (step / 2) <= 5 { return step / 2 }
    return step
  }
}

extension Double {
  /// The logarithm to base ten of a number above zero, the same on every machine: a series of
  /// + − × ÷ alone, far more exact than any plot.
  var decimalLogarithm: Double {
    let ratio = (significand - 1) / (significand + 1)
    var (power, sum) = (ratio, 0.0)
    for term in 0..<20 {
      sum += power / Double(2 * term + 1)
      power *= ratio * ratio
    }
    let natural = 2 * sum + Double(exponent) * 0.693_147_180_559_945_3
    let logarithm = natural / 2.302_585_092_994_045_7
    // Powers of ten are where an axis begins and ends.
    let whole = logarithm.rounded()
    return (logarithm - whole).magnitude < 1e-9 ? whole : logarithm
  }
}
