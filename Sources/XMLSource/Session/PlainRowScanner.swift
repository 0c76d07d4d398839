internal import Bytes

/// Finds rows in bytes, and says of none that it is plain which libxml2, the guard of what it is given
/// or the schema had anything to say of. A test holds it to that.
struct PlainRowScanner {
  private static let mostChildren = 64

  private let shape: PlainRowShape
  /// No row that is longer is plain: what it holds is within the limits then.
  private let longest: Int
  private(set) var row = PlainRow()
  /// How far the last row was looked at.
  private(set) var stop = 0

  init(_ shape: PlainRowShape, longest: Int) {
    self.shape = shape
    self.longest = longest
  }

  /// Reads a row that begins at `start`, behind white space alone, into `row`; nil where it does not
  /// end within the bytes, or is not plain.
  mutating func next(_ bytes: [UInt8], from start: Int) -> Int? {
    row.attributes.removeAll(keepingCapacity: true)
    row.children.removeAll(keepingCapacity: true)
    row.text = nil
    var cursor = Cursor(bytes, at: start, end: min(bytes.count, start + longest))
    defer { stop = cursor.index }
    cursor.skipSpace()
    let first = cursor.index
    guard cursor.take(UInt8(ascii: "<")), cursor.take(shape.row),
      readAttributes(&cursor, nameStart: first + 1), readContent(&cursor)
    else { return nil }
    row.range = first..<cursor.index
    return cursor.index
  }

  private mutating func readAttributes(_ cursor: inout Cursor, nameStart: Int) -> Bool {
    row.nameRange = nameStart..<cursor.index
    var seen: UInt64 = 0
    while true {
      let hasSpace = cursor.skipSpace()
      if cursor.take(UInt8(ascii: ">")) { return true }
      guard hasSpace, let name = cursor.name(among: shape.attributeBytes),
        seen & 1 << UInt64(name) == 0, let value = cursor.value()
      else { return false }
      seen |= 1 << UInt64(name)
      row.attributes.append(PlainRow.Attribute(name: name, value: value))
    }
  }

  private mutating func readContent(_ cursor: inout Cursor) -> Bool {
    while true {
      guard let text = cursor.text() else { return false }
      if !text.range.isEmpty {
        guard shape.holdsText, row.text == nil else { return false }
        row.text = text
      }
      guard cursor.take(UInt8(ascii: "<")) else { return false }
      if cursor.take(UInt8(ascii: "/")) { return cursor.takeEnd(shape.row) }
      guard row.children.count < Self.mostChildren, readChild(&cursor) else { return false }
    }
  }

  private mutating func readChild(_ cursor: inout Cursor) -> Bool {
    let start = cursor.index
    guard
      let name = shape.children.indices.first(where: { cursor.stands(shape.children[$0].bytes) })
    else { return false }
    cursor.index += shape.children[name].bytes.count
    var child = PlainRow.Child(
      name: name, nameRange: start..<cursor.index,
      text: PlainRow.Text(range: 0..<0, hasReference: false))
    while true {
      let hasSpace = cursor.skipSpace()
      if cursor.take(UInt8(ascii: ">")) { break }
      guard hasSpace else { return false }
      if let mark = shape.children[name].mark, child.mark == nil, cursor.take(mark) {
        guard cursor.take(UInt8(ascii: "=")), let value = cursor.number(of: Self.marks) else {
          return false
        }
        child.mark = value == 0
      } else {
        guard child.language == nil, cursor.take(Self.language), cursor.take(UInt8(ascii: "=")),
          let value = cursor.number(of: shape.languageBytes)
        else { return false }
        child.language = value
      }
    }
    guard let text = cursor.text(), cursor.take(UInt8(ascii: "<")), cursor.take(UInt8(ascii: "/")),
      cursor.takeEnd(shape.children[name].bytes)
    else { return false }
    child.text = text
    row.children.append(child)
    return true
  }

  private static let language = Array("xml:lang".utf8)
  private static let marks = [Array("true".utf8), Array("false".utf8)]
}

/// A place in bytes that goes forward over what it knows.
private struct Cursor {
  private let bytes: [UInt8]
  private let end: Int
  var index: Int

  init(_ bytes: [UInt8], at index: Int, end: Int) {
    self.bytes = bytes
    self.index = index
    self.end = end
  }

