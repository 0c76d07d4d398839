/// The kinds of characters in a short text, found in one pass, so that few recognisers must be tried.
struct CharacterFeatures: OptionSet {
  let rawValue: UInt16

  static let digit = CharacterFeatures(rawValue: 1)
  /// A character that is not ASCII.
  static let wide = CharacterFeatures(rawValue: 2)
  static let letterE = CharacterFeatures(rawValue: 4)
  static let caret = CharacterFeatures(rawValue: 8)
  static let slash = CharacterFeatures(rawValue: 16)
  static let dash = CharacterFeatures(rawValue: 32)
  static let percentSign = CharacterFeatures(rawValue: 64)
  static let plus = CharacterFeatures(rawValue: 128)
  /// Two points in a row.
  static let points = CharacterFeatures(rawValue: 256)
  /// Three letters in a row, as a month, `bis` and `cent` have.
  static let word = CharacterFeatures(rawValue: 512)
  /// The first character is neither a digit nor a sign.
  static let lead = CharacterFeatures(rawValue: 1024)
  /// A point or a dash in two places, as in 1.2.2025.
  static let parts = CharacterFeatures(rawValue: 2048)
  static let spacedTo = CharacterFeatures(rawValue: 4096)

  static let exponent: CharacterFeatures = .letterE
  static let power: CharacterFeatures = [.caret, .wide]
  static let date: CharacterFeatures = [.slash, .dash, .parts, .word]
  static let percent: CharacterFeatures = [.percentSign, .word, .wide]
  static let about: CharacterFeatures = [.lead, .plus, .wide]
  static let fraction: CharacterFeatures = [.slash, .wide]
  static let range: CharacterFeatures = [.dash, .slash, .points, .wide, .word, .spacedTo]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ text: String) {
    self = []
    var letters = 0
    var points = 0
    var previous: UInt8 = 0
    for (index, byte) in text.utf8.enumerated() {
      let isLetter = 0x41...0x5A ~= byte & 0xDF
      letters = isLetter ? letters + 1 : 0
      if letters == 3 { insert(.word) }
      if index == 0, !(0x30...0x39 ~= byte), byte != UInt8(ascii: "-") { insert(.lead) }
      switch byte {
      case 0x30...0x39: insert(.digit)
      case 0x80...: insert(.wide)
      case UInt8(ascii: "e"), UInt8(ascii: "E"): insert(.letterE)
      case UInt8(ascii: "^"), UInt8(ascii: "*"): insert(.caret)
      case UInt8(ascii: "/"): insert(.slash)
      case UInt8(ascii: "-"): insert(.dash)
      case UInt8(ascii: "%"): insert(.percentSign)
      case UInt8(ascii: "+"): insert(.plus)
      case UInt8(ascii: "o") where previous == UInt8(ascii: "t"): insert(.spacedTo)
      case UInt8(ascii: "."):
        points += 1
        if points == 2 { insert(.parts) }
        if previous == byte { insert(.points) }
      default: break
      }
      previous = byte
    }
  }
}
