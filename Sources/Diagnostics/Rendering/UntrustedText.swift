extension Unicode.Scalar {
  /// True if printing the character would hide something, reorder text or drive the terminal.
  var mustBeEscaped: Bool {
    // Emoji and several scripts need the joiners, which only shape their neighbours.
    if value == 0x200C || value == 0x200D { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isNoncharacterCodePoint
    }
  }

  /// The visible name that replaces it: `\n`, `\u{202E}`.
  var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}

extension String {
  /// The text with characters escaped that could mislead its reader or drive a terminal.
  package var escapedForDisplay: String {
    guard unicodeScalars.contains(where: \.mustBeEscaped) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.mustBeEscaped {
        text += scalar.escaped
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text in quotation marks for a message, escaped, and cut if it is long.
  package func quoted(limit: Int = 60) -> String {
    let cut = unicodeScalars.prefix(limit)
    let whole = cut.endIndex == unicodeScalars.endIndex
    return "\"\(String(cut).escapedForDisplay)\(whole ? "" : "…")\""
  }
}
