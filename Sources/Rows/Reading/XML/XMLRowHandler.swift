internal import Diagnostics
internal import XMLSource

/// An element within a row, with its text.
struct XMLRowChild {
  let tag: XMLTag
  var text = ""
  var place = 0..<0

  /// Where its text stands; where there is none, the name of the element.
  var textPlace: Range<Int> { place.isEmpty ? tag.nameRange : place }
  /// A `lang` has its finding, and is read as if spelt right.
  var language: XMLAttribute? {
    tag.attributes.first { $0.name == "xml:lang" } ?? tag.attributes.first { $0.name == "lang" }
  }
}

/// An element that is a row, with everything in it.
struct XMLRow {
  /// Text between its elements.
  struct Piece {
    var text: String
    var place: Range<Int>
  }

  let tag: XMLTag
  /// None of them blank.
  var pieces: [Piece] = []
  var place = 0..<0
  var children: [XMLRowChild] = []
}

/// Gathers what belongs to one row after the other.
final class XMLRowHandler: XMLHandler {
  /// More than all fields in a hundred languages.
  private static let mostChildren = 2_000

  private let shape: XMLShape
  private let source: SourceBytes
  private let emit: (XMLRow) -> Void
  private var depth = 0
  private var row: XMLRow?
  private var child: XMLRowChild?
  /// The row's own text since its last tag, and where it begins.
  private var text = ""
  private var textStart = 0

  init(_ shape: XMLShape, _ source: SourceBytes, _ emit: @escaping (XMLRow) -> Void) {
    self.shape = shape
    self.source = source
    self.emit = emit
  }

  func start(_ tag: XMLTag) {
    depth += 1
    if depth == 2, tag.name == shape.row {
      row = XMLRow(tag: tag)
      textStart = tag.range.upperBound
    } else if depth == 3, row != nil {
      endText(tag.range.lowerBound)
      child = XMLRowChild(tag: tag)
    }
  }

  func text(_ text: String) {
    if depth == 2 {
      if row != nil { self.text += text }
    } else if depth == 3 {
      child?.text += text
    }
  }

  func end(content: Range<Int>, element: Range<Int>) {
    if depth == 3, var child {
      child.place = source.trimmed(content)
      child.text = child.text.withoutOuterSpace
      // Those beyond can fill nothing that is not filled.
      if row.map({ $0.children.count < Self.mostChildren }) == true { row?.children.append(child) }
      self.child = nil
      textStart = element.upperBound
    } else if depth == 2, row != nil {
      endText(content.upperBound)
      row?.place = element
      if let row { emit(row) }
      row = nil
    }
    depth -= 1
  }

  private func endText(_ end: Int) {
    let text = text.withoutOuterSpace
    self.text = ""
    if text.isEmpty { return }
    row?.pieces.append(XMLRow.Piece(text: text, place: source.trimmed(textStart..<end)))
  }
}

extension String {
  /// Without what XML takes for white space, as the place of a text is: a text that is written without
  /// references is then as long as its place.
  fileprivate var withoutOuterSpace: String {
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0a, 0x0d].contains(byte) }
    let start = utf8.firstIndex { !isSpace($0) } ?? endIndex
    let end = utf8.lastIndex { !isSpace($0) }.map { utf8.index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
