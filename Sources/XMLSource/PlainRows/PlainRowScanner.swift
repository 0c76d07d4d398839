internal import Diagnostics

/// The fast path of XML: reads plain rows from the bytes of a source, without libxml2.
///
/// A row is plain if it has only attributes and elements of `PlainRowShape`, which is derived from the
/// schema, and text without CDATA, comments or numeric references. The scanner leaves every other row
/// to libxml2 and the schema, which alone define what is valid. It may leave a valid row undecided,
/// but accepts none that `XMLGuard`, libxml2 or the schema would report, and reads the same values:
/// `PlainXMLRowsTests` and the fuzz target `xml-rows` compare both ways of reading. Decision 46 says
/// why there are two.
struct PlainRowScanner {
  private static let mostChildren = 64

  private let shape: PlainRowShape
  /// The length beyond which a row is left to libxml2: a shorter row is within all limits of `XMLGuard`.
  private let longest: Int
  /// The row that `next` has read last.
  private(set) var row = PlainRow()
  /// The index at which the last scan stopped.
  private(set) var stop = 0

  init(_ shape: PlainRowShape, longest: Int) {
    self.shape = shape
    self.longest = longest
  }

  /// Reads the row after the white space at `start` into `row` and returns the index behind the row.
  ///
  /// The result is nil if the row is not plain or does not end within the bytes.
  mutating func next(_ bytes: [UInt8], from start: Int) -> Int? {
    row.attributes.removeAll(keepingCapacity: true)
    row.children.removeAll(keepingCapacity: true)
    row.text = nil
    var cursor = PlainRowCursor(bytes, at: start, end: min(bytes.count, start + longest))
    defer { stop = cursor.index }
    cursor.skipSpace()
    let first = cursor.index
    guard cursor.take(UInt8(ascii: "<")), cursor.take(shape.row),
      readAttributes(&cursor, nameStart: first + 1), readContent(&cursor)
    else { return nil }
    row.range = first..<cursor.index
    return cursor.index
  }

  private mutating func readAttributes(_ cursor: inout PlainRowCursor, nameStart: Int) -> Bool {
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

  private mutating func readContent(_ cursor: inout PlainRowCursor) -> Bool {
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

  private mutating func readChild(_ cursor: inout PlainRowCursor) -> Bool {
    let start = cursor.index
    guard
      let name = shape.children.indices.first(where: { cursor.hasTagName(shape.children[$0].bytes) }
      )
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
