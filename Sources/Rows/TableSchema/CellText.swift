internal import PackFormat
internal import TextUnicode

/// The canonical form of a cell's text: NFC, trimmed, white space collapsed.
enum CellText {
  /// The result of reading a text.
  enum Outcome: Equatable {
    case clear
    /// The text has a character of no width between letters.
    case invisible
    /// The text was once read in another encoding than it was saved in.
    case misread
    /// The text has entities or tags of HTML.
    case html
    /// The text is written as in a web address.
    case percent
    /// The text has a character that is not allowed.
    case forbidden
  }

  /// Appends the canonical form of `text` to a buffer.
  static func append(_ text: Span<UInt8>, to buffer: inout [UInt8]) -> Outcome {
    if isPlain(text) {
      for index in text.indices { buffer.append(text[index]) }
      return .clear
    }
    if isPlain(text, butForMarks: true) {
      var copy: [UInt8] = []
      for index in text.indices { copy.append(text[index]) }
      buffer += copy
      if HTMLText(copy) != nil { return .html }
      return copy.contains(UInt8(ascii: "%")) && PercentText(copy) != nil ? .percent : .clear
    }
    // White space comes first: a line break or a tab becomes a space. Any other control character is forbidden.
    let string = String(copying: text).collapsed
    buffer += string.nfc.utf8
    if ForbiddenCharacter.first(in: string) != nil { return .forbidden }
    if InvisibleText.first(in: string) != nil { return .invisible }
    if Mojibake(string) != nil { return .misread }
    if HTMLText(string) != nil { return .html }
    return PercentText(string) == nil ? .clear : .percent
  }

  /// The canonical form of `text`; nil if a character is not allowed.
  static func canonical(_ text: String) -> String? {
    if isPlain(text.utf8.span) { return text }
    let string = text.collapsed
    return ForbiddenCharacter.first(in: string) == nil ? string.nfc : nil
  }

