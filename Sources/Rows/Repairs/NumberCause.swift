internal import PackFormat

/// The habits by which people write numbers, one recogniser each, the most certain first.
enum NumberCause {
  private typealias Recogniser = @Sendable (String, ValueFix.Context) -> ValueFix?

  /// The recognisers, each with the features that a text must have for it; most texts have few.
  private static let recognisers: [(signs: CharacterFeatures, recognise: Recogniser)] = [
    ([], separated), (.exponent, exponent), (.power, power), (.date, date), (.percent, percent),
    (.about, about), (.fraction, fraction), (.range, range), ([], withUnit),
  ]

  /// The fix of a text in plain digits (`PlainSpelling`); nil if no habit is recognised.
  static func fix(of text: String, _ context: ValueFix.Context) -> ValueFix? {
    let signs = CharacterFeatures(text)
    // Without a digit there is nothing to recognise.
    guard !signs.isDisjoint(with: [.digit, .wide]) else { return nil }
    for (needed, recognise) in recognisers
    where needed.isEmpty || !signs.isDisjoint(with: needed) {
      guard var fix = recognise(text, context) else { continue }
      // A value that does not fit the type is no fix.
      if let value = fix.value, !ValueFix.isValue(value, context.type) {
        fix.value = nil
        fix.isCertain = false
        fix.help = "write \(context.type == .number ? "it in digits" : "a whole number")"
      }
      return fix
    }
    return nil
  }

  /// Reads a number in digits, perhaps with separators or a word such as million.
  private static func number(
    _ text: Substring, _ context: ValueFix.Context
  ) -> (ExactDecimal, isCertain: Bool)? {
    let bytes = Array(text.utf8)
    if context.reading == .point, case .value(.number(let number)) = ValueParser.number(bytes.span)
    {
      return (number, true)
    }
    return NumberFix(bytes, context.reading).map { ($0.number, $0.isCertain) }
  }

  private static func separated(_ text: String, _ context: ValueFix.Context) -> ValueFix? {
    // A fraction where a whole number belongs has nothing to fix, unless its point stands between thousands.
    guard NumberFix.mayBe(text), context.reading != .point || !ValueFix.isValue(text, .number)
    else {
      return nil
    }
    return NumberFix(text.utf8, context.reading).map {
      ValueFix(value: $0.number.text, isCertain: $0.isCertain, $0.reason)
    }
  }

  /// Recognises `3.1E+09`, in which digits beyond the width of a spreadsheet column are lost.
  private static func exponent(_ text: String, _ context: ValueFix.Context) -> ValueFix? {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count == 2, let mantissa = number(parts[0], context), let zeros = Int(parts[1]),
      let number = mantissa.0.shifted(by: zeros)
    else { return nil }
    return ValueFix(
      value: number.text, "an exponent, as spreadsheets write long numbers",
      help: "write \(number.text), if no digit was lost")
  }

  /// Recognises `10^6` and `3 × 10⁸`.
  private static func power(_ text: String, _ context: ValueFix.Context) -> ValueFix? {
    let superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹"
    var plain = ""
    var isRaised = false
    for character in text {
      if let place = superscripts.firstIndex(of: character) {
        if !isRaised { plain += "^" }
        isRaised = true
        plain += String(superscripts.distance(from: superscripts.startIndex, to: place))
      } else {
        plain.append("×·".contains(character) ? "*" : character)
      }
    }
    plain = plain.replacing("**", with: "^").replacing(" ", with: "").replacing("x", with: "*")
    let parts = plain.split(separator: "^", omittingEmptySubsequences: false)
    guard parts.count == 2, let zeros = Int(parts[1]) else { return nil }
    var factors = parts[0].split(separator: "*", omittingEmptySubsequences: false)
    guard factors.popLast() == "10", factors.count <= 1 else { return nil }
    guard let factor = number(factors.first ?? "1", context),
      let number = factor.0.shifted(by: zeros)
    else { return ValueFix("a power is not digits", help: "write it in digits") }
    return ValueFix(value: number.text, isCertain: factor.isCertain, "a power is not digits")
  }

  private static func date(_ text: String, _ context: ValueFix.Context) -> ValueFix? {
    DateGuess(text)?.fix(ofNumber: context)
  }

  private static func percent(_ text: String, _ context: ValueFix.Context) -> ValueFix? {
    for sign in ["%", "‰", "percent", "per cent"] where text.lowercased().hasSuffix(sign) {
      guard let number = number(text.dropLast(sign.count).trimmingSpaces, context) else { continue }
      return unit(sign, beside: number.0, context)
    }
    return nil
  }

  private static let estimates = [
    "~", "≈", "∼", "±", "<=", ">=", "≤", "≥", "<", ">", "approximately", "approx.", "approx",
    "about", "around", "circa", "ca.", "ca", "c.", "roughly", "nearly", "almost", "over",
    "more than", "less than", "under", "up to", "etwa", "rund", "über", "около", "примерно",
  ]

  private static func about(_ text: String, _ context: ValueFix.Context) -> ValueFix? {
    let lower = text.lowercased()
    if lower.hasSuffix("+"), let number = number(lower.dropLast().trimmingSpaces, context) {
      return about("+", number.0)
    }
    for word in estimates where lower.hasPrefix(word) {
      let rest = lower.dropFirst(word.count).trimmingSpaces
      if let number = number(rest, context) { return about(word, number.0) }
    }
    return nil
  }

