internal import TextUnicode

/// Brings the text of a cell into the form a pack holds: NFC, trimmed, white space collapsed.
enum CellText {
  /// What stands in a text that a reader does not see.
  enum Outcome: Equatable {
    case clear
    /// A character between letters that takes no room.
    case invisible
    /// Letters that were read in another encoding than they were saved in.
    case misread
    /// A character that must not stand in it.
    case forbidden
  }

  /// Appends the canonical text.
  static func append(_ text: Span<UInt8>, to buffer: inout [UInt8]) -> Outcome {
    if isPlain(text) {
      for index in text.indices { buffer.append(text[index]) }
      return .clear
    }
    // White space first: a line break or a tab becomes a space, any other control is forbidden.
    let string = String(copying: text).collapsed
    buffer += string.nfc.utf8
    if ForbiddenCharacter.first(in: string) != nil { return .forbidden }
    if InvisibleText.first(in: string) != nil { return .invisible }
    return Misread(string) == nil ? .clear : .misread
  }

  /// The canonical text; nil where a character stands in it that must not.
  static func canonical(_ text: String) -> String? {
    let string = text.collapsed
    return ForbiddenCharacter.first(in: string) == nil ? string.nfc : nil
  }

  /// Text with nothing to trim, collapse, compose or refuse, as nearly every text is.
  ///
  /// That is printable ASCII and what UTF-8 begins with these bytes: 0xC2 to 0xCB up to U+02FF, 0xD0
  /// to 0xD3 Cyrillic, 0xE4 to 0xE9 Han. Nothing of it changes in NFC unless a mark follows, which
  /// begins with another byte. Signs behind a letter of 0xC3 may be a misread one.
  private static func isPlain(_ text: Span<UInt8>) -> Bool {
    var previous = UInt8(ascii: " ")
    var lead: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case 0x20 where previous == 0x20: return false
      // C1 controls and the no-break space.
      case 0x80...0xa0 where previous == 0xc2: return false
      case 0x20..<0x7f, 0x80..<0xc0, 0xe4..<0xea: previous = byte
      case 0xc2, 0xc5, 0xc6,
        0xcb where lead == 0xc3 && previous >= 0x80:
        return false
      case 0xc2..<0xcc, 0xd0..<0xd4: (previous, lead) = (byte, byte)
      default: return false
      }
    }
    return previous != 0x20 || text.isEmpty
  }
}

/// The characters of a text that must not stand in it, and where they are.
struct ForbiddenText {
  /// The first one's, such as `U+202E RIGHT-TO-LEFT OVERRIDE`.
  let name: String
  /// The bytes of each, in order; never empty.
  let places: [Range<Int>]
  /// All are C0 or C1 controls, without which no text means anything else.
  let areControls: Bool

  /// Nil where there are none; white space may stand anywhere, as it is collapsed.
  init?(_ text: Span<UInt8>) {
    var name: String?
    var places: [Range<Int>] = []
    var areControls = true
    var offset = 0
    for scalar in String(copying: text).unicodeScalars {
      let place = offset..<offset + UTF8.width(scalar)
      offset = place.upperBound
      guard !scalar.properties.isWhitespace,
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
  /// The text that the bytes spell; what is no UTF-8 is replaced.
  init(copying bytes: Span<UInt8>) {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count)
    for index in bytes.indices { copy.append(bytes[index]) }
    self.init(decoding: copy, as: UTF8.self)
  }
}
