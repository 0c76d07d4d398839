internal import Bytes
internal import Rows

/// The distinct content words of a text, as hashes in their order. Letter case, punctuation and plural endings
/// make no difference, nor do stop words such as "the".
///
/// The reader works on bytes and reuses its buffers, since it reads every row of a source.
package struct ContentWords {
  struct Word: Equatable {
    /// The hash; its last bit is replaced by `isFixed`.
    private let bits: UInt64

    fileprivate init(_ hash: UInt64, isFixed: Bool) { bits = hash & ~1 | (isFixed ? 1 : 0) }

    var hash: UInt64 { bits & ~1 }
    /// True for a name or a number: no other word can stand for it.
    var isFixed: Bool { bits & 1 == 1 }

    static func == (left: Word, right: Word) -> Bool { left.hash == right.hash }
  }

  private(set) var words: [Word] = []
  /// The bytes of each of the words in its text, counted from the beginning of the text.
  private(set) var ranges: [Range<Int>] = []
  private var word = WordAtHand()
  private let stopWords = StopWords.table

  /// The letters since the end of the last word: their count, their FNV-1a hash, and the last two of them.
  private struct WordAtHand {
    var count = 0
    private var letters = FNV1a()
    var last: UInt32 = 0
    var lastButOne: UInt32 = 0
    var beginsLarge = false
    var hasDigit = false

    mutating func append(_ letter: UInt32) {
      (lastButOne, last) = (last, letter)
      letters.append(UInt64(letter))
      count += 1
    }

    var hash: UInt64 { letters.value }

    /// The hash of the word without the ending of an English plural or of a Russian case.
    var stem: UInt64 {
      var stem = letters
      stem.removeLast(UInt64(last))
      if count > 3, last == 0x73, lastButOne != 0x73 { return stem.value }
      guard count > 4, Self.isRussianEnding(last) else { return hash }
      if Self.isRussianEnding(lastButOne) { stem.removeLast(UInt64(lastButOne)) }
      return stem.value
    }

    /// True for the letters а е и й о у ы ь э ю я.
    private static func isRussianEnding(_ letter: UInt32) -> Bool {
      switch letter {
      case 0x430, 0x435, 0x438, 0x439, 0x43e, 0x443, 0x44b...0x44f: true
      default: false
      }
    }
  }

  mutating func read(_ text: ArraySlice<UInt8>) {
    words.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    let bytes = text.span
    var word = WordAtHand()
    var isFirst = true
    var index = 0
    var start = 0
    while index < bytes.count {
      if word.count == 0 { start = index }
      // Fast loop: most letters of a text are small ASCII letters.
      while index < bytes.count, bytes[index] &- 0x61 < 26 {
        word.append(UInt32(bytes[index]))
        index += 1
      }
      if index == bytes.count { break }
      let end = index
      let scalar = Self.scalar(of: bytes, at: &index)
      switch Letter(scalar) {
      case .small: word.append(scalar)
      case .large:
        if word.count == 0 { word.beginsLarge = true }
        word.append(Letter.small(scalar))
      case .digit:
        word.hasDigit = true
        word.append(scalar)
      case .apostrophe: break
      // A point between digits is part of the number.
      case .point where word.hasDigit && index < bytes.count && bytes[index].isDigit:
        word.append(0x2e)
      case .point, .other:
        if word.count == 0 { continue }
        take(word, start..<end, isFirst: isFirst)
        word = WordAtHand()
        isFirst = false
      }
    }
    if word.count > 0 { take(word, start..<bytes.count, isFirst: isFirst) }
  }

  private mutating func take(_ word: WordAtHand, _ range: Range<Int>, isFirst: Bool) {
    if stopWords.contains(word.hash) { return }
    let word = Word(
      word.hasDigit ? word.hash : word.stem,
      isFixed: word.hasDigit || (word.beginsLarge && !isFirst))
    if words.contains(word) { return }
    words.append(word)
    ranges.append(range)
  }

  /// Returns the hash of a word in small letters, without removing an ending.
  package static func hash(of text: some Sequence<Unicode.Scalar>) -> UInt64 {
    var word = WordAtHand()
    for scalar in text { word.append(scalar.value) }
    return word.hash
  }

  /// Decodes the scalar at `index` and moves `index` behind it; the text must be valid UTF-8.
  private static func scalar(of text: Span<UInt8>, at index: inout Int) -> UInt32 {
    let first = text[index]
    index += 1
    if first < 0x80 { return UInt32(first) }
    let length = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3
    var scalar = UInt32(first) & (0x3f >> UInt32(length))
    for _ in 0..<length where index < text.count {
      scalar = scalar << 6 | UInt32(text[index] & 0x3f)
      index += 1
    }
    // Ё is often written Е, so both count as Е.
    return scalar == 0x401 ? 0x415 : scalar == 0x451 ? 0x435 : scalar
  }

  /// The role of a scalar in a word.
  private enum Letter {
    case small, large, digit, apostrophe, point, other

    init(_ scalar: UInt32) {
      switch scalar {
      case 0x61...0x7a: self = .small
      case 0x41...0x5a: self = .large
      case 0x30...0x39: self = .digit
      case 0x27, 0x2019, 0x2bc: self = .apostrophe
      case 0x2c, 0x2e: self = .point
      case ..<0xc0, 0xd7, 0xf7, 0x2000...0x206f, 0x3000...0x303f, 0xff00...0xff0f: self = .other
      // Signs count as words: a question about ₩ is not one about ₪.
      default: self = Self.small(scalar) == scalar ? .small : .large
      }
    }

    /// Returns the lower-case form of a letter.
    static func small(_ letter: UInt32) -> UInt32 {
      switch letter {
      case 0x41...0x5a, 0xc0...0xde, 0x410...0x42f: letter + 0x20
      case 0xdf...0xff, 0x430...0x44f: letter
      default:
        Unicode.Scalar(letter)?.properties.lowercaseMapping.unicodeScalars.first?.value ?? letter
      }
    }
  }
}

