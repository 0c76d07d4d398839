extension XLSXFormatSection {
  /// Returns a number, without its sign, as the section shows it.
  func text(of number: SheetDecimal, _ language: SheetLanguage) -> String {
    var number = number
    number.isNegative = false
    if tokens.contains(.general) {
      return tokens.map { token in
        switch token {
        case .general: number.general(mark: language.decimalMark)
        default: Self.literal(token)
        }
      }.joined()
    }
    let percents = tokens.count { $0 == .percent }
    number = number.shifted(by: 2 * percents)
    if let exponent = tokens.firstIndex(where: Self.isExponent) {
      return scientific(number, exponent, language)
    }
    if let slash = tokens.firstIndex(of: .slash) { return fraction(number, slash) }
    let shape = DigitShape(tokens[...])
    number = number.shifted(by: -3 * shape.thousands).rounded(decimals: shape.decimals)
    return shape.text(of: number, language)
  }

  /// True if the section shows the number as zero.
  func showsZero(_ number: SheetDecimal) -> Bool {
    let isNumber = tokens.contains { if case .digit = $0 { true } else { false } }
    guard isNumber, !tokens.contains(.slash), !tokens.contains(where: Self.isExponent) else {
      return number.isZero
    }
    let shape = DigitShape(tokens[...])
    let places = 2 * tokens.count { $0 == .percent } - 3 * shape.thousands
    return number.shifted(by: places).rounded(decimals: shape.decimals).isZero
  }

  private static func isExponent(_ token: Token) -> Bool {
    if case .exponent = token { true } else { false }
  }

  fileprivate static func literal(_ token: Token) -> String {
    switch token {
    case .literal(let text): text
    case .percent: "%"
    case .comma: ","
    case .slash: "/"
    default: ""
    }
  }

  // MARK: - Exponents

  private func scientific(
    _ number: SheetDecimal, _ exponent: Int, _ language: SheetLanguage
  ) -> String {
    let shape = DigitShape(tokens[..<exponent])
    // With three places before the point, exponents are multiples of three.
    let step = max(1, shape.wholePlaces)
    func power(_ number: SheetDecimal) -> Int {
      let magnitude = number.magnitude
      return magnitude - ((magnitude % step) + step) % step
    }
    var places = power(number)
    var mantissa = number.shifted(by: -places).rounded(decimals: shape.decimals)
    // 9.99 may have become 10.
    if power(mantissa) > 0 {
      places += power(mantissa)
      mantissa = number.shifted(by: -places).rounded(decimals: shape.decimals)
    }
    let sign = places < 0 ? "-" : tokens[exponent] == .exponent(showsPlus: true) ? "+" : ""
    let rest = DigitShape(tokens[(exponent + 1)...])
    guard let power = SheetDecimal(String(places.magnitude)) else { return "" }
    return shape.text(of: mantissa, language) + "E" + sign + rest.text(of: power, language)
  }

  // MARK: - Fractions

  /// The number as in `1 1/2`: with the best denominator that has the places for it, or with a stated one.
  private func fraction(_ number: SheetDecimal, _ slash: Int) -> String {
    let left = tokens[..<slash]
    let isPlace: (Token) -> Bool = { if case .digit = $0 { true } else { false } }
    // The places before a literal are those of the whole number.
    let places = left.reversed().drop { !isPlace($0) }.drop(while: isPlace)
    let hasWhole = places.contains(where: isPlace)
    let right = tokens[(slash + 1)...].drop { $0 == .literal(" ") }
    var denominator = ""
    var count = 0
    for token in right {
      switch token {
      case .digit(let sign):
        count += 1
        if sign == "0", !denominator.isEmpty { denominator += "0" }
      case .literal(let text) where text.allSatisfy(\.isNumber): denominator += text
      default: break
      }
    }
    guard let value = Double(number.plain) else { return number.plain }
    let whole = hasWhole ? value.rounded(.down) : 0
    var part = (0.0, 1.0)
    if let fixed = Double(denominator), fixed > 0 {
      part = (((value - whole) * fixed).rounded(), fixed)
    } else {
      part = Self.nearest(value - whole, upTo: count < 2 ? 9 : count == 2 ? 99 : 999)
    }
    let isUp = hasWhole && part.0 == part.1
    let wholes = Self.digits(whole + (isUp ? 1 : 0))
    if part.0 == 0 || isUp { return hasWhole ? wholes : "0" }
    let text = "\(Self.digits(part.0))/\(Self.digits(part.1))"
    return hasWhole && wholes != "0" ? "\(wholes) \(text)" : text
  }

  private static func digits(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  private static func nearest(_ value: Double, upTo most: Int) -> (Double, Double) {
    var best = (value.rounded(), 1.0)
    for denominator in stride(from: 2.0, through: Double(most), by: 1) {
      let numerator = (value * denominator).rounded()
      if abs(numerator / denominator - value) < abs(best.0 / best.1 - value) - 1e-12 {
        best = (numerator, denominator)
      }
    }
    return best
  }
}

/// The places of digits in a part of a section.
private struct DigitShape {
  private typealias Token = XLSXFormatSection.Token

  private let whole: ArraySlice<XLSXFormatSection.Token>
  private let fraction: ArraySlice<XLSXFormatSection.Token>
  private let hasPoint: Bool
  private let isGrouped: Bool
  /// The number of commas behind the last place, each of which leaves three digits out.
  let thousands: Int

  init(_ tokens: ArraySlice<XLSXFormatSection.Token>) {
    let point = tokens.firstIndex(of: .point)
    whole = tokens[..<(point ?? tokens.endIndex)]
    fraction = point.map { tokens[($0 + 1)...] } ?? []
    hasPoint = point != nil
    // Commas between places group the digits.
    var commas = 0
    var scaling = 0
    var isGrouped = false
    var hasPlace = false
    for token in tokens {
      switch token {
      case .comma where hasPlace: commas += 1
      case .point:
        scaling += commas
        commas = 0
      case .digit:
        isGrouped = isGrouped || commas > 0
        (commas, hasPlace) = (0, true)
      default: break
      }
    }
    thousands = scaling + commas
    self.isGrouped = isGrouped
  }

  var decimals: Int { fraction.count { if case .digit = $0 { true } else { false } } }
  var wholePlaces: Int { whole.count { if case .digit = $0 { true } else { false } } }

  /// Returns a number that has at most as many decimals as there are places.
  func text(of number: SheetDecimal, _ language: SheetLanguage) -> String {
    wholeText(number.whole, language)
      + (hasPoint ? language.decimalMark + fractionText(number.decimals) : "")
  }

  private func wholeText(_ digits: [UInt8], _ language: SheetLanguage) -> String {
    // From the last place to the first one, which takes all digits that are left.
    var parts: [String] = []
    var left = wholePlaces
    var position = 0
    func put(_ digit: String) {
      if isGrouped, position > 0, position % 3 == 0 { parts.append(language.groupMark) }
      parts.append(digit)
      position += 1
    }
    for token in whole.reversed() {
      guard case .digit(let sign) = token else {
        if token != .comma { parts.append(XLSXFormatSection.literal(token)) }
        continue
      }
      left -= 1
      if position < digits.count {
        put(SheetDecimal.text([digits[digits.count - 1 - position]]))
      } else if sign == "0" {
        put("0")
      } else if sign == "?" {
        parts.append(" ")
      }
      while left == 0, position < digits.count {
        put(SheetDecimal.text([digits[digits.count - 1 - position]]))
      }
    }
    return parts.reversed().joined()
  }

  private func fractionText(_ digits: [UInt8]) -> String {
    var text = ""
    var position = 0
    for token in fraction {
      guard case .digit(let sign) = token else {
        if token != .comma { text += XLSXFormatSection.literal(token) }
        continue
      }
      if position < digits.count {
        text += SheetDecimal.text([digits[position]])
      } else if sign == "0" {
        text += "0"
      } else if sign == "?" {
        text += " "
      }
      position += 1
    }
    return text
  }
}
