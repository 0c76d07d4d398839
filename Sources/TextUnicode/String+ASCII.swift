extension String {
  /// The text in ASCII, for terminals that show nothing else.
  ///
  /// Letters lose their marks, Cyrillic is spelled by sound, signs become similar ones, and the
  /// rest is spelled out (`\u{20B4}`).
  package var ascii: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isASCII {
        text.unicodeScalars.append(scalar)
      } else if let sign = Self.likenesses[scalar] {
        text += sign
      } else {
        text += UTF8Proc.decomposed(String(scalar)).unicodeScalars.map(Self.ascii).joined()
      }
    }
  }

  /// Returns the ASCII spelling of a scalar that has no further decomposition.
  private static func ascii(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII { return String(scalar) }
    if let sign = likenesses[scalar] { return sign }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return ""
    default: return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static let likenesses: [Unicode.Scalar: String] = {
    var signs: [Unicode.Scalar: String] = [
      "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "″": "\"",
      "‘": "'", "’": "'", "‚": "'", "′": "'", "ʻ": "'", "ʼ": "'",
      "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "−": "-",
      "×": "x", "÷": "/", "⁄": "/", "·": ".", "•": "*", "≈": "~", "±": "+/-",
      "≤": "<=", "≥": ">=", "≠": "!=", "←": "<-", "→": "->", "✓": "+", "✗": "-", "°": "deg",
      "µ": "u", "μ": "u",
      "№": "No.", "€": "EUR", "£": "GBP", "¥": "JPY",
      "ß": "ss", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ø": "O", "ø": "o", "Ł": "L", "ł": "l",
      "Đ": "D", "đ": "d", "Ð": "D", "ð": "d", "Þ": "Th", "þ": "th", "ı": "i", "ə": "e",
    ]
    let sounds = [
      "a", "b", "v", "g", "d", "e", "zh", "z", "i", "y", "k", "l", "m", "n", "o", "p", "r", "s",
      "t",
      "u", "f", "kh", "ts", "ch", "sh", "shch", "", "y", "", "e", "yu", "ya",
    ]
    for (small, sound) in zip(("а" as Unicode.Scalar).value..., sounds) {
      let capital = sound.prefix(1).uppercased() + sound.dropFirst()
      if let letter = Unicode.Scalar(small) { signs[letter] = sound }
      if let letter = Unicode.Scalar(small - 0x20) { signs[letter] = capital }
    }
    return signs
  }()
}
