internal import Bytes

/// The words of a question's prompt and choices as hashes, which the rules about tells compare.
///
/// Each rule decides by these words alone. So `QuestionPrefilter`, which asks the same rules with the bytes of a row, is
/// exact.
struct HashedQuestion {
  /// A word of letters and digits; an apostrophe joins its parts.
  struct Word {
    /// The hash of the small letters.
    var hash: UInt64
    /// The hash without an `s` at the end of a word of over three letters.
    var stem: UInt64
    /// The bytes in the text.
    var bytes: Range<Int32>
    /// The number of characters.
    var letters: Int32 = 0
    /// The first small letter or digit in ASCII; 0 for another character.
    var first: UInt8
    /// The last small letter or digit in ASCII, and the one before; 0 for another character.
    var last: (UInt8, UInt8)
    var marks: Marks = []

    struct Marks: OptionSet {
      let rawValue: UInt8
      static let beginsLarge = Marks(rawValue: 1)
      /// A large letter after the first character.
      static let hasLarge = Marks(rawValue: 2)
      static let hasSmall = Marks(rawValue: 4)
      static let hasDigit = Marks(rawValue: 8)
      /// An asterisk or an underscore stands before the word.
      static let isMarked = Marks(rawValue: 16)
    }

    var isAllCaps: Bool {
      marks.contains(.beginsLarge) && !marks.contains(.hasSmall) && letters > 1
    }
  }

  /// The prompt or a choice.
  struct Text {
    var words: Range<Int> = 0..<0
    /// The characters, wide ones three times, as they take longer to read.
    var length = 0
    var hasParenthesis = false
    var hasComma = false
    /// True if the last character is a full stop.
    var endsWithStop = false
    /// The number of the word after a blank of underscores; nil if there is no blank.
    var blank: Int?
    var number: ChoiceNumber?
  }

  /// True if the rules that know English words apply.
  var isEnglish = false
  var limits = TellLimits()
  private(set) var words: [Word] = []
  private(set) var prompt = Text()
  /// The right choice, then the wrong ones.
  private(set) var choices: [Text] = []

  var wrongs: ArraySlice<Text> { choices.dropFirst() }
  /// True if there are fewer than two wrong choices, or none is right: nothing can stand out then.
  var isTooSmall: Bool { choices.count < 3 }
  /// The number of characters of the longest wrong choice.
  var longestWrong: Int { wrongs.reduce(0) { max($0, $1.length) } }