  /// Whether there was any.
  @discardableResult
  @inline(__always)
  mutating func skipSpace() -> Bool {
    let start = index
    while index < end, TagScanner.isSpace(bytes[index]) { index += 1 }
    return index > start
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  @inline(__always)
  func holds(_ wanted: [UInt8]) -> Bool {
    guard index + wanted.count < end else { return false }
    let (bytes, wanted) = (bytes.span, wanted.span)
    for offset in wanted.indices where bytes[index + offset] != wanted[offset] { return false }
    return true
  }

  mutating func take(_ wanted: [UInt8]) -> Bool {
    guard holds(wanted) else { return false }
    index += wanted.count
    return true
  }

  /// Whether that is the whole name that stands here.
  func stands(_ name: [UInt8]) -> Bool {
    guard holds(name) else { return false }
    let byte = bytes[index + name.count]
    return byte == UInt8(ascii: ">") || TagScanner.isSpace(byte)
  }

  /// The number of the name that stands before an equals sign, which is taken, too.
  mutating func name(among names: [[UInt8]]) -> Int? {
    for number in names.indices where holds(names[number]) {
      guard bytes[index + names[number].count] == UInt8(ascii: "=") else { continue }
      index += names[number].count + 1
      return number
    }
    return nil
  }

  /// The rest of an end tag.
  mutating func takeEnd(_ name: [UInt8]) -> Bool {
    guard take(name) else { return false }
    skipSpace()
    return take(UInt8(ascii: ">"))
  }

  /// A value between quotation marks: no reference, and no white space but single bytes of it.
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

  /// The number of the value that stands here between quotation marks.
  mutating func number(of values: [[UInt8]]) -> Int? {
    guard let range = value() else { return nil }
    return values.firstIndex { $0.count == range.count && $0.elementsEqual(bytes[range]) }
  }

  /// The text up to the next tag, without the white space around it; nil for one that has to be looked
  /// at closer.
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
        // What would end a CDATA section cannot stand in a text.
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
        // A carriage return may stand behind a text, and is a line feed within it.
        guard byte == 0x0D, isBehindText() else { return nil }
        index += 1
      }
    }
    return nil
  }

  /// Where the printable ASCII ends, eight bytes at a time, in which no tag, reference or end of one begins.
  private static func endOfPlain(_ view: Span<UInt8>, from start: Int, upTo end: Int) -> Int {
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var index = start
    while index <= end &- 8 {
      let eight = view.extracting(index..<index &+ 8)
      var word: UInt64 = 0
      for place in 0..<8 { word |= UInt64(eight[place]) << UInt64(8 * place) }
      // `<` and `>` differ in one bit. A borrow goes to bytes behind one that is found alone.
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

  /// Whether nothing but white space comes before the next tag.
  private func isBehindText() -> Bool {
    var next = index
    while next < end, TagScanner.isSpace(bytes[next]) { next += 1 }
    return next < end && bytes[next] == UInt8(ascii: "<")
  }

  /// A character of several bytes that may stand in XML.
  private mutating func skipSequence() -> Bool {
    guard let length = UTF8Sequence.length(in: bytes, at: index), index + length <= end else {
      return false
    }
    // U+FFFE and U+FFFF are none.
    if bytes[index] == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE { return false }
    index += length
    return true
  }

  private mutating func skipReference() -> Bool {
    for name in Reference.all where holds(name.bytes) {
      index += name.bytes.count
      return true
    }
    return false
  }
}

/// A reference that XML knows by itself.
private struct Reference {
  let bytes: [UInt8]
  let meaning: UInt8

  private init(_ text: String, _ meaning: Unicode.Scalar) {
    bytes = Array(text.utf8)
    self.meaning = UInt8(ascii: meaning)
  }

  static let all = [
    Reference("&amp;", "&"), Reference("&lt;", "<"), Reference("&gt;", ">"),
    Reference("&quot;", "\""), Reference("&apos;", "'"),
  ]
}

extension PlainRow.Text {
  /// Appends the text with its references resolved.
  package func append(from bytes: [UInt8], to text: inout [UInt8]) {
    var rest = bytes[range]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += rest[..<start]
      let reference = Reference.all.first { rest[start...].starts(with: $0.bytes) }
      text.append(reference?.meaning ?? rest[start])
      rest = rest[(start + (reference?.bytes.count ?? 1))...]
    }
    text += rest
  }
}
