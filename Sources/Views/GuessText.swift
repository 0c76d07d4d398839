internal import Games
package import PackFormat
internal import SafeText
package import Words

/// A parser of numbers as people type them: `12345`, `12,345`, `3.1 billion`, `2.5m`.
///
/// Separators and words are those of the player's language, as in `12.345` or `3,1 Milliarden`.
package enum GuessText {
  /// Words for powers of ten that are accepted in every language, with their zeros.
  private static let words: [(word: String, zeros: UInt8)] = [
    ("trillion", 12), ("tn", 12), ("billion", 9), ("bn", 9), ("b", 9), ("million", 6), ("mn", 6),
    ("m", 6), ("thousand", 3), ("k", 3),
  ]

  /// More words for powers of ten that people type in a language.
  private static func words(of language: Language) -> [(word: String, zeros: UInt8)] {
    switch language {
    case .english: []
    case .russian:
      [
        ("триллион", 12), ("триллионов", 12), ("трлн", 12), ("трлн.", 12), ("миллиард", 9),
        ("миллиардов", 9), ("млрд", 9), ("млрд.", 9), ("миллион", 6), ("миллионов", 6),
        ("млн", 6), ("млн.", 6), ("тысяча", 3), ("тысячи", 3), ("тысяч", 3), ("тыс", 3),
        ("тыс.", 3),
      ]
    case .ukrainian:
      [
        ("трильйон", 12), ("трильйонів", 12), ("трлн", 12), ("мільярд", 9), ("мільярди", 9),
        ("мільярдів", 9), ("млрд", 9), ("мільйон", 6), ("мільйони", 6), ("мільйонів", 6),
        ("млн", 6), ("тисяча", 3), ("тисячі", 3), ("тисяч", 3), ("тис", 3), ("тис.", 3),
      ]
    case .german:
      [
        ("billion", 12), ("bio", 12), ("bio.", 12), ("milliarde", 9), ("mrd", 9), ("mrd.", 9),
        ("mio", 6), ("mio.", 6), ("tausend", 3), ("tsd", 3), ("tsd.", 3),
      ]
    case .french: [("md", 9), ("mds", 9), ("mille", 3)]
    case .spanish: [("billón", 12), ("millón", 6), ("mil", 3)]
    case .portuguese: [("tri", 12), ("bi", 9), ("mi", 6), ("mil", 3)]
    case .chinese: [("百万", 6), ("千", 3)]
    case .japanese: [("千", 3)]
    case .arabic: [("ملايين", 6), ("مليارات", 9), ("ألف", 3), ("آلاف", 3)]
    }
  }

  /// Returns the words for powers of ten of a language, the longest first, because one may end in
  /// another.
  private static func allWords(_ language: Language) -> [(word: String, zeros: UInt8)] {
    var own: [(word: String, zeros: UInt8)] = []
    for scale in language.numbers.scales {
      own.append((word: trimmed(scale.word), zeros: scale.zeros))
      own.append((word: trimmed(scale.belowTwo), zeros: scale.zeros))
    }
    own += words(of: language)
    let foreign = words.filter { word in !own.contains { $0.word == word.word } }
    return (own + foreign).sorted { $0.word.count > $1.word.count }
  }

  /// A text as a number.
  package enum Reading: Equatable, Sendable {
    case number(ExactDecimal)
    /// A number that is too large for any pack, however many digits it has.
    case tooLarge
    /// A number with more decimal places than any pack has.
    case tooFine
    /// No number.
    case none
  }

  /// Parses a number; nil if the text is none, or the number is too large for a pack.
  package static func number(
    _ text: String, unit: String = "", _ language: Language = .english
  ) -> ExactDecimal? {
    guard case .number(let number) = read(text, unit: unit, language) else { return nil }
    return number
  }

  /// Reads a text as a number.
  ///
  /// The unit of the question may follow the number: with metres, `5 m` is 5 and not 5 million.
  package static func read(
    _ text: String, unit: String = "", _ language: Language = .english
  ) -> Reading {
    let text = text.lowercased()
    let unit = unit.lowercased()
    if !unit.isEmpty, text.hasSuffix(unit) {
      let reading = plain(text.dropLast(unit.count), language)
      if reading != .none { return reading }
    }
    for (word, zeros) in allWords(language) where text.hasSuffix(word.lowercased()) {
      let reading = plain(text.dropLast(word.count), language)
      guard case .number(let number) = reading else { return reading }
      return times(number, zeros: zeros).map(Reading.number) ?? .tooLarge
    }
    return plain(text[...], language)
  }

  /// True if a text is a number or can become one by more characters.
  package static func canBecomeNumber(
    _ text: String, unit: String = "", _ language: Language = .english
  ) -> Bool {
    let text = text.lowercased().drop { $0.isSpace }
    let form = language.numbers
    let signs = Array(".,'’" + form.separator + form.decimalMark)
    let digits = text.prefix { character in
      let sign = sign(character, language)
      return sign.isASCII && sign.isNumber || sign.isSpace || signs.contains(sign)
        || sign == "-"
    }
    guard !digits.dropFirst().contains(where: { "-−".contains($0) }) else { return false }
    let rest = text[digits.endIndex...]
    guard !rest.isEmpty else { return true }
    guard digits.contains(where: { $0.isNumber }) else { return false }
    return ([unit] + allWords(language).map { $0.word }).contains {
      $0.lowercased().hasPrefix(rest)
    }
  }

  /// Reads digits, perhaps with separators or spaces of any width between thousands.
  private static func plain(_ text: Substring, _ language: Language) -> Reading {
    let text = trimmed(String(text.map { sign($0, language) }))
    let form = language.numbers
    let mark = decimalMark(of: text, form)
    let whole = text.prefix { $0 != mark }
    let own = Character(form.separator)
    let separator: Character = !own.isSpace && whole.contains(own) ? own : " "
    let groups = whole.split(separator: separator, omittingEmptySubsequences: false)
    guard groups.count == 1 || areThousands(groups) else { return .none }
    let fraction = text.dropFirst(whole.count + 1)
    return reading(
      ofWhole: groups.joined(), fraction: whole.count < text.count ? String(fraction) : nil)
  }

  /// Reads the digits before and behind the decimal mark; without a mark there is no fraction.
  private static func reading(ofWhole whole: String, fraction: String?) -> Reading {
    if let number = ExactDecimal(digits: whole + (fraction.map { "." + $0 } ?? "")) {
      return .number(number)
    }
    let digits = whole.drop { $0 == "-" }
    let isNumber = [String(digits), fraction ?? "0"].allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard isNumber, whole.count - digits.count < 2 else { return .none }
    return ExactDecimal(digits: whole) == nil ? .tooLarge : .tooFine
  }

  /// Returns the sign that separates the decimal places of a text.
  ///
  /// A point is taken for a decimal comma, because some number pads have no comma, unless it
  /// separates thousands.
  private static func decimalMark(of text: String, _ form: NumberForm) -> Character {
    guard form.decimalMark == "," else { return "." }
    guard !text.contains(","), text.contains(".") else { return "," }
    let isGrouped =
      form.separator == "."
      && areThousands(text.split(separator: ".", omittingEmptySubsequences: false))
    return isGrouped ? "," : "."
  }

  /// True for groups of digits such as `1`, `234`, `567`.
  private static func areThousands(_ groups: [Substring]) -> Bool {
    let first = groups.first?.drop { $0 == "-" }.utf8.count ?? 0
    return (1...3).contains(first) && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
  }

  /// Returns a plain space for white space, a hyphen for a minus sign, and an ASCII digit for the wide and Arabic digits of
  /// the languages that have them.
  private static func sign(_ character: Character, _ language: Language) -> Character {
    if character.isSpace { return " " }
    if character == "−" { return "-" }
    guard [.chinese, .japanese, .arabic].contains(language), !character.isASCII else {
      return character
    }
    switch character {
    case "٫", "．": return "."
    case "٬", "，", "،": return ","
    default:
      let isDigit = character.unicodeScalars.first?.properties.numericType == .decimal
      guard isDigit, let digit = character.wholeNumberValue else { return character }
      return Character(String(digit))
    }
  }

  /// Returns a text without the white space around it.
  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isSpace }
    let end = start.lastIndex { !$0.isSpace }.map { start.index(after: $0) }
    return String(start[..<(end ?? start.startIndex)])
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

extension Character {
  fileprivate var isSpace: Bool { unicodeScalars.first?.isSpace == true }
}