  subscript(text: Text) -> ArraySlice<Word> { words[text.words] }

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    choices.removeAll(keepingCapacity: true)
    prompt = Text()
  }

  mutating func readPrompt(_ text: Span<UInt8>) { prompt = read(text) }

  mutating func readChoice(_ text: Span<UInt8>) {
    var choice = read(text)
    choice.number = ChoiceNumber(text, words[choice.words], isEnglish: isEnglish)
    choices.append(choice)
  }

  // MARK: - Reading

  private mutating func read(_ bytes: Span<UInt8>) -> Text {
    var text = Text()
    let first = words.count
    var hash = FNV1a()
    var before = hash
    var word = Word(hash: 0, stem: 0, bytes: 0..<0, first: 0, last: (0, 0))
    var start: Int32 = -1
    var wide = 0
    var continuing = 0
    let classes = ByteClass.table.span
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // Fast loop: most letters are small ASCII letters behind another letter of the word.
      if start >= 0, byte &- 0x61 < 26 {
        let run = index
        repeat {
          before = hash
          hash.append(UInt64(bytes[index]))
          index += 1
        } while index < bytes.count && bytes[index] &- 0x61 < 26
        word.last = (index - run > 1 ? bytes[index - 2] : word.last.1, bytes[index - 1])
        word.letters += Int32(index - run)
        word.marks.insert(.hasSmall)
        continue
      }
      var kind = classes[Int(byte)]
      var length = 1
      if kind == .lead {
        length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
        length = min(length, bytes.count - index)
        if 0xe3...0xed ~= byte { wide += 1 }
        continuing += length - 1
        let second = length > 1 ? bytes[index + 1] : 0
        kind = ByteClass.ofLead(byte, second, length > 2 ? bytes[index + 2] : 0)
      }
      switch kind {
      case .small, .digit, .large, .lead:
        if start < 0 {
          start = Int32(index)
          hash = FNV1a()
          word = Word(hash: 0, stem: 0, bytes: 0..<0, first: 0, last: (0, 0))
          if index > 0, bytes[index - 1] == 0x2a || bytes[index - 1] == 0x5f {
            word.marks.insert(.isMarked)
          }
        }
        var letter = byte
        if kind == .large {
          letter |= 0x20
          word.marks.insert(word.letters == 0 ? .beginsLarge : .hasLarge)
        } else if kind == .small {
          word.marks.insert(.hasSmall)
        } else if kind == .digit {
          word.marks.insert(.hasDigit)
        }
        before = hash
        if length == 1 {
          hash.append(UInt64(letter))
          if word.letters == 0 { word.first = letter }
          word.last = (word.last.1, letter)
        } else {
          Self.append(bytes, index, length, to: &hash, &word)
          word.last = (word.last.1, 0)
        }
        word.letters += 1
      case .apostrophe where start >= 0: break
      default:
        if start >= 0 { finish(&word, hash, before, start..<Int32(index)) }
        start = -1
        switch byte {
        case 0x28: text.hasParenthesis = true
        case 0x2c: text.hasComma = true
        case 0x5f where index + 1 < bytes.count && bytes[index + 1] == 0x5f && text.blank == nil:
          text.blank = words.count
        default: break
        }
      }
      index += length
    }
    if start >= 0 { finish(&word, hash, before, start..<Int32(bytes.count)) }
    text.endsWithStop = !bytes.isEmpty && bytes[bytes.count - 1] == 0x2e
    text.words = first..<words.count
    text.length = bytes.count - continuing + 2 * wide
    return text
  }

  private mutating func finish(
    _ word: inout Word, _ hash: FNV1a, _ before: FNV1a, _ bytes: Range<Int32>
  ) {
    word.hash = hash.value
    let isPlural = word.letters > 3 && word.last.1 == 0x73 && word.last.0 != 0x73
    word.stem = isPlural ? before.value : hash.value
    word.bytes = bytes
    words.append(word)
  }

  /// Appends a letter of several bytes in small form, where Latin-1 and Cyrillic have one.
  private static func append(
    _ bytes: Span<UInt8>, _ index: Int, _ length: Int, to hash: inout FNV1a, _ word: inout Word
  ) {
    var value = UInt32(bytes[index]) & (length == 2 ? 0x1f : length == 3 ? 0x0f : 0x07)
    for offset in 1..<max(length, 1) { value = value << 6 | UInt32(bytes[index + offset] & 0x3f) }
    switch value {
    case 0xc0...0xde, 0x410...0x42f:
      value += 0x20
      word.marks.insert(word.letters == 0 ? .beginsLarge : .hasLarge)
    case 0x400...0x40f:
      value += 0x50
      word.marks.insert(word.letters == 0 ? .beginsLarge : .hasLarge)
    case 0xdf...0xff, 0x430...0x45f: word.marks.insert(.hasSmall)
    default: break
    }
    hash.append(UInt64(value))
  }
}

/// The part of a byte in a word.
private enum ByteClass: UInt8 {
  case other, small, large, digit, apostrophe
  /// The first byte of a character that is not ASCII.
  case lead

  static let table = (0...UInt8.max).map { byte -> ByteClass in
    switch byte {
    case 0x61...0x7a: .small
    case 0x41...0x5a: .large
    case 0x30...0x39: .digit
    case 0x27: .apostrophe
    case 0xc2...0xf4: .lead
    default: .other
    }
  }

  /// The part of a character by its first bytes: signs of Latin-1, general and ideographic punctuation divide words.
  static func ofLead(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> ByteClass {
    switch (first, second) {
    case (0xe2, 0x80) where third == 0x99: .apostrophe
    case (0xc2, _), (0xe2, 0x80...0x81), (0xe3, 0x80), (0xef, 0xbc): .other
    default: .lead
    }
  }
}

/// The limits of rules about tells that a manifest may set.
struct TellLimits {
  /// The length of a right choice that is much longer, in per cent of the longest wrong one.
  var longer = 150
  /// The factor by which a number is out of scale.
  var scale = 100
}

/// A set of words, by their hashes.
struct WordSet {
  /// A table of a power of two of places, a quarter of them taken at most; 0 for a free place. A word stands at the place
  /// that its hash names, or behind it.
  private let hashes: [UInt64]

  /// Makes a set of words in small letters with spaces between them, without apostrophes.
  init(_ words: String) {
    let words = words.split(separator: " ").map(Self.hash)
    var size = 8
    while size < 4 * words.count { size *= 2 }
    var hashes = [UInt64](repeating: 0, count: size)
    for word in words {
      var place = Int(truncatingIfNeeded: word) & (size - 1)
      while hashes[place] != 0 { place = (place + 1) & (size - 1) }
      hashes[place] = word
    }
    self.hashes = hashes
  }

  static func hash(_ word: some StringProtocol) -> UInt64 { FNV1a(Array(word.utf8).span).value }

  func contains(_ word: HashedQuestion.Word) -> Bool {
    let hashes = hashes.span
    var place = Int(truncatingIfNeeded: word.hash) & (hashes.count - 1)
    while hashes[place] != 0 {
      if hashes[place] == word.hash { return true }
      place = (place + 1) & (hashes.count - 1)
    }
    return false
  }
}
