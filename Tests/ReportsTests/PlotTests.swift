import PackFormat
import Testing

@testable import Reports

/// Tests of axes, numbers and samples.
struct PlotTests {
  @Test(arguments: [1e-18, 0.001, 1, 2, 5, 9.999, 10, 1e9, 9.2e18])
  func logarithmsAreRight(number: Double) {
    var (power, rest) = (0.0, number)
    while rest >= 10 { (power, rest) = (power + 1, rest / 10) }
    while rest < 1 { (power, rest) = (power - 1, rest * 10) }
    let logarithm = number.decimalLogarithm
    #expect(logarithm >= power - 1e-9 && logarithm <= power + 1)
    #expect((number * 10).decimalLogarithm - logarithm - 1 < 1e-9)
    #expect(100.0.decimalLogarithm == 2)
  }

  @Test(arguments: [
    (0.0, 10.0), (0, 0), (-5, 5), (9.2e18, 9.2e18), (-9.2e18, 9.2e18), (1900, 2025), (3, 3.1),
  ])
  func anAxisHasFewTicksInOrderWhateverItsEnds(low: Double, high: Double) {
    for form in [PlotScale.Form.linear, .years] {
      let ticks = PlotScale(form, from: low, to: high).ticks
      #expect(ticks.count <= 7)
      #expect(ticks.allSatisfy { (-0.001...1.001).contains($0.position) })
      #expect(ticks.map(\.position) == ticks.map(\.position).sorted())
    }
  }

  @Test func aLogarithmicAxisGoesInWholePowersOfTen() {
    let scale = PlotScale(.logarithmic, from: 3, to: 40_000)
    #expect(scale.ticks.map(\.label) == ["1", "10", "100", "1,000", "10,000", "10⁵"])
    #expect(scale.position(of: 1) == 0)
    #expect(scale.position(of: 100_000) == 1)
    #expect(scale.bin(of: 1000, among: 10) == 6)
    #expect(scale.bin(of: 100_000, among: 10) == 9)
    let wide = PlotScale(.logarithmic, from: 1e-18, to: 9e18)
    #expect(wide.ticks.count <= 6)
  }

  @Test(arguments: [
    ("0", "0"), ("-1234.5", "−1,234.5"), ("999", "999"), ("1000000", "1,000,000"),
  ])
  func numbersAreGrouped(digits: String, shown: String) {
    let negative = digits.hasPrefix("-")
    let parts = digits.drop { $0 == "-" }.split(separator: ".")
    let scale = parts.count > 1 ? parts[1].count : 0
    let mantissa = Int64(parts.joined()).map { negative ? -$0 : $0 }
    let number = mantissa.flatMap { ExactDecimal(mantissa: $0, scale: UInt8(scale)) }
    #expect(number.map { ShownNumber.text($0) } == shown)
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (1023, "1023 bytes"), (1024, "1.0 KiB"),
    (1_048_575, "1,023.9 KiB"), (1_572_864, "1.5 MiB"), (UInt64.max, "17,179,869,183.9 GiB"),
  ])
  func bytesAreCountedInUnits(count: UInt64, shown: String) {
    #expect(ShownNumber.bytes(count) == shown)
  }

  @Test func aSampleIsEvenAndWithinTheTable() {
    let sample = RowSample(of: 1_000_000_007, most: 1000)
    #expect(sample.count == 1000)
    #expect(sample[0] == 0)
    #expect(sample[999] < 1_000_000_007 && sample[999] >= 998_000_000)
    #expect((1..<1000).allSatisfy { sample[$0] > sample[$0 - 1] })
    #expect(RowSample(of: 0, most: 10).count == 0)
    #expect(RowSample(of: 3, most: 10).note("row") == nil)
  }
}
