internal import Games
package import PackFormat
internal import TextUnicode

/// A number as people type it: `12345`, `12,345`, `3.1 billion`, `2.5m`.
package enum GuessText {
  private static let words: [(word: String, zeros: UInt8)] = [
    ("billion", 9), ("bn", 9), ("b", 9), ("million", 6), ("mn", 6), ("m", 6), ("thousand", 3),
    ("k", 3),
  ]

  /// Nil for what is no number, or too large for any pack.
  ///
  /// The unit that is asked for may stand behind the number: 5 m are metres there, not millions.
  package static func number(_ text: String, unit: String = "") -> ExactDecimal? {
    let text = text.lowercased()
    let unit = unit.lowercased()
    if !unit.isEmpty, text.hasSuffix(unit), let number = plain(text.dropLast(unit.count)) {
      return number
    }
    for (word, zeros) in words where text.hasSuffix(word) {
      let digits = text.dropLast(word.count)
      return plain(digits).flatMap { times($0, zeros: zeros) }
    }
    return plain(text[...])
  }

  /// Digits, perhaps with commas or spaces between thousands.
  private static func plain(_ text: Substring) -> ExactDecimal? {
    let text = String(text).trimmed
    let separator: Character = text.contains(",") ? "," : " "
    let whole = text.prefix { $0 != "." }
    let groups = whole.split(separator: separator, omittingEmptySubsequences: false)
    if groups.count > 1 {
      guard groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
        (1...3).contains(groups[0].utf8.count)
      else { return nil }
    }
    return ExactDecimal(digits: groups.joined() + text.dropFirst(whole.count))
  }

  private static func times(_ number: ExactDecimal, zeros: UInt8) -> ExactDecimal? {
    if number.scale >= zeros {
      return ExactDecimal(mantissa: number.mantissa, scale: number.scale - zeros)
    }
    let (product, overflow) = number.mantissa.multipliedReportingOverflow(
      by: ExactDecimal.power(of: zeros - number.scale))
    return overflow ? nil : ExactDecimal(product)
  }
}
