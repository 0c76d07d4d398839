extension String {
  /// Returns the text in lines of at most `columns`. It is broken at line feeds, at white space,
  /// around wide characters, and inside words that are longer than a line.
  ///
  /// Only a character that is itself wider, as joined signs may be, gives a wider line.
  package func wrapped(to columns: Int) -> [String] {
    var wrapping = Wrapping(self, to: columns, isCounting: false)
    wrapping.wrap()
    return wrapping.lines
  }

  /// Returns the number of lines of `wrapped(to:)`, without building them.
  package func wrappedCount(to columns: Int) -> Int {
    var wrapping = Wrapping(self, to: columns, isCounting: true)
    wrapping.wrap()
    return wrapping.count
  }
}

/// A text that is broken into lines in linear time. Each character is measured once and placed
/// once.
private struct Wrapping {
  private let columns: Int
  private let isCounting: Bool
  private let bytes: [UInt8]
  private let signs: [DisplayedSign]
  /// The end of each character's bytes.
  private let ends: [Int]
  /// The lines; empty if they are only counted.
  private(set) var lines: [String] = []
  private(set) var count = 0
  /// The current line.
  private var line: [UInt8] = []
  private var lineHasText = false
  private var width = 0

  init(_ text: String, to columns: Int, isCounting: Bool) {
    self.columns = max(2, columns)
    self.isCounting = isCounting
    bytes = Array(text.utf8)
    var signs: [DisplayedSign] = []
    var ends: [Int] = []
    signs.reserveCapacity(bytes.count)
    ends.reserveCapacity(bytes.count)
    var end = 0
    text.forEachSign { sign in
      end += sign.byteCount
      signs.append(sign)
      ends.append(end)
    }
    (self.signs, self.ends) = (signs, ends)
  }

  mutating func wrap() {
    var start = 0
    for index in signs.indices where signs[index].kind == .lineFeed {
      wrap(start..<index)
      start = index + 1
    }
    wrap(start..<signs.count)
  }

  /// Breaks the text between two line feeds.
  private mutating func wrap(_ paragraph: Range<Int>) {
    let before = count
    begin()
    var isGap = false
    var index = paragraph.lowerBound
    while index < paragraph.upperBound {
      if signs[index].kind == .space {
        isGap = true
        index += 1
        continue
      }
      var (word, room) = word(at: index, in: paragraph)
      index = word.upperBound
      let gap = isGap && width > 0 ? 1 : 0
      isGap = false
      if width + gap + room <= columns {
        if gap > 0, !isCounting { line.append(UInt8(ascii: " ")) }
        width += gap
      } else {
        if width > 0 { finish() }
        begin()
        breakUp(&word, &room)
      }
      append(word)
      width += room
    }
    if lineHasText || count == before { finish() }
  }

  /// Returns the longest unbreakable part from `index` on and its width: a word, or a wide character
  /// with the punctuation that stands beside it.
  private func word(at index: Int, in paragraph: Range<Int>) -> (Range<Int>, Int) {
    var width = signs[index].width
    var end = index + 1
    while end < paragraph.upperBound, signs[end].kind != .space, !mayBreak(before: end) {
      width += signs[end].width
      end += 1
    }
    return (index..<end, width)
  }

  /// True if a line may end between a character that is no space and the one before it: beside a
  /// wide character, but neither before closing nor behind opening punctuation (kinsoku).
  private func mayBreak(before index: Int) -> Bool {
    guard signs[index].width >= 2 || signs[index - 1].width >= 2 else { return false }
    return !LinePunctuation.closing.contains(scalar(at: index))
      && !LinePunctuation.opening.contains(scalar(at: index - 1))
  }

  /// The first scalar of a character.
  private func scalar(at index: Int) -> Unicode.Scalar {
    let start = index == 0 ? 0 : ends[index - 1]
    return String(decoding: bytes[start..<ends[index]], as: UTF8.self).unicodeScalars.first ?? " "
  }

  /// Moves whole lines of a word into the result until the rest fits into a line.
  private mutating func breakUp(_ word: inout Range<Int>, _ room: inout Int) {
    while room > columns {
      var end = word.lowerBound
      var taken = 0
      while end < word.upperBound, taken + signs[end].width <= columns {
        taken += signs[end].width
        end += 1
      }
      if end == word.lowerBound {
        taken = signs[end].width
        end += 1
      }
      append(word.lowerBound..<end)
      finish()
      begin()
      word = end..<word.upperBound
      room -= taken
    }
  }

  private mutating func append(_ part: Range<Int>) {
    if part.isEmpty { return }
    lineHasText = true
    if isCounting { return }
    let start = part.lowerBound == 0 ? 0 : ends[part.lowerBound - 1]
    line += bytes[start..<ends[part.upperBound - 1]]
  }

  private mutating func begin() {
    line.removeAll(keepingCapacity: true)
    lineHasText = false
    width = 0
  }

  private mutating func finish() {
    count += 1
    if !isCounting { lines.append(String(decoding: line, as: UTF8.self)) }
  }
}

/// The punctuation beside which a line of Chinese or Japanese does not break.
enum LinePunctuation {
  /// Signs that no line begins with.
  static let closing = Set(
    "、。，．・：；？！）」』】〉》〕］｝”’…ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ)]},.:;?!%".unicodeScalars)

  /// Signs that no line ends with.
  static let opening = Set("（「『【〈《〔［｛“‘([{".unicodeScalars)
}
