internal import CSVSource
internal import Games
internal import PackFormat
internal import Schema

/// Shows of very many facts at once that no rule has anything to say of them; of the others each is
/// looked at by every rule.
enum ProvenFacts {
  /// Nil where each fact has to be looked at.
  static func check(
    _ columns: [Binding.Column], _ context: RuleContext
  ) -> RowsCheck? {
    guard let fact = columns.firstIndex(ofField: "Fact"),
      let value = columns.firstIndex(ofField: "Value"),
      let unit = columns.firstIndex(ofField: "Unit"),
      columns.firstIndex(where: { $0.field?.type == .number }) == value,
      context.oldest == nil || columns.firstIndex(ofField: "AsOf") == nil,
      let rules = try? HigherOrLowerRules(context.rules), alwaysEarns(rules, context)
    else { return nil }
    let present = context.now.map { Int64($0.year) } ?? .max
    return { rows in
      let (bytes, cells, decimals) = (rows.stretch.bytes, rows.cells, rows.decimals)
      let numbers = Digits(rows.stretch)
      let isProven = rows.isProven
      for row in 0..<rows.stretch.count where isProven[row] {
        let value = decimals[row]
        let asksForYear = isYear(bytes.span, cells.content(bytes.span, row, unit))
        let text = cells.content(bytes.span, row, fact)
        if !isFine(value, asksForYear: asksForYear, present)
          || numbers.mayHold(value, bytes.span, text)
        {
          rows.isProven[row] = false
        }
      }
    }
  }

  /// Whether the best guess at any quantity earns enough: it is not farther off than by the coarsest of
  /// the steps, each of which is a part of what it is for.
  private static func alwaysEarns(_ rules: HigherOrLowerRules, _ context: RuleContext) -> Bool {
    let parts = [
      rules.fineStep.approximate,
      Double(rules.millionsStep) / Double(max(rules.millionsFrom, 1)),
      Double(rules.billionsStep) / Double(max(rules.billionsFrom, 1)),
    ]
    // A little more, for what floating point leaves out.
    let most = (parts.max() ?? 1) * 1.000001
    return most < rules.tolerance.approximate
      && rules.points(quantityOffBy: most) > max(1, context.leastBest?.points ?? 1)
  }

  /// Q101 to Q104: above zero, on the slider, a whole year and not in the future.
  private static func isFine(
    _ value: ExactDecimal, asksForYear: Bool, _ present: Int64
  ) -> Bool {
    value.mantissa > 0 && value.mantissa <= ValueOnTheSlider.most
      && value.scale <= ValueOnTheSlider.finest
      && (!asksForYear || value.isInteger && value.mantissa <= present)
  }

  private static func isYear(_ bytes: Span<UInt8>, _ unit: Range<Int>) -> Bool {
    guard unit.count == 4 else { return false }
    let start = unit.lowerBound
    return bytes[start] | 0x20 == UInt8(ascii: "y") && bytes[start + 1] | 0x20 == UInt8(ascii: "e")
      && bytes[start + 2] | 0x20 == UInt8(ascii: "a")
      && bytes[start + 3] | 0x20 == UInt8(ascii: "r")
  }

  /// Where the digits of a stretch are.
  private struct Digits {
    let bits: [UInt64]
    let start: Int

    init(_ stretch: CSVStretch) { (bits, start) = (stretch.digits, stretch.start) }

    /// Q106: whether some number of a text may be the value; one with points or commas may always be.
    func mayHold(_ value: ExactDecimal, _ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
      var index = next(from: text.lowerBound, text.upperBound)
      while index < text.upperBound {
        var number: Int64 = 0
        while index < text.upperBound, bytes[index] &- 0x30 < 10 {
          number = number &* 10 &+ Int64(bytes[index] &- 0x30)
          index += 1
        }
        if number == value.mantissa { return true }
        if index + 1 < text.upperBound, bytes[index + 1] &- 0x30 < 10,
          bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",")
        {
          return true
        }
        index = next(from: index, text.upperBound)
      }
      return false
    }

    /// The next digit, or the end.
    private func next(from index: Int, _ end: Int) -> Int {
      var index = index
      while index < end {
        let place = index - start
        let here = bits[place >> 6] >> UInt64(place & 63)
        if here != 0 { return min(index + here.trailingZeroBitCount, end) }
        index += 64 - place & 63
      }
      return end
    }
  }
}
