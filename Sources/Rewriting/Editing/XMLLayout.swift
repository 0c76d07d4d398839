internal import Diagnostics
internal import XMLSource

/// The text of an XML source as lines and tags, and the edits of its tags and texts.
struct XMLLayout {
  let bytes: [UInt8]
  /// The first line end of the source.
  let lineEnd: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let first = bytes.firstIndex { Self.isLineEnd($0) }
    let isDouble = first.map { bytes[$0...].starts(with: Array("\r\n".utf8)) } ?? false
    lineEnd = isDouble ? "\r\n" : first.map { String(UnicodeScalar(bytes[$0])) } ?? "\n"
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isSpace(_ byte: UInt8) -> Bool { isLineEnd(byte) || isBlank(byte) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: - Lines

  /// The start of the line, if only blanks stand on it before an offset.
  func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    return start == 0 || Self.isLineEnd(bytes[start - 1]) ? start : nil
  }

  /// The start of the next line, if only blanks follow an offset; comments may follow as well if `mayComment`.
  func nextLine(behind offset: Int, mayComment: Bool = false) -> Int? {
    var end = offset
    while end < bytes.count {
      if Self.isBlank(bytes[end]) {
        end += 1
      } else if mayComment, let aside = aside(at: end, before: bytes.count) {
        end = aside
      } else {
        break
      }
    }
    guard end < bytes.count, Self.isLineEnd(bytes[end]) else { return nil }
    return bytes[end...].starts(with: Array("\r\n".utf8)) ? end + 2 : end + 1
  }

  /// The blanks before an offset at the start of its line; nil if something else stands there.
  func indentation(before offset: Int) -> String? {
    lineStart(before: offset).map { text($0..<offset) }
  }

  /// The white space before an offset, with one line end at most.
  func lead(before offset: Int) -> String {
    if let indentation = indentation(before: offset) { return lineEnd + indentation }
    return text(spaceStart(before: offset)..<offset)
  }

