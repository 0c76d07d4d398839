internal import Diagnostics
internal import XMLSource

/// An element within a row, with its text.
struct XMLRowChild {
  let tag: XMLTag
  var text = ""
  var place = 0..<0

  /// Where its text stands; where there is none, the name of the element.
  var textPlace: Range<Int> { place.isEmpty ? tag.nameRange : place }
  var language: XMLAttribute? { tag.attributes.first { $0.name == "xml:lang" } }
}

/// An element that is a row, with everything in it.
struct XMLRow {
  let tag: XMLTag
  var text = ""
  /// The bytes of its content, up to the first element in it.
  var textPlace = 0..<0
  var place = 0..<0
  var children: [XMLRowChild] = []
}

/// Gathers what belongs to one row after the other.
final class XMLRowHandler: XMLHandler {
  private let shape: XMLShape
  private let source: SourceBytes
  private let emit: (XMLRow) -> Void
  private var depth = 0
  private var row: XMLRow?
  private var child: XMLRowChild?

  init(_ shape: XMLShape, _ source: SourceBytes, _ emit: @escaping (XMLRow) -> Void) {
    self.shape = shape
    self.source = source
    self.emit = emit
  }

  func start(_ tag: XMLTag) {
    depth += 1
    if depth == 2, tag.name == shape.row {
      row = XMLRow(tag: tag)
    } else if depth == 3, row != nil {
      child = XMLRowChild(tag: tag)
    }
  }

  func text(_ text: String) {
    if depth == 2 {
      row?.text += text
    } else if depth == 3 {
      child?.text += text
    }
  }

  func end(content: Range<Int>, element: Range<Int>) {
    if depth == 3, var child {
      child.place = source.trimmed(content)
      row?.children.append(child)
      self.child = nil
    } else if depth == 2, var row {
      let end = row.children.first.map { $0.tag.range.lowerBound } ?? content.upperBound
      row.textPlace = source.trimmed(content.lowerBound..<end)
      row.place = element
      emit(row)
      self.row = nil
    }
    depth -= 1
  }
}
