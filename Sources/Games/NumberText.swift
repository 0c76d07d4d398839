package import PackFormat

extension ExactDecimal {
  /// As a player reads it: `3.1 billion`, `2.5 million`, `12,345`, `8,848.86`, and a year as `1969`.
  ///
  /// Exact: words stand only where at most three decimal places say it all.
  package func shown(asYear: Bool) -> String {
    if asYear { return text }
    let (word, one): (String, Int64) =
      mantissa.magnitude < 1_000_000_000 ? (" million", 1_000_000) : (" billion", 1_000_000_000)
    if isInteger, mantissa.magnitude >= one.magnitude, mantissa % (one / 1000) == 0,
      let number = ExactDecimal(mantissa: mantissa / (one / 1000), scale: 3)
    {
      return Self.grouped(number.text) + (number.isInteger ? ".0" : "") + word
    }
    return Self.grouped(text)
  }

  /// Commas between the thousands of the whole part.
  private static func grouped(_ text: String) -> String {
    let digits = Array(text.utf8)
    let start = digits.first == UInt8(ascii: "-") ? 1 : 0
    let end = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.count
    var grouped: [UInt8] = []
    for (index, byte) in digits.enumerated() {
      if index > start, index < end, (end - index) % 3 == 0 { grouped.append(UInt8(ascii: ",")) }
      grouped.append(byte)
    }
    return String(decoding: grouped, as: UTF8.self)
  }
}
