package import Diagnostics
package import XMLSource

/// The rows of an XML source with the byte ranges of all their parts, for a caller that changes some of them.
package struct XMLParts: Sendable {
  /// The part of a row that holds the value of a cell.
  package enum Holder: Equatable, Sendable {
    case nothing
    /// An attribute of the row, by its index.
    case attribute(Int)
    /// The text directly in the row.
    case text(Range<Int>)
    /// The child with this index.
    case child(Int)
    /// An attribute of the child with this index.
    case remark(Int)
  }

  /// The text of a column, with references resolved.
  package struct Cell: Sendable {
    package let text: String
    package let holder: Holder
  }

  /// A child element of a row.
  package struct Child: Sendable {
    package let tag: XMLTag
    /// The range between the tags; empty and at the end of `range` for an element without an end tag.
    package let content: Range<Int>
    package let range: Range<Int>
  }

  package struct Row: Sendable {
    package let tag: XMLTag
    /// The range between the tags; empty and at the end of `range` for an element without an end tag.
    package let content: Range<Int>
    package let range: Range<Int>
    package let children: [Child]
    /// A cell for each column.
    package let cells: [Cell]
  }

  /// The start tag of the root.
  package let root: XMLTag
  /// The range between the tags of the root; empty and at its end if it has no end tag.
  package let content: Range<Int>
  package let rows: [Row]

  /// Reads a source without errors. Throws its first error, also one about the children of a row.
  package init(
    _ source: SourceBytes, _ shape: XMLShape, _ languages: SourceLanguages,
    _ columns: [Binding.Column], _ schema: XMLSchema?
  ) throws(XMLFault) {
    let reader = XMLRowReader(shape, languages, columns, file: source.name)
    var rows: [Row] = []
    var fault: Finding?
    var findings = Findings(limit: 1, showing: Self.errors)
    let root = withoutActuallyEscaping({ (row: XMLRow) in
      let (cells, faults) = reader.cells(of: row)
      fault = fault ?? faults.first
      rows.append(Row(row, cells, shape))
    }) { emit in
      let handler = XMLRootHandler(XMLRowHandler(shape, source, emit))
      _ = XMLReader.read(source, schema: schema, into: handler, findings: &findings)
      return handler.root
    }
    if findings.errors > 0, let first = findings.kept.first { throw XMLFault(finding: first) }
    if let fault { throw XMLFault(finding: fault) }
    guard let root else {
      throw XMLFault(
        finding: Finding(.xmlNotWellFormed, "there is no element", at: Place(source.name, 0..<0)))
    }
    (self.root, content, self.rows) = (root.tag, root.content, rows)
  }

  private static var errors: CodeFilter {
    var filter = CodeFilter(selecting: [])
    filter.keepsErrors = true
    return filter
  }
}

/// The finding that keeps an XML source from being changed.
package struct XMLFault: Error {
  package let finding: Finding
}

extension XMLParts.Row {
  fileprivate init(_ row: XMLRow, _ cells: [XMLRowReader.Cell], _ shape: XMLShape) {
    tag = row.tag
    content = row.content
    range = row.place
    children = row.children.map {
      XMLParts.Child(tag: $0.tag, content: $0.content, range: $0.range)
    }
    self.cells = cells.map { cell in
      XMLParts.Cell(text: cell.text, holder: Self.holder(of: cell.place, in: row))
    }
  }

  /// The part of a row that is at a place, which is empty only for an attribute without a value.
  private static func holder(of place: Range<Int>, in row: XMLRow) -> XMLParts.Holder {
    if place == row.tag.nameRange { return .nothing }
    if let index = row.tag.attributes.firstIndex(where: { $0.valueRange == place }) {
      return .attribute(index)
    }
    if row.pieces.contains(where: { $0.place == place }) { return .text(place) }
    if let index = row.children.firstIndex(where: { $0.textPlace == place }) {
      return .child(index)
    }
    let index = row.children.firstIndex { child in
      child.tag.attributes.contains { $0.valueRange == place }
    }
    return index.map { .remark($0) } ?? .nothing
  }
}

/// Passes all events on, and keeps the start tag and the content of the root.
private final class XMLRootHandler: XMLHandler {
  private(set) var root: (tag: XMLTag, content: Range<Int>)?
  private let handler: XMLRowHandler
  private var depth = 0

  init(_ handler: XMLRowHandler) { self.handler = handler }

  func start(_ tag: XMLTag) {
    if depth == 0 { root = (tag, tag.range) }
    depth += 1
    handler.start(tag)
  }

  func text(_ text: String) { handler.text(text) }

  func end(content: Range<Int>, element: Range<Int>) {
    depth -= 1
    if depth == 0, let tag = root?.tag { root = (tag, content) }
    handler.end(content: content, element: element)
  }
}
