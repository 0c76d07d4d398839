internal import Games
package import PackFormat
internal import TextUnicode

/// A parser of numbers as people type them: `12345`, `12,345`, `3.1 billion`, `2.5m`.
///
/// In Russian it takes `12 345`, `3,1 миллиарда` and `2,5 млн`.
package enum GuessText {
  /// The words for powers of ten, with their zeros; those of both languages are always accepted.
  private static let words: [(word: String, zeros: UInt8)] = [
    ("billion", 9), ("bn", 9), ("b", 9), ("million", 6), ("mn", 6), ("m", 6), ("thousand", 3),
    ("k", 3), ("миллиард", 9), ("миллиарда", 9), ("миллиардов", 9), ("млрд", 9), ("млрд.", 9),
    ("миллион", 6), ("миллиона", 6), ("миллионов", 6), ("млн", 6), ("млн.", 6), ("тысяча", 3),
    ("тысячи", 3), ("тысяч", 3), ("тыс", 3), ("тыс.", 3),
  ]

  /// Parses a number; nil if the text is none, or the number is too large for a pack.
  ///
  /// The unit of the question may follow the number: with metres, `5 m` is 5 and not 5 million.
  package static func number(
    _ text: String, unit: String = "", _ language: Language = .english
  ) -> ExactDecimal? {
    let text = text.lowercased()
    let unit = unit.lowercased()
    if !unit.isEmpty, text.hasSuffix(unit), let number = plain(text.dropLast(unit.count), language)
    {
      return number
    }
    for (word, zeros) in words where text.hasSuffix(word) {
      let digits = text.dropLast(word.count)
      return plain(digits, language).flatMap { times($0, zeros: zeros) }
    }
    return plain(text[...], language)
  }

  /// Parses digits, perhaps with separators or spaces of any width between thousands.
  private static func plain(_ text: Substring, _ language: Language) -> ExactDecimal? {
    let text = String(text.map { $0.isWhitespace ? " " : $0 }).trimmed
    // Russian accepts a decimal point as well, because some number pads have no comma.
    let marks: Set<Character> = language == .russian ? [",", "."] : ["."]
    let whole = text.prefix { !marks.contains($0) }
    let separator: Character = whole.contains(",") ? "," : " "
    let groups = whole.split(separator: separator, omittingEmptySubsequences: false)
    if groups.count > 1 {
      guard groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
        (1...3).contains(groups[0].utf8.count)
      else { return nil }
    }
    let fraction = text.dropFirst(whole.count + 1)
    return ExactDecimal(
      digits: groups.joined() + (whole.count < text.count ? ".\(fraction)" : ""))
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
