internal import CSVSource

/// A text whose UTF-8 was once read as Windows-1252 and saved so: `São` became `SÃ£o`.
struct Mojibake {
  /// The text that was meant.
  let text: String

  /// Nil if no part of the text is mojibake.
  init?(_ text: String) {
    var fixed = ""
    var run: [Unicode.Scalar] = []
    var isMisread = false
    func flush() {
      guard let meant = Self.meant(by: run) else {
        // One by one, since appending a collection copies the whole text.
        for scalar in run { fixed.unicodeScalars.append(scalar) }
        return
      }
      isMisread = true
      fixed += meant
    }
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        flush()
        run = []
        fixed.unicodeScalars.append(scalar)
      } else {
        run.append(scalar)
      }
    }
    flush()
    guard isMisread else { return nil }
    self.text = fixed
  }

  /// A run of characters, none of them ASCII, decoded as UTF-8; nil if the result is not plausible.
  private static func meant(by run: [Unicode.Scalar]) -> String? {
    let bytes = run.compactMap(byte)
    guard bytes.count > 1, bytes.count == run.count,
      let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy(isPlausible)
    else { return nil }
    // A capital letter before a guillemet is normal.
    let isQuote: (Unicode.Scalar) -> Bool = { $0 == "«" || $0 == "»" }
    return run.dropFirst().allSatisfy(isQuote) ? nil : text
  }

  /// True for letters of Latin, Greek and Cyrillic and for punctuation; two letters hardly make these by chance.
  private static func isPlausible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0x17F, 0x386...0x3CE, 0x401...0x451, 0x2010...0x203A, 0x20AC, 0x2122: true
    default: false
    }
  }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if 0xA0...0xFF ~= scalar.value { return UInt8(scalar.value) }
    return signs[scalar]
  }

  private static let signs: [Unicode.Scalar: UInt8] = Dictionary(
    uniqueKeysWithValues: (UInt8(0x80)...0x9F).compactMap { byte in
      let sign = EncodingGuess.windows1252(byte)
      return sign == "\u{FFFD}" ? nil : (sign, byte)
    })
}
