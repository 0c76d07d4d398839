internal import Schema

/// The words that say what a text is about, as hashes in their order, each once: letter case,
/// punctuation, plural endings and words such as "the" and "which" make no difference.
///
/// Works on bytes and keeps its buffers, since it reads every row of a source.
struct ContentWords {
  struct Word: Equatable {
    /// The last bit says whether it is a name or a number.
    private let bits: UInt64

    fileprivate init(_ hash: UInt64, isFixed: Bool) { bits = hash & ~1 | (isFixed ? 1 : 0) }

    var hash: UInt64 { bits & ~1 }
    /// Whether it is a name or a number, for which no other word can stand.
    var isFixed: Bool { bits & 1 == 1 }

    static func == (left: Word, right: Word) -> Bool { left.hash == right.hash }
  }

  private(set) var words: [Word] = []
  private var letters: [UInt32] = []
  private var beginsLarge = false
  private var hasDigit = false
  private var isFirst = true
  private let stopWords = StopWords.table

  mutating func read(_ text: ArraySlice<UInt8>) {
    words.removeAll(keepingCapacity: true)
    isFirst = true
    var index = text.startIndex
    while index < text.endIndex {
      let scalar = Self.scalar(of: text, at: &index)
      switch Letter(scalar) {
      case .letter(let folded, let isLarge):
        if letters.isEmpty { beginsLarge = isLarge }
        letters.append(folded)
      case .digit:
        if letters.isEmpty { beginsLarge = false }
        hasDigit = true
        letters.append(scalar)
      case .apostrophe: break
      case .point:
        // Between digits it belongs to the number.
        guard hasDigit, index < text.endIndex, (0x30...0x39).contains(text[index]) else {
          endWord()
          continue
        }
        letters.append(0x2e)
      case .other: endWord()
      }
    }
    endWord()
  }

  private mutating func endWord() {
    guard !letters.isEmpty else { return }
    defer {
      letters.removeAll(keepingCapacity: true)
      hasDigit = false
      isFirst = false
    }
    if stopWords.contains(Self.hash(of: letters[...])) { return }
    let word = Word(
      Self.hash(of: hasDigit ? letters[...] : stem), isFixed: hasDigit || (beginsLarge && !isFirst))
    if !words.contains(word) { words.append(word) }
  }

  /// The word at hand without the ending of an English plural, or of a Russian case.
  private var stem: ArraySlice<UInt32> {
    guard let last = letters.last, letters.count > 3 else { return letters[...] }
    if last == 0x73, letters[letters.count - 2] != 0x73 { return letters.dropLast() }
    guard letters.count > 4, Self.russianEndings.contains(last) else { return letters[...] }
    let rest = letters.dropLast()
    return rest.last.map(Self.russianEndings.contains) == true ? rest.dropLast() : rest
  }

  private static let russianEndings: [UInt32] = "аеийоуыьэюя".unicodeScalars.map(\.value)

  static func hash(of word: ArraySlice<UInt32>) -> UInt64 {
    word.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The scalar at `index`, which moves behind it; the text is valid UTF-8.
  private static func scalar(of text: ArraySlice<UInt8>, at index: inout Int) -> UInt32 {
    let first = text[index]
    index += 1
    if first < 0x80 { return UInt32(first) }
    let length = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3
    var scalar = UInt32(first) & (0x3f >> UInt32(length))
    for _ in 0..<length where index < text.endIndex {
      scalar = scalar << 6 | UInt32(text[index] & 0x3f)
      index += 1
    }
    return scalar
  }

  /// What a scalar is to a word.
  private enum Letter {
    case letter(UInt32, isLarge: Bool)
    case digit, apostrophe, point, other

    init(_ scalar: UInt32) {
      switch scalar {
      case 0x61...0x7a, 0xdf...0xf6, 0xf8...0xff, 0x430...0x44f:
        self = .letter(scalar, isLarge: false)
      case 0x41...0x5a, 0xc0...0xd6, 0xd8...0xde, 0x410...0x42f:
        self = .letter(scalar + 0x20, isLarge: true)
      case 0x401, 0x451: self = .letter(0x435, isLarge: scalar == 0x401)
      case 0x30...0x39: self = .digit
      case 0x27, 0x2019, 0x2bc: self = .apostrophe
      case 0x2c, 0x2e: self = .point
      case ..<0xc0, 0xd7, 0xf7, 0x2000...0x206f, 0x3000...0x303f, 0xff00...0xff0f: self = .other
      default: self.init(rare: scalar)
      }
    }

    private init(rare scalar: UInt32) {
      guard let scalar = Unicode.Scalar(scalar) else {
        self = .other
        return
      }
      let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      // Signs are words: what is asked of ₩ is not asked of ₪.
      self = .letter(small.value, isLarge: small != scalar)
    }
  }
}
