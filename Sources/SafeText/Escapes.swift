extension String {
  /// The text as a terminal shows it: what would drive the terminal or deceive its reader is
  /// escaped, such as `\n` and `\u{202E}`. Safe texts that are joined give a safe text.
  package var terminalSafe: String {
    // Nearly every text is printable ASCII, and a text from a stranger can be long.
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return self }
    return ShownScalars(self).reduce(into: "") { text, shown in
      if shown.isEscaped {
        text += shown.scalar.escape
      } else {
        text.unicodeScalars.append(shown.scalar)
      }
    }
  }

  /// The text for a string literal of JSON: nothing is lost, and what `terminalSafe` escapes
  /// is written as `\u202e`.
  package var jsonEscaped: String {
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }) { return self }
    return ShownScalars(self).reduce(into: "") { text, shown in
      switch shown.scalar {
      case "\"", "\\":
        text += "\\"
        text.unicodeScalars.append(shown.scalar)
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case let scalar where shown.isEscaped: text += scalar.jsonEscape
      case let scalar: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The spelling of a scalar that is not shown: `\n`, `\u{202E}`.
  package var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + Self.digits(value, least: 1, Self.capitals) + "}"
    }
  }

  /// The escape of JSON, of which a scalar beyond U+FFFF needs two.
  fileprivate var jsonEscape: String {
    if value <= 0xFFFF { return "\\u" + Self.digits(value, least: 4, Self.smalls) }
    let (high, low) = (0xD800 + (value - 0x10000) >> 10, 0xDC00 + (value - 0x10000) & 0x3FF)
    return "\\u" + Self.digits(high, least: 4, Self.smalls)
      + "\\u" + Self.digits(low, least: 4, Self.smalls)
  }

  private static let capitals = Array("0123456789ABCDEF".utf8)
  private static let smalls = Array("0123456789abcdef".utf8)

  private static func digits(_ value: UInt32, least: Int, _ signs: [UInt8]) -> String {
    var digits: [UInt8] = []
    var rest = value
    while rest > 0 || digits.count < least {
      digits.append(signs[Int(rest & 15)])
      rest >>= 4
    }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }
}