/// English and Russian words that do not change what a question asks for.
///
/// Words that may reverse a question are not in the list: not, without, from, by, more.
package enum StopWords {
  private static let words = """
    a an the of in on at is are was were be been do does did has have had it its and there that
    how many much what which who when where whose number count used use uses
    в во на и о об это то ли что кто где когда какой какая какое какие каких какую каком
    сколько чему чей чья как является являются был была было были есть число количество
    """

  /// A hash table of the words' hashes, with open addressing.
  package struct Table {
    private var slots = [UInt64](repeating: 0, count: 512)

    fileprivate mutating func insert(_ hash: UInt64) {
      var index = Int(truncatingIfNeeded: hash) & 511
      while slots[index] != 0 { index = (index + 1) & 511 }
      slots[index] = hash
    }

    package func contains(_ hash: UInt64) -> Bool {
      var index = Int(truncatingIfNeeded: hash) & 511
      while slots[index] != 0 {
        if slots[index] == hash { return true }
        index = (index + 1) & 511
      }
      return false
    }
  }

  package static let table: Table = {
    var table = Table()
    for word in words.split(whereSeparator: \.isWhitespace) {
      table.insert(ContentWords.hash(of: word.unicodeScalars))
    }
    return table
  }()
}

/// A test for answers that stand in their question, word by word.
enum WordRuns {
  /// True if a text is long enough not to occur in a question by chance, as `A`, `of` and `2` do.
  static func isTelling(_ text: String) -> Bool {
    words(of: text).reduce(0) { $0 + $1.count } >= 3
  }

  /// True if the words of a text follow each other somewhere in those of a question.
  static func stands(_ text: String, in asked: [Substring]) -> Bool {
    let words = words(of: text)
    guard !words.isEmpty, words.count <= asked.count else { return false }
    return (0...asked.count - words.count).contains { asked[$0...].starts(with: words) }
  }

  static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
