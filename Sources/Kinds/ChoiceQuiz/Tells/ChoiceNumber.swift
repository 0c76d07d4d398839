internal import Bytes

/// A choice that is a number, such as `1,200 m`, `$5 million` or `four`.
struct ChoiceNumber {
  let value: Double
  /// The hash of what stands beside the digits, such as the unit.
  let unit: UInt64

  private static let mostBytes = 40

  /// Reads a choice; nil if it is no number.
  init?(_ text: Span<UInt8>, _ words: ArraySlice<HashedQuestion.Word>, isEnglish: Bool) {
    guard let first = words.first, text.count <= Self.mostBytes else { return nil }
    if isEnglish, words.count == 1, let value = Self.words[first.hash] {
      (self.value, unit) = (value, FNV1a().value)
      return
    }
    guard 0x30...0x39 ~= first.first, first.bytes.lowerBound <= 4 else { return nil }
    var unit = FNV1a()
    var isNegative = false
    for index in 0..<Int(first.bytes.lowerBound) {
      switch text[index] {
      case 0x20: break
      // - and the last byte of −
      case 0x2d, 0x92: isNegative = true
      case 0xe2, 0x88: break
      default: unit.append(UInt64(text[index]))
      }
    }
    var index = Int(first.bytes.lowerBound)
    guard var value = Self.digits(text, &index, isEnglish: isEnglish) else { return nil }
    // Letters without a space behind a number make it a word, such as 3D and 1-Mar.
    if index < text.count, text[index] >= 0x80 || text[index] == 0x2d || text[index].isLetter {
      return nil
    }
    // Beside the digits stands at most a unit of three words.
    var count = 0
    for word in words where Int(word.bytes.lowerBound) >= index {
      count += 1
      if isEnglish, let factor = Self.factors[word.hash] {
        value *= factor
      } else {
        if word.marks.contains(.hasDigit) { return nil }
        unit.append(word.stem)
      }
    }
    while index < text.count {
      if text[index] < 0x80, text[index] != 0x20, !text[index].isLetter {
        unit.append(UInt64(text[index]))
      }
      index += 1
    }
    guard count <= 3 else { return nil }
    (self.value, self.unit) = (isNegative ? -value : value, unit.value)
  }

  /// Reads digits with commas, points and spaces between them.
  private static func digits(_ text: Span<UInt8>, _ index: inout Int, isEnglish: Bool) -> Double? {
    var value = 0.0
    var scale = 1.0
    var isDecimal = false
    while index < text.count {
      let byte = text[index]
      if byte.isDigit {
        if isDecimal { scale /= 10 }
        value = isDecimal ? value + Double(byte & 0x0f) * scale : value * 10 + Double(byte & 0x0f)
      } else if byte == 0x2c || byte == 0x2e || byte == 0x20 {
        let run = digitCount(text, after: index)
        if run == 0 { return value }
        if byte == 0x20, run != 3 { return nil }
        let groups = run == 3 && (byte == 0x2e) != isEnglish
        if byte != 0x20, !groups {
          if isDecimal || byte == 0x2c && isEnglish { return nil }
          isDecimal = true
        }
      } else {
        return value
      }
      index += 1
    }
    return value
  }

  private static func digitCount(_ text: Span<UInt8>, after index: Int) -> Int {
    var end = index + 1
    while end < text.count, text[end].isDigit { end += 1 }
    return end - index - 1
  }

  private static let words = table([
    ("zero", 0), ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6),
    ("seven", 7), ("eight", 8), ("nine", 9), ("ten", 10), ("eleven", 11), ("twelve", 12),
    ("thirteen", 13), ("fourteen", 14), ("fifteen", 15), ("sixteen", 16), ("seventeen", 17),
    ("eighteen", 18), ("nineteen", 19), ("twenty", 20),
  ])
  private static let factors = table([
    ("hundred", 1e2), ("thousand", 1e3), ("million", 1e6), ("billion", 1e9), ("trillion", 1e12),
  ])

  private static func table(_ words: [(String, Double)]) -> [UInt64: Double] {
    Dictionary(words.map { (WordSet.hash($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { 0x61...0x7a ~= self | 0x20 }
}
