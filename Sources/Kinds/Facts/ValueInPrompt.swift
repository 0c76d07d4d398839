internal import Bytes
internal import Diagnostics
internal import PackFormat

/// Reports facts whose text contains the value and so gives the answer away.
enum ValueInPrompt: FactRule {
  static let code = Code(
    "Q106", .warning, "a fact has its value in its text",
    why: "Players who read the question know the answer.",
    bad: "Fact,Value,Unit\nHeight of Mont Blanc (4806 m),4806,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: "Ask without naming the number.")

  static func finding(for fact: FactRow) -> Finding? {
    guard fact.value.mantissa > 0, let number = fact.text.flatMap({ place(of: fact.value, in: $0) })
    else { return nil }
    return Finding(
      code, "the value stands in the text: \(fact.value.text)", at: fact.textPlace,
      label: "says \(String(decoding: number, as: UTF8.self).quoted())",
      help: "ask without naming the number", related: [Related(fact.valuePlace, "is the answer")])
  }

  /// Returns the digits that spell the value as a word of their own; `K2` and `13th` are not numbers.
  private static func place(
    of value: ExactDecimal, in text: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    var index = text.startIndex
    while let start = text[index...].firstIndex(where: \.isDigit) {
      let end = endOfNumber(text, from: start)
      index = end
      let isWord =
        (start == text.startIndex || !isLetter(text[start - 1]))
        && (end == text.endIndex || !isLetter(text[end]))
      if isWord, number(text[start..<end]) == value { return text[start..<end] }
      // Skips the rest of a word such as 4K9.
      index = text[end...].firstIndex { !isLetter($0) && !$0.isDigit } ?? text.endIndex
    }
    return nil
  }

  /// Returns the end of a number; a point or comma belongs to the number if a digit follows.
  private static func endOfNumber(_ text: ArraySlice<UInt8>, from start: Int) -> Int {
    var end = start
    while end < text.endIndex,
      text[end].isDigit || (isMark(text[end]) && end + 1 < text.endIndex && text[end + 1].isDigit)
    {
      end += 1
    }
    return end
  }

  /// Parses a number with commas between thousands, as in 10,000, and a decimal point.
  private static func number(_ text: ArraySlice<UInt8>) -> ExactDecimal? {
    var mantissa: Int64 = 0
    var point: Int?
    var comma: Int?
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "."):
        if point != nil || comma.map({ index - $0 != 4 }) == true { return nil }
        (point, comma) = (index, nil)
      case UInt8(ascii: ","):
        if point != nil || comma.map({ index - $0 != 4 }) == true { return nil }
        comma = index
      case let digit:
        let (tenfold, isTooLarge) = mantissa.multipliedReportingOverflow(by: 10)
        let (sum, isTooLargeNow) = tenfold.addingReportingOverflow(Int64(digit - 0x30))
        if isTooLarge || isTooLargeNow { return nil }
        mantissa = sum
      }
    }
    if let comma, text.endIndex - comma != 4 { return nil }
    let scale = point.map { text.endIndex - $0 - 1 } ?? 0
    return UInt8(exactly: scale).flatMap { ExactDecimal(mantissa: mantissa, scale: $0) }
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == 0x2c || byte == 0x2e }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }
}