  private func spaceStart(before offset: Int) -> Int {
    var start = offset
    while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// The bytes of an element with its line, if nothing else stands on its lines.
  func removal(of element: Range<Int>) -> Range<Int> {
    guard let start = lineStart(before: element.lowerBound),
      let end = nextLine(behind: element.upperBound)
    else { return element }
    return start..<end
  }

  /// The place behind an element, behind comments on its line.
  func gap(behind element: Range<Int>) -> RowGap {
    if let end = nextLine(behind: element.upperBound, mayComment: true) {
      var gap = RowGap(bytes: end..<end)
      gap.before = indentation(before: element.lowerBound) ?? ""
      gap.after = lineEnd
      return gap
    }
    var gap = RowGap(bytes: element.upperBound..<element.upperBound)
    gap.before = lead(before: element.lowerBound)
    return gap
  }

  /// The place before an element.
  func gap(before element: Range<Int>) -> RowGap {
    guard let start = lineStart(before: element.lowerBound) else {
      return RowGap(bytes: element.lowerBound..<element.lowerBound)
    }
    var gap = RowGap(bytes: start..<start)
    gap.before = text(start..<element.lowerBound)
    gap.after = lineEnd
    return gap
  }

  // MARK: - Texts

  /// The edit that puts a text between the tags of an element; its comments stay.
  func edit(of tag: XMLTag, _ content: Range<Int>, to text: String) -> FixIt.Edit {
    if content.lowerBound == tag.range.upperBound, isEmpty(tag) {
      return opened(tag, with: written(text))
    }
    let range = trimmed(content)
    return range.isEmpty
      ? FixIt.Edit(content, written(text)) : FixIt.Edit(range, written(text, inPlaceOf: range))
  }

  /// True for a tag without an end tag.
  func isEmpty(_ tag: XMLTag) -> Bool {
    bytes[..<tag.range.upperBound].suffix(2).elementsEqual("/>".utf8)
  }

  /// The edit that gives an element without an end tag a content.
  func opened(_ tag: XMLTag, with content: String) -> FixIt.Edit {
    let start = spaceStart(before: tag.range.upperBound - 2)
    return FixIt.Edit(start..<tag.range.upperBound, ">\(content)</\(tag.name)>")
  }

  /// A text as it stands between tags in place of some bytes, whose comments stay behind it.
  func written(_ text: String, inPlaceOf range: Range<Int>) -> String {
    let (asides, isSection) = parts(of: range)
    let isSame = isSection && !text.isEmpty && !text.contains("]]>")
    let new = isSame ? "<![CDATA[\(lines(text))]]>" : written(text)
    return ([new] + asides).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A text as it stands between tags. Several lines are written as they are, for people to read.
  func written(_ text: String) -> String {
    guard text.contains("\n"), !text.contains("]]>") else { return XMLText.inElement(lines(text)) }
    return "<![CDATA[\(lineEnd)\(lines(text))\(lineEnd)]]>"
  }

  private func lines(_ text: String) -> String { text.replacing("\n", with: lineEnd) }

  /// The range without white space at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = bytes[range].firstIndex(where: { !Self.isSpace($0) }),
      let last = bytes[range].lastIndex(where: { !Self.isSpace($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  /// The end of a content without the white space behind it.
  func contentEnd(_ content: Range<Int>) -> Int {
    max(trimmed(content).upperBound, content.lowerBound)
  }

  /// The comments and processing instructions of a text, and true if it is one CDATA section.
  private func parts(of range: Range<Int>) -> (asides: [String], isSection: Bool) {
    var asides: [String] = []
    var isSection = false
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = aside(at: index, before: range.upperBound) {
        asides.append(text(index..<end))
        index = end
      } else if let end = section(at: index, before: range.upperBound) {
        isSection = index == range.lowerBound && end == range.upperBound
        index = end
      } else {
        index += 1
      }
    }
    return (asides, isSection)
  }

  /// The end of a comment or processing instruction that begins at an offset.
  private func aside(at offset: Int, before end: Int) -> Int? {
    markup("<!--", "-->", at: offset, before: end) ?? markup("<?", "?>", at: offset, before: end)
  }

  private func section(at offset: Int, before end: Int) -> Int? {
    markup("<![CDATA[", "]]>", at: offset, before: end)
  }

  private func markup(_ opening: String, _ closing: String, at offset: Int, before end: Int) -> Int?
  {
    guard bytes[offset..<end].starts(with: opening.utf8) else { return nil }
    var index = offset + opening.utf8.count
    while index < end {
      if bytes[index..<end].starts(with: closing.utf8) { return index + closing.utf8.count }
      index += 1
    }
    return nil
  }

  // MARK: - Attributes

  /// The edits that give attributes of a tag other values; an empty value removes an attribute. New ones come in
  /// the order of `order`.
  func edits(
    of tag: XMLTag, _ values: [(name: String, value: String)], in order: [String]
  ) -> [FixIt.Edit] {
    values.compactMap { name, value in
      guard let attribute = tag.attributes.first(where: { $0.name == name }) else {
        return value.isEmpty ? nil : added(name, value, to: tag, in: order)
      }
      if value.isEmpty {
        return FixIt.Edit(
          spaceStart(before: attribute.nameRange.lowerBound)..<attribute.valueRange.upperBound + 1,
          "")
      }
      return FixIt.Edit(
        attribute.valueRange, inQuotes(value, quote(of: attribute)))
    }
  }

  private func added(
    _ name: String, _ value: String, to tag: XMLTag, in order: [String]
  ) -> FixIt.Edit {
    let before = order.prefix { $0 != name }
    let last = tag.attributes.last { before.contains($0.name) }
    let place = last.map { $0.valueRange.upperBound + 1 } ?? tag.nameRange.upperBound
    let near = last ?? tag.attributes.first
    let space = near.map {
      text(
        spaceStart(before: $0.nameRange.lowerBound)..<$0.nameRange.lowerBound)
    }
    return FixIt.Edit(
      place..<place,
      (space ?? " ") + attribute(name, value, near.map(quote) ?? UInt8(ascii: "\"")))
  }

  func quote(of attribute: XMLAttribute) -> UInt8 { bytes[attribute.valueRange.lowerBound - 1] }

  func attribute(_ name: String, _ value: String, _ quote: UInt8) -> String {
    let sign = String(UnicodeScalar(quote))
    return "\(name)=\(sign)\(inQuotes(value, quote))\(sign)"
  }

  private func inQuotes(_ value: String, _ quote: UInt8) -> String {
    let written = XMLText.inQuotes(value)
    guard quote == UInt8(ascii: "'") else { return written }
    return written.replacing("&quot;", with: "\"").replacing("'", with: "&apos;")
  }
}