  private static func about(_ word: String, _ number: ExactDecimal) -> ValueFix {
    ValueFix(
      value: number.text, "\"\(word)\" is no part of a number",
      help: "write \(number.text); that it is rounded belongs in the text")
  }

  private static let vulgar: [Character: String] = [
    "½": "0.5", "¼": "0.25", "¾": "0.75", "⅕": "0.2", "⅖": "0.4", "⅗": "0.6", "⅘": "0.8",
    "⅛": "0.125", "⅜": "0.375", "⅝": "0.625", "⅞": "0.875",
  ]

  private static func fraction(_ text: String, _ context: ValueFix.Context) -> ValueFix? {
    if let last = text.last, let part = vulgar[last] {
      let whole = text.dropLast().trimmingSpaces
      guard whole.isEmpty || whole.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
      return ValueFix(
        value: (whole.isEmpty ? "0" : String(whole)) + String(part.dropFirst()), isCertain: true,
        "a fraction is not digits")
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    // 1989/90 are two years.
    guard context.type != .year, parts.count == 2,
      let top = Int64(parts[0].trimmingSpaces), let bottom = Int64(parts[1].trimmingSpaces),
      bottom > 0
    else { return nil }
    return ValueFix(
      value: ExactDecimal(top, over: bottom)?.text, "a fraction is not digits",
      help: ExactDecimal(top, over: bottom).map { "write \($0.text)" } ?? "write it in digits")
  }

  private static func range(_ text: String, _ context: ValueFix.Context) -> ValueFix? {
    for separator in ["–", "—", "-", "…", "...", "..", " to ", " bis ", "/"] {
      guard let (from, to) = halves(of: text, at: separator),
        number(from.trimmingSpaces, context) != nil,
        number(to.trimmingSpaces, context) != nil
      else { continue }
      return ValueFix(
        "a range, not one \(context.type == .year ? "year" : "number")",
        help: "write one \(context.type == .year ? "year" : "number")")
    }
    return nil
  }

  /// The parts before and behind the first separator, found by its bytes, as every row may have a fault.
  private static func halves(of text: String, at separator: String) -> (Substring, Substring)? {
    let bytes = text.utf8
    guard let first = separator.utf8.first else { return nil }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      if bytes[start...].starts(with: separator.utf8) {
        let end = bytes.index(start, offsetBy: separator.utf8.count)
        return (text[..<start], text[end...])
      }
      rest = rest[bytes.index(after: start)...]
    }
    return nil
  }

  private static let currencies = ["US$", "$", "€", "£", "¥", "₽", "₹", "₩", "₴"]

  /// Recognises `5 km`, `€5` and `1.5 million tonnes`.
  private static func withUnit(_ text: String, _ context: ValueFix.Context) -> ValueFix? {
    let startsWithDigit = text.utf8.first.map { 0x30...0x39 ~= $0 } ?? false
    for currency in currencies where !startsWithDigit && text.hasPrefix(currency) {
      guard let number = number(text.dropFirst(currency.count).trimmingSpaces, context) else {
        return nil
      }
      return unit(currency, beside: number.0, context)
    }
    let digits = text.prefix { $0.isASCII && !$0.isLetter && $0 != "$" || $0 == "’" }
    var head = digits.trimmingSpaces
    var rest = text[digits.endIndex...]
    let word = rest.prefix(while: \.isLetter)
    if word.endIndex < rest.endIndex, NumberFix.isWord(word) {
      head += " " + word
      rest = rest[word.endIndex...]
      if rest.first == "." { rest = rest.dropFirst() }
    }
    let name = String(rest.trimmingSpaces)
    guard !head.isEmpty, let first = name.first, name.count <= 24, !first.isNumber, first != "⁻",
      !name.contains(where: { $0.isASCII && $0.isNumber }), let number = number(head[...], context)
    else { return nil }
    return unit(name, beside: number.0, context)
  }

  private static let beforeChrist: Set = ["bc", "bce", "b.c.", "b.c.e.", "v. chr."]

  private static func unit(
    _ name: String, beside number: ExactDecimal, _ context: ValueFix.Context
  ) -> ValueFix {
    if beforeChrist.contains(name.lowercased()) {
      return ValueFix(
        "\"\(name)\" is no part of a number", help: "ask for a year after Christ, or remove the row"
      )
    }
    if name == "s", number.text.utf8.count == 4, number.text.hasSuffix("0") {
      return ValueFix("a decade, not one year", help: "write one year")
    }
    return ValueFix(
      value: number.text, "\"\(name)\" is no part of a number",
      help: context.hasUnit
        ? "write \(number.text); \(name) belongs in the Unit" : "write \(number.text)")
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: Substring {
    let start = self.drop { $0 == " " }
    return Substring(start).trimmingSuffix { $0 == " " }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isSpace: (Character) -> Bool) -> Substring {
    var end = endIndex
    while end > startIndex, isSpace(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}

extension ExactDecimal {
  /// Nil if the quotient has no end, or too many decimals.
  fileprivate init?(_ top: Int64, over bottom: Int64) {
    var product = top
    for scale in UInt8(0)...6 {
      if product % bottom == 0 {
        self.init(mantissa: product / bottom, scale: scale)
        return
      }
      let (next, overflow) = product.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      product = next
    }
    return nil
  }
}
