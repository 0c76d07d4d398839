internal import Bytes
internal import Diagnostics
internal import PackFormat

/// Reports facts whose text lets players count the value: by a range, as in `Apollo 7 to Apollo 17`, or by a word.
enum CountedInPrompt: FactRule {
  static let code = Code(
    "Q110", .warning, "a fact lets its value be counted from its text",
    why: "Players need not know the answer: they subtract two numbers, or read a word.",
    bad: "Fact,Value,Unit\nFlights with a crew from Apollo 7 to Apollo 17,11,flights",
    good: "Fact,Value,Unit\nFlights of the Apollo programme with a crew,11,flights",
    fix: "Ask without the range, or without the word for the number.")

  /// The least and greatest value that a word of a text is compared with.
  static let spelled: ClosedRange<Int64> = 2...20

  static func finding(for fact: FactRow) -> Finding? {
    guard fact.value.isInteger, fact.value.mantissa > 0, let text = fact.text,
      mayTell(fact.value, in: text), let telling = telling(fact.value, in: text)
    else { return nil }
    return Finding(
      code, "the value can be counted from the text: \(fact.value.text)", at: fact.textPlace,
      label: "says \(telling.quoted())", help: "ask without it",
      related: [Related(fact.valuePlace, "is the answer")])
  }

  /// False only for a text that has neither the word for the value nor two numbers that it lies between. The bytes tell
  /// it much sooner than the words do, and nearly every text is such.
  static func mayTell(_ value: ExactDecimal, in text: ArraySlice<UInt8>) -> Bool {
    if maySpell(value.mantissa, in: text.span) { return true }
    var before: Int64?
    var number: Int64?
    for byte in text {
      if byte.isDigit {
        let start = number ?? 0
        // Numbers of more than 18 digits are left to the full test.
        if start >= 100_000_000_000_000_000 { return true }
        number = start * 10 + Int64(byte - 0x30)
      } else if byte != UInt8(ascii: ","), let end = number {
        if let before, isCounted(value, from: before, to: end) { return true }
        (before, number) = (end, nil)
      }
    }
    guard let before, let end = number else { return false }
    return isCounted(value, from: before, to: end)
  }

  /// True if a value is the difference of two numbers, or the count of the numbers from one to the other.
  private static func isCounted(
    _ value: ExactDecimal, from start: Int64, to end: Int64
  ) -> Bool {
    end > start && (ExactDecimal(end - start) == value || ExactDecimal(end - start + 1) == value)
  }

  /// False only for a text that does not have the word for a whole number, as `Height` does not have `eight`.
  static func maySpell(_ value: Int64, in text: Span<UInt8>) -> Bool {
    guard spelled.contains(value) else { return false }
    let word = letters[Int(value - spelled.lowerBound)]
    return text.holds(letters: word.span)
  }

  private enum Token: Equatable {
    case number(Int64)
    case word(String)
    /// A dash between two numbers.
    case dash

    var text: String {
      switch self {
      case .number(let number): String(number)
      case .word(let word): word
      case .dash: "–"
      }
    }
  }

  /// Returns the word or the range of a text by which players count the value.
  static func telling(_ value: ExactDecimal, in text: ArraySlice<UInt8>) -> String? {
    let tokens = tokens(of: text)
    if let word = word(for: value), tokens.contains(.word(word)) { return word }
    var first: Int?
    for (index, token) in tokens.enumerated() {
      switch token {
      case .dash: continue
      case .word(let word):
        // Two numbers with digits between them are no range.
        if word.contains(where: \.isNumber) { first = nil }
      case .number(let end):
        defer { first = index }
        // A text that holds the value is reported as that.
        guard let first, case .number(let start) = tokens[first], ExactDecimal(end) != value,
          isCounted(value, from: start, to: end), isRange(tokens, first, index)
        else { continue }
        return tokens[first...index].map(\.text).joined(separator: " ")
      }
    }
    return nil
  }

  /// True if the words between two numbers make a range of them.
  private static func isRange(_ tokens: [Token], _ first: Int, _ last: Int) -> Bool {
    let between = tokens[(first + 1)..<last]
    guard between.count <= 5 else { return false }
    return between.contains { token in
      switch token {
      case .dash: true
      case .word(let word):
        Self.to.contains(word)
          || Self.and.contains(word)
            && tokens[..<first].suffix(3).contains { Self.between.contains($0.text) }
      case .number: false
      }
    }
  }

  private static let to: Set = [
    "to", "until", "till", "through", "bis", "hasta", "jusqu", "à", "até", "до", "по",
  ]
  private static let and: Set = ["and", "und", "et", "y", "e", "и", "і", "та"]
  private static let between: Set = ["between", "zwischen", "entre", "между", "між"]

  private static let words = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]

  private static let letters = words.map { Array($0.utf8) }

  private static func word(for value: ExactDecimal) -> String? {
    guard value.scale == 0, spelled.contains(value.mantissa) else { return nil }
    return words[Int(value.mantissa - spelled.lowerBound)]
  }

  /// The numbers, words and dashes of a text. Digits beside a letter, as in `13th`, are part of a word.
  private static func tokens(of text: ArraySlice<UInt8>) -> [Token] {
    var tokens: [Token] = []
    let text = String(decoding: text, as: UTF8.self).lowercased()
    for part in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !isMark($0) }) {
      // A mark that ends a word or a sentence is no part of a number.
      let ending = part.reversed().prefix { $0 == "." || $0 == "," }.count
      let pieces = part.dropLast(ending).split(
        omittingEmptySubsequences: false, whereSeparator: { "-–—".contains($0) })
      for (index, piece) in pieces.enumerated() {
        if index > 0 { tokens.append(.dash) }
        if piece.isEmpty { continue }
        tokens.append(number(piece).map(Token.number) ?? .word(String(piece)))
      }
    }
    return tokens
  }

  /// Parses digits with commas between thousands; nil if the number has more than 18 digits.
  private static func number(_ text: Substring) -> Int64? {
    let digits = text.filter { $0 != "," }
    return digits.utf8.count <= 18 ? Int64(digits) : nil
  }

  private static func isMark(_ character: Character) -> Bool { "-–—.,".contains(character) }
}

extension Span<UInt8> {
  /// True if the bytes hold a word of two or more small ASCII letters, in upper or lower case, without a letter or digit
  /// beside it.
  fileprivate func holds(letters word: Span<UInt8>) -> Bool {
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let (first, second) = (ones &* UInt64(word[0]), ones &* UInt64(word[1]))
    let small = ones &* 0x20
    let starts = count - word.count + 1
    var start = 0
    while start < starts {
      // Of eight starts at a time, those whose first two letters are others are passed over: no byte is zero then.
      if start + 9 <= count {
        let differences =
          ((word64(at: start) | small) ^ first) | ((word64(at: start + 1) | small) ^ second)
        if (differences &- ones) & ~differences & highest == 0 {
          start += 8
          continue
        }
      }
      let end = Swift.min(start + 8, starts)
      while start < end {
        if holds(letters: word, at: start) { return true }
        start += 1
      }
    }
    return false
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isDigit || 0x61...0x7a ~= byte | 0x20
  }

  private func holds(letters word: Span<UInt8>, at start: Int) -> Bool {
    for index in word.indices where self[start + index] | 0x20 != word[index] { return false }
    let end = start + word.count
    return (start == 0 || !Self.isOfWord(self[start - 1]))
      && (end == count || !Self.isOfWord(self[end]))
  }
}
