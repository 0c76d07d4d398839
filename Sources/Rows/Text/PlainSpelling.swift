/// A value in plain ASCII that was written with characters that only look like ASCII.
struct PlainSpelling {
  private(set) var text = ""
  /// True if nothing else can have been meant.
  private(set) var isCertain = true
  private(set) var reason = ""

  /// Nil if the text is plain already.
  init?(_ original: String) {
    // Nearly every text is ASCII and in no quotes.
    let first = original.utf8.first
    if first != UInt8(ascii: "'"), first != UInt8(ascii: "\""),
      original.utf8.allSatisfy({ $0 < 0x80 })
    {
      return nil
    }
    var scalars = Array(original.unicodeScalars)
    if let invisible = scalars.first(where: Self.isInvisible) {
      note("holds an invisible character, \(Self.name(invisible))")
      scalars.removeAll(where: Self.isInvisible)
    }
    takeQuotes(from: &scalars)
    for (index, scalar) in scalars.enumerated() { append(scalar, isFirst: index == 0) }
    if reason.isEmpty || text.isEmpty { return nil }
  }

  private mutating func note(_ reason: String) {
    if self.reason.isEmpty { self.reason = reason }
  }

  /// Removes quotes around the value, or the apostrophe by which spreadsheets mark text.
  private mutating func takeQuotes(from scalars: inout [Unicode.Scalar]) {
    guard let first = scalars.first, let last = scalars.last, scalars.count > 1 else { return }
    if Self.opening.contains(first), Self.closing.contains(last), scalars.count > 2 {
      note("quotes are no part of a value")
      scalars = Array(scalars.dropFirst().dropLast())
    } else if first == "'" || first == "’" || first == "‘" {
      note("an apostrophe, by which spreadsheets mark text")
      scalars.removeFirst()
      // '89 may be a year.
      if scalars.count < 3 { isCertain = false }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, isFirst: Bool) {
    if scalar.isASCII {
      text.unicodeScalars.append(scalar)
    } else if scalar.properties.numericType == .decimal,
      let digit = scalar.properties.numericValue.map({ Int($0) })
    {
      note("digits other than 0 to 9")
      text += String(digit)
    } else if let sign = Self.signs[scalar], isFirst || sign.isAnywhere {
      note("\(Self.name(scalar)) instead of \(sign.plain)")
      text += sign.plain
      isCertain = isCertain && sign.isCertain
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  private static let opening: Set<Unicode.Scalar> = ["\"", "'", "“", "”", "„", "«", "‘", "’", "‚"]
  private static let closing: Set<Unicode.Scalar> = ["\"", "'", "“", "”", "»", "‘", "’"]

  private static let signs: [Unicode.Scalar: (plain: String, isAnywhere: Bool, isCertain: Bool)] = [
    "\u{2212}": ("-", false, true), "\u{FF0D}": ("-", false, true),
    "\u{2010}": ("-", false, true), "\u{2011}": ("-", false, true),
    // A dash may be a bullet point.
    "\u{2013}": ("-", false, false), "\u{2014}": ("-", false, false),
    "\u{FF0B}": ("+", false, true), "\u{FF0E}": (".", true, true),
    "\u{066B}": (".", true, true), "\u{066C}": (",", true, false),
    "\u{FF0C}": (",", true, false), "\u{FF05}": ("%", true, true),
    "\u{066A}": ("%", true, true),
  ]

  /// True for characters without width.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x180E, 0x200B...0x200D, 0x2060...0x2064, 0xFEFF: true
    default: false
    }
  }

  /// The name of a character, such as `U+200B ZERO WIDTH SPACE`.
  static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return scalar.properties.name.map { "\(number) \($0)" } ?? number
  }
}
