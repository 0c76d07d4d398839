/// An axis that maps numbers to places from 0 at its start to 1 at its end.
struct PlotScale {
  /// The form of the scale. Years are linear, and printed without commas.
  enum Form { case linear, years, logarithmic }

  struct Tick {
    let position: Double
    let label: String
  }

  let form: Form
  private let low: Double
  private let high: Double

  /// Makes an axis from the least number to the greatest.
  ///
  /// A logarithmic axis begins and ends at whole powers of ten, and needs numbers above zero.
  init(_ form: Form, from least: Double, to greatest: Double) {
    self.form = form
    switch form {
    case .linear, .years:
      low = least
      // Adding one to a very large number does not change it.
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

  /// The index of the bin that a number falls into, of `count` equal parts of the axis.
  func bin(of number: Double, among count: Int) -> Int {
    min(count - 1, Int(position(of: number) * Double(count)))
  }

  /// Ticks at round numbers, as many as there is room for on a phone.
  var ticks: [Tick] {
    switch form {
    case .linear, .years:
      let step = max(form == .years ? 1 : 0, Self.roundStep(high - low))
      let first = (low / step).rounded(.up)
      // A fixed number of steps: adding to a very large number may not change it.
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

  /// The distance of ticks, 1, 2 or 5 times a power of ten, which gives about five of them.
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
  /// The logarithm to base ten of a number above zero, equal on every machine.
  ///
  /// A series of + − × ÷ only, far more exact than any plot needs.
  var decimalLogarithm: Double {
    let ratio = (significand - 1) / (significand + 1)
    var (power, sum) = (ratio, 0.0)
    for term in 0..<20 {
      sum += power / Double(2 * term + 1)
      power *= ratio * ratio
    }
    let natural = 2 * sum + Double(exponent) * 0.693_147_180_559_945_3
    let logarithm = natural / 2.302_585_092_994_045_7
    // An axis begins and ends at powers of ten, so these must be exact.
    let whole = logarithm.rounded()
    return (logarithm - whole).magnitude < 1e-9 ? whole : logarithm
  }
}
