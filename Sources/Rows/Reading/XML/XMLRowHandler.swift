internal import Diagnostics
internal import XMLSource

/// A child element of a row, with its text.
struct XMLRowChild {
  let tag: XMLTag
  var text = ""
  var place = 0..<0
  /// The range between the tags.
  var content = 0..<0
  /// The range of the whole element.
  var range = 0..<0

  /// The range of the text; for an empty element, the range of its name.
  var textPlace: Range<Int> { place.isEmpty ? tag.nameRange : place }
  /// The `xml:lang` of the child, or else its `lang`, which the schema has reported.
  var language: XMLAttribute? {
    tag.attributes.first { $0.name == "xml:lang" } ?? tag.attributes.first { $0.name == "lang" }
  }
}

/// A row with its attributes, texts and children.
struct XMLRow {
  /// A text directly in the row, between two tags.
  struct Piece {
    var text: String
    var place: Range<Int>
  }

  let tag: XMLTag
  /// The texts directly in the row; blank ones are left out.
  var pieces: [Piece] = []
  var place = 0..<0
  /// The range between the tags.
  var content = 0..<0
  var children: [XMLRowChild] = []
}

/// Collects the events of a reader into rows and passes each on.
final class XMLRowHandler: XMLHandler {
  /// The most children kept of a row, which is more than all fields in a hundred languages.
  private static let mostChildren = 2_000

  private let shape: XMLShape
  private let source: SourceBytes
  private let emit: (XMLRow) -> Void
  private var depth = 0
  private var row: XMLRow?
  private var child: XMLRowChild?
  /// The text directly in the row since the last tag, and the offset of its start.
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
      (child.content, child.range) = (content, element)
      child.text = child.text.withoutOuterSpace
      // Further children could only repeat a field.
      if row.map({ $0.children.count < Self.mostChildren }) == true { row?.children.append(child) }
      self.child = nil
      textStart = element.upperBound
    } else if depth == 2, row != nil {
      endText(content.upperBound)
      row?.place = element
      row?.content = content
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
  /// The text without outer white space, as XML defines it.
  ///
  /// A text written without references is then as long as its range, from which it is trimmed, too.
  fileprivate var withoutOuterSpace: String {
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0a, 0x0d].contains(byte) }
    let start = utf8.firstIndex { !isSpace($0) } ?? endIndex
    let end = utf8.lastIndex { !isSpace($0) }.map { utf8.index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
