/// The signs in one number, and what they show about how its writer writes numbers.
enum NumberForm: Equatable {
  /// The signs fit a decimal point, or commas for thousands, alone: `12.5`, `0.714`, `1,234.5`.
  case provesPoint
  /// The signs fit a decimal comma, or points for thousands, alone: `12,5`, `1.232,7`, `1.234.567`.
  case provesComma
  /// A point before three digits, as in `2.962`: decimals, or thousands.
  case doubtful
  /// A whole number, a single comma before three digits, or no number at all.
  case other

  /// Classifies a text that may begin with a sign and otherwise has digits, points, commas and spaces alone.
  init(_ text: Span<UInt8>) {
    self = .other
    // Most texts that are no numbers have a letter, and most numbers have no sign.
    var hasSign = false
    for index in text.indices {
      if text[index] > 0x39 { return }
      hasSign = hasSign || text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ",")
    }
    guard hasSign else { return }
    // The lengths of the runs of digits, and the sign behind each but the last one.
    var runs: [Int] = [0]
    var signs: [UInt8] = []
    var first: UInt8 = 0
    guard text.count <= 40 else { return }
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case 0x30...0x39:
        if runs.count == 1, runs[0] == 0 { first = byte }
        runs[runs.count - 1] += 1
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "'"):
        signs.append(byte)
        runs.append(0)
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if index > 0 { return }
      default: return
      }
    }
    guard let last = runs.last, last > 0 else { return }
    self = Self.form(runs, signs, first)
  }

  private static func form(_ runs: [Int], _ signs: [UInt8], _ first: UInt8) -> NumberForm {
    let (point, comma) = (UInt8(ascii: "."), UInt8(ascii: ","))
    let points = signs.count { $0 == point }
    let commas = signs.count { $0 == comma }
    guard let last = signs.last, let decimals = runs.last, points + commas > 0 else {
      return .other
    }
    if points > 0, commas > 0 {
      // The last sign stands before the decimals, once; the other one groups digits.
      if last == point { return points == 1 ? .provesPoint : .other }
      return commas == 1 && areGroups(runs.dropLast()) ? .provesComma : .other
    }
    if signs.count == 1 {
      let mayBeGroups = decimals == 3 && 1...3 ~= runs[0] && first != UInt8(ascii: "0")
      if last == point { return mayBeGroups ? .doubtful : .provesPoint }
      return mayBeGroups || runs[0] == 0 ? .other : .provesComma
    }
    if points == signs.count { return areGroups(runs[...]) ? .provesComma : .other }
    if commas == signs.count {
      return runs.dropFirst().allSatisfy { 2...3 ~= $0 } ? .provesPoint : .other
    }
    // Spaces or apostrophes group the digits.
    guard last == point ? points == 1 : last == comma && commas == 1, areGroups(runs.dropLast())
    else { return .other }
    return last == point ? .provesPoint : .provesComma
  }

  /// True for groups of three digits behind a first one of one to three.
  private static func areGroups(_ runs: ArraySlice<Int>) -> Bool {
    1...3 ~= (runs.first ?? 0) && runs.dropFirst().allSatisfy { $0 == 3 }
  }
}

/// The way to read a number with a point or a comma before three digits, by the other numbers of the file.
package enum NumberReading: Sendable {
  /// No number shows a decimal comma: a point stands before decimals.
  case point
  /// Some number shows a decimal comma, and none a decimal point.
  case comma
  /// Some numbers show a decimal point and others a decimal comma.
  case unclear
}
