internal import Bytes

/// A position in the bytes of a source that moves over the parts of plain rows.
struct PlainRowCursor {
  private let bytes: [UInt8]
  /// The end of the bytes to be looked at.
  private let end: Int
  var index: Int

  init(_ bytes: [UInt8], at index: Int, end: Int) {
    self.bytes = bytes
    self.index = index
    self.end = end
  }

  /// Skips white space; true if there was any.
  @discardableResult
  @inline(__always)
  mutating func skipSpace() -> Bool {
    let start = index
    while index < end, TagScanner.isSpace(bytes[index]) { index += 1 }
    return index > start
  }

  /// Moves over `byte` if it stands at the position.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// True if `wanted` stands at the position and is followed by at least one more byte.
  @inline(__always)
  func holds(_ wanted: [UInt8]) -> Bool {
    guard index + wanted.count < end else { return false }
    let (bytes, wanted) = (bytes.span, wanted.span)
    for offset in wanted.indices where bytes[index + offset] != wanted[offset] { return false }
    return true
  }

  /// Moves over `wanted` if it stands at the position.
  mutating func take(_ wanted: [UInt8]) -> Bool {
    guard holds(wanted) else { return false }
    index += wanted.count
    return true
  }

  /// True if the name of a tag at the position is `name`, and not just begins with it.
  func hasTagName(_ name: [UInt8]) -> Bool {
    guard holds(name) else { return false }
    let byte = bytes[index + name.count]
    return byte == UInt8(ascii: ">") || TagScanner.isSpace(byte)
  }

  /// Moves over a name of `names` and its equals sign; returns the index of the name in `names`.
  mutating func name(among names: [[UInt8]]) -> Int? {
    for number in names.indices where holds(names[number]) {
      guard bytes[index + names[number].count] == UInt8(ascii: "=") else { continue }
      index += names[number].count + 1
      return number
    }
    return nil
  }

  /// Moves over the name and the `>` of an end tag.
  mutating func takeEnd(_ name: [UInt8]) -> Bool {
    guard take(name) else { return false }
    skipSpace()
    return take(UInt8(ascii: ">"))
  }

  /// Moves over a quoted value and returns its range.
  ///
  /// The result is nil for a value with a reference or with white space other than U+0020, which
  /// libxml2 would normalise.
  mutating func value() -> Range<Int>? {
    guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else {
      return nil
    }
    let quote = bytes[index]
    let start = index + 1
    index = start
    while index < end {
      let byte = bytes[index]
      if byte == quote {
        index += 1
        return start..<index - 1
      }
      if byte < 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return nil }
      guard byte < 0x80 ? step() : skipSequence() else { return nil }
    }
    return nil
  }

  private mutating func step() -> Bool {
    index += 1
    return true
  }

  /// Moves over a quoted value and returns its index in `values`.
  mutating func number(of values: [[UInt8]]) -> Int? {
    guard let range = value() else { return nil }
    return values.firstIndex { $0.count == range.count && $0.elementsEqual(bytes[range]) }
  }

  /// Moves over text up to the next `<` and returns its range without outer white space.
  ///
  /// The result is nil for text that the scanner leaves to libxml2, such as one with a carriage return.
  mutating func text() -> PlainRow.Text? {
    skipSpace()
    let start = index
    var last = start
    var hasReference = false
    let bytes = bytes
    let view = bytes.span
    while index < end {
      let plain = Self.endOfPlain(view, from: index, upTo: end)
      if plain > index {
        var wordEnd = plain
        while wordEnd > index, view[wordEnd - 1] == 0x20 { wordEnd -= 1 }
        if wordEnd > index { last = wordEnd }
        index = plain
        continue
      }
      let byte = view[index]
      if byte == UInt8(ascii: "<") {
        return PlainRow.Text(range: start..<last, hasReference: hasReference)
      } else if byte >= 0x80 {
        guard skipSequence() else { return nil }
        last = index
      } else if byte == UInt8(ascii: "&") {
        guard skipReference() else { return nil }
        hasReference = true
        last = index
      } else if byte > 0x20 {
        // XML forbids "]]>" in text.
        if byte == UInt8(ascii: ">"), index >= start + 2, view[index - 1] == UInt8(ascii: "]"),
          view[index - 2] == UInt8(ascii: "]")
        {
          return nil
        }
        index += 1
        last = index
      } else if byte == 0x20 || byte == 0x0A || byte == 0x09 {
        index += 1
      } else {
        // libxml2 turns a carriage return within a text into a line feed; behind the text it is trimmed.
        guard byte == 0x0D, isBehindText() else { return nil }
        index += 1
      }
    }
    return nil
  }

  /// The index of the first byte that is not printable ASCII, or is `<`, `>` or `&`; found eight bytes
  /// at a time (SWAR).
  ///
  /// If the last bytes are fewer than eight, the result is their start.
  private static func endOfPlain(_ view: Span<UInt8>, from start: Int, upTo end: Int) -> Int {
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var index = start
    while index <= end &- 8 {
      let eight = view.extracting(index..<index &+ 8)
      var word: UInt64 = 0
      for place in 0..<8 { word |= UInt64(eight[place]) << UInt64(8 * place) }
      // `<` and `>` differ in one bit. A borrow can only give false hits behind the first true one.
      let angles = (word | ones &* 0x02) ^ ones &* 0x3E
      let references = word ^ ones &* 0x26
      let found =
        (word | (word &- ones &* 0x20) | (angles &- ones) & ~angles
          | (references &- ones) & ~references) & highest
      if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    return index
  }

  /// True if only white space stands between the position and the next `<`.
  private func isBehindText() -> Bool {
    var next = index
    while next < end, TagScanner.isSpace(bytes[next]) { next += 1 }
    return next < end && bytes[next] == UInt8(ascii: "<")
  }

  /// Moves over a character of two to four bytes, if XML allows it.
  private mutating func skipSequence() -> Bool {
    guard let length = UTF8Sequence.length(in: bytes, at: index), index + length <= end else {
      return false
    }
    // XML forbids U+FFFE and U+FFFF.
    if bytes[index] == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE { return false }
    index += length
    return true
  }

  /// Moves over one of the five predefined references, such as `&amp;`.
  private mutating func skipReference() -> Bool {
    for name in PredefinedReference.all where holds(name.bytes) {
      index += name.bytes.count
      return true
    }
    return false
  }
}
