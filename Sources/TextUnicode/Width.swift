extension Character {
  /// The number of columns in a terminal: 2 for wide characters and emoji, whatever joins them.
  package var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if let width = first.plainWidth, unicodeScalars.count == 1 { return width }
    // Scalars that join a wide character add no width: emoji sequences, Hangul vowels, marks.
    // U+FE0F turns the sign before it into an emoji.
    if UTF8Proc.width(first) == 2 || unicodeScalars.dropFirst().contains("\u{FE0F}") { return 2 }
    return unicodeScalars.reduce(0) { $0 + UTF8Proc.width($1) }
  }
}

extension Unicode.Scalar {
  /// The number of columns of a scalar that is always a character by itself; nil for a scalar that
  /// must be looked up.
  ///
  /// These are Latin, Greek and Cyrillic letters, punctuation, Han, kana and Hangul syllables, and
  /// of white space only U+0020 and U+00A0. A test compares each with utf8proc and the standard
  /// library.
  package var plainWidth: Int? {
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
  /// The number of columns that the text takes in a terminal. It must not contain control
  /// characters.
  package var displayWidth: Int {
    // Nearly every text is ASCII.
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return utf8.count }
    var width = 0
    forEachSign { width += $0.width }
    return width
  }

  /// Calls `take` for each character. Faster than iterating over characters, because two plain
  /// scalars never join, so that boundaries are only looked up elsewhere.
  func forEachSign(_ take: (DisplayedSign) -> Void) {
    let scalars = unicodeScalars
    var start = scalars.startIndex
    var index = start
    // The plain scalar just read, if it began a character.
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

  /// Returns the text if it fits into `columns`, or else its beginning with an ellipsis; never
  /// wider than `columns`.
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
  /// The kind of the character; a line may end at a `space`.
  var kind: Kind

  /// Creates the sign of a plain scalar; nil if the scalar must be looked up.
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
  /// True if a line may end here: white space other than the non-breaking kinds.
  fileprivate var isBreakable: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{2007}" && self != "\u{202F}"
  }
}

extension ArraySlice<UInt8> {
  /// The number of characters of a UTF-8 text.
  package var characterCount: Int {
    let bytes = span
    for index in bytes.indices where bytes[index] >= 0x80 || bytes[index] < 0x20 {
      var count = 0
      String(decoding: self, as: UTF8.self).forEachSign { _ in count += 1 }
      return count
    }
    return count
  }
}
