extension Character {
  /// The columns a terminal gives it: 2 for wide characters and emoji, however they are joined.
  package var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if let width = first.plainWidth, unicodeScalars.count == 1 { return width }
    // What joins a wide character adds nothing to it: emoji sequences, vowels of Hangul, marks.
    // U+FE0F makes an emoji of the sign before it.
    if UTF8Proc.width(first) == 2 || unicodeScalars.dropFirst().contains("\u{FE0F}") { return 2 }
    return unicodeScalars.reduce(0) { $0 + UTF8Proc.width($1) }
  }
}

extension Unicode.Scalar {
  /// The columns of a character that is joined by no other of its kind, so that each is one character
  /// by itself, and that is neither a control nor white space but for U+0020 and U+00A0; nil for any
  /// that has to be looked up.
  ///
  /// That is Latin, Greek and Cyrillic, signs of texts, Han, kana and Hangul by syllables. A test
  /// holds each to what utf8proc and the standard library say of it.
  @inline(__always)
  var plainWidth: Int? {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: 1
    case 0x388...0x38A, 0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F: 1
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x2190...0x2211, 0x2213...0x22FF,
      0xFFFD:
      1
    case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x4E00...0x9FA5, 0xAC00...0xD7A3: 2
    default: nil
    }
  }
}

extension String {
  /// The columns a terminal needs for the text, which holds no control characters.
  package var displayWidth: Int {
    // Nearly every text is ASCII.
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return utf8.count }
    var width = 0
    forEachSign { width += $0.width }
    return width
  }

  /// Tells of one character after the other; faster than to go through them, as it looks for what
  /// joins only where a character may be joined: two plain ones never are.
  func forEachSign(_ take: (DisplayedSign) -> Void) {
    let scalars = unicodeScalars
    var start = scalars.startIndex
    var index = start
    // The plain character that may stand by itself, just read.
    var plain: DisplayedSign?
    var isBehindPlain = false
    while index < scalars.endIndex {
      let sign = DisplayedSign(plain: scalars[index])
      if sign != nil, isBehindPlain {
        if let plain { take(plain) } else { DisplayedSign.read(self[start..<index], take) }
        start = index
      }
      plain = index == start ? sign : nil
      isBehindPlain = sign != nil
      index = scalars.index(after: index)
    }
    if let plain { take(plain) } else { DisplayedSign.read(self[start...], take) }
  }

  /// The text if it fits, else its beginning with an ellipsis, never wider than `columns`.
  package func cropped(to columns: Int, ellipsis: String = "…") -> String {
    if displayWidth <= columns { return self }
    let room = columns - ellipsis.displayWidth
    guard room >= 0 else { return "" }
    var width = 0
    let fitting = prefix {
      width += $0.displayWidth
      return width <= room
    }
    return String(fitting) + ellipsis
  }
}

/// A character as a terminal shows it.
struct DisplayedSign {
  enum Kind { case visible, space, lineFeed }

  var byteCount: Int
  var width: Int
  /// A `space` is where a line may end.
  var kind: Kind

  /// Nil for a character that has to be looked up.
  @inline(__always)
  fileprivate init?(plain scalar: Unicode.Scalar) {
    guard let width = scalar == "\n" ? 0 : scalar.plainWidth else { return nil }
    byteCount = UTF8.width(scalar)
    self.width = width
    kind = scalar == " " ? .space : scalar == "\n" ? .lineFeed : .visible
  }

  private init(_ character: Character) {
    byteCount = character.utf8.count
    width = character.displayWidth
    kind = character == "\n" ? .lineFeed : character.isBreakable ? .space : .visible
  }

  fileprivate static func read(_ text: Substring, _ take: (DisplayedSign) -> Void) {
    for character in text { take(DisplayedSign(character)) }
  }
}

extension Character {
  /// Whether a line may end here: white space that does not hold together what is beside it.
  fileprivate var isBreakable: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{2007}" && self != "\u{202F}"
  }
}
