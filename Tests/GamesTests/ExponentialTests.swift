import Games
import Testing

@Suite struct ExponentialTests {
  /// The expected values were computed to fifty digits by another program.
  @Test(arguments: [
    (-5, 0.006737946999085467), (-1, 0.36787944117144233), (-0.5, 0.6065306597126334), (0, 1),
    (0.1, 1.1051709180756477), (1, 2.718281828459045), (-37.25, 6.64554417291507e-17),
    (-100, 3.720075976020836e-44), (-700, 9.85967654375977e-305), (700, 1.0142320547350045e304),
  ])
  func knownValuesComeOutToTwelveDigits(x: Double, value: Double) {
    #expect(abs(exponential(x) - value) <= 1e-12 * value)
  }

  @Test func itFallsAsItsArgumentFalls() {
    let values = stride(from: 0.0, through: -40, by: -0.001).map(exponential)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func theProductOfTwoIsThatOfTheSum() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      let x = generator.fraction() * -20
      let y = generator.fraction() * -20
      let product = exponential(x) * exponential(y)
      #expect(abs(exponential(x + y) - product) <= 1e-13 * product, "x \(x), y \(y)")
    }
  }

  @Test func farOutItIsZeroOrInfinite() {
    #expect(exponential(-1e300) == 0)
    #expect(exponential(-.infinity) == 0)
    #expect(exponential(1e300) == .infinity)
  }
}