  /// True for text with nothing to trim, collapse, compose or refuse, as nearly every text is. False for bytes that
  /// are no UTF-8.
  ///
  /// Plain are printable ASCII and the characters below. NFC changes none of them, as none is a combining mark. A
  /// sign behind a letter that begins with 0xC3 may be mojibake, so such text is not plain. Neither is text in which an
  /// entity or a tag of HTML or a percent-encoded byte may begin, unless it may be plain `butForMarks`.
  static func isPlain(_ text: Span<UInt8>, butForMarks: Bool = false) -> Bool {
    var previous = UInt8(ascii: " ")
    // The first byte of the character before, if that is not ASCII.
    var lead: UInt8 = 0
    var index = 0
    while index < text.count {
      if index <= text.count &- 8 {
        let word = text.word64(at: index)
        if isPlain(word), previous != 0x20 || word & 0xff != 0x20 {
          previous = UInt8(truncatingIfNeeded: word &>> 56)
          lead = 0
          index &+= 8
          continue
        }
      }
      let byte = text[index]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7f || byte == 0x20 && previous == 0x20 { return false }
        if !butForMarks, index &+ 1 < text.count {
          let next = text[index &+ 1]
          if HTMLText.mayBegin(byte, next) || PercentText.mayBegin(byte, next) { return false }
        }
        lead = 0
        index += 1
      } else {
        let length = plainLength(text, index, behind: lead)
        if length == 0 { return false }
        lead = byte
        index += length
      }
      previous = byte
    }
    return previous != 0x20 || text.isEmpty
  }

  /// True if eight bytes are printable ASCII without `%`, `&`, `<` or two spaces next to each other.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    // A byte below a space borrows, and DEL carries into the highest bit; where one is no ASCII, nothing else counts.
    let isPrintable = (word | (word &- ones &* 0x20) | (word &+ ones)) & highest == 0
    let spaces = ~((word ^ ones &* 0x20) &+ ones &* 0x7f) & highest
    // A byte that is zero here borrows; a false hit can only stand above a true one.
    let (percent, and, less) = (word ^ ones &* 0x25, word ^ ones &* 0x26, word ^ ones &* 0x3c)
    let marks =
      ((percent &- ones) & ~percent | (and &- ones) & ~and | (less &- ones) & ~less) & highest
    return isPrintable && (spaces & spaces &<< 8) | marks == 0
  }

  /// The number of bytes that follow `lead` in a character, if each character that begins with `lead` is plain; else 0.
  /// 4 is added if that holds only unless the character before begins with 0xC3, since the two may be mojibake.
  ///
  /// The fast path copies these answers into a table for its kernels.
  static func plainFollowers(of lead: UInt8) -> UInt8 {
    switch lead {
    // Latin. Windows-1252 has some of these, such as Œ, so that mojibake may contain them.
    case 0xc5, 0xc6, 0xcb: 1 | 4
    // The rest of Latin and Greek, and Cyrillic.
    case 0xc3...0xca, 0xcf...0xd3: 1
    // Han, and Hangul by syllables.
    case 0xe4...0xe9, 0xeb...0xec: 2
    default: 0
    }
  }

  /// The length of the plain character, not ASCII, that begins at `index`; 0 if it must be examined closer. `lead` is
  /// the first byte of the character before, or 0 for ASCII.
  private static func plainLength(_ text: Span<UInt8>, _ index: Int, behind lead: UInt8) -> Int {
    guard index + 1 < text.count, text[index + 1] & 0xc0 == 0x80 else { return 0 }
    let second = text[index + 1]
    let followers = plainFollowers(of: text[index])
    if followers & 3 == 1 { return followers & 4 == 0 || lead != 0xc3 ? 2 : 0 }
    switch text[index] {
    // Neither C1 controls nor the no-break space.
    case 0xc2: return second > 0xa0 && lead != 0xc3 ? 2 : 0
    // The Greek ano teleia becomes a middle dot.
    case 0xce: return second != 0x87 ? 2 : 0
    default: break
    }
    guard index + 2 < text.count, text[index + 2] & 0xc0 == 0x80 else { return 0 }
    if followers == 2 { return 3 }
    let third = text[index + 2]
    let isPlain =
      switch (text[index], second) {
      // Dashes, quotes and an ellipsis; the euro; a trade mark.
      case (0xe2, 0x80): lead == 0 && [0x93, 0x94, 0x98, 0x99, 0x9c, 0x9d, 0xa6].contains(third)
      case (0xe2, 0x82): lead == 0 && third == 0xac
      case (0xe2, 0x84): lead == 0 && third == 0xa2
      // Marks of Japanese, then kana without those that turn into one with the letter before.
      case (0xe3, 0x80): 0x81...0x91 ~= third
      case (0xe3, 0x82): third != 0x99 && third != 0x9a
      case (0xe3, 0x81), (0xe3, 0x83): true
      // The first and the last syllables of Hangul.
      case (0xea, 0xb0...), (0xed, ...0x9d): true
      default: false
      }
    return isPlain ? 3 : 0
  }
}

/// The characters of a text that are not allowed, and their places.
struct ForbiddenText {
  /// The name of the first one, such as `U+202E RIGHT-TO-LEFT OVERRIDE`.
  let name: String
  /// The bytes of each character, in order; never empty.
  let places: [Range<Int>]
  /// True if all of them are C0 or C1 controls; to remove these never changes the meaning.
  let areControls: Bool

  /// Nil if there are none. White space is allowed anywhere, as it is collapsed.
  init?(_ text: Span<UInt8>) {
    var name: String?
    var places: [Range<Int>] = []
    var areControls = true
    var offset = 0
    for scalar in String(copying: text).unicodeScalars {
      let place = offset..<offset + UTF8.width(scalar)
      offset = place.upperBound
      guard !scalar.isWhiteSpace,
        let character = ForbiddenCharacter.first(in: String(scalar))
      else { continue }
      name = name ?? character.name
      places.append(place)
      if scalar.properties.generalCategory != .control { areControls = false }
    }
    guard let name else { return nil }
    self.name = name
    self.places = places
    self.areControls = areControls
  }
}

extension String {
  /// Decodes bytes as UTF-8; invalid bytes are replaced.
  init(copying bytes: Span<UInt8>) {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count)
    for index in bytes.indices { copy.append(bytes[index]) }
    self.init(decoding: copy, as: UTF8.self)
  }
}
