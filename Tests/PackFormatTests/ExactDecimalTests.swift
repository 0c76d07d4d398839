import Testing

@testable import PackFormat

struct ExactDecimalTests {
  @Test(arguments: [
    (0, 0, "0"), (0, 5, "0"), (120, 2, "1.2"), (-5, 1, "-0.5"), (5, 18, "0.000000000000000005"),
    (Int64.min, 0, "-9223372036854775808"), (Int64.max, 18, "9.223372036854775807"),
    (Int64.min, 3, "-9223372036854775.808"),
  ])
  func oneSpelling(mantissa: Int64, scale: UInt8, text: String) {
    #expect(ExactDecimal(mantissa: mantissa, scale: scale)?.text == text)
  }

  @Test func aScaleOver18IsNone() { #expect(ExactDecimal(mantissa: 1, scale: 19) == nil) }

  @Test func orderIsExact() throws {
    let rising = [
      (Int64.min, 0), (Int64.min, 18), (-1, 18), (0, 0), (1, 18), (Int64.max, 18), (10, 0),
      (Int64.max - 1, 1), (Int64.max, 1), (Int64.max - 1, 0), (Int64.max, 0),
    ]
    let values = try rising.map {
      try #require(ExactDecimal(mantissa: $0.0, scale: UInt8($0.1)))
    }
    for (left, right) in zip(values, values.dropFirst()) {
      #expect(left < right)
      #expect(!(right < left))
    }
  }
}
