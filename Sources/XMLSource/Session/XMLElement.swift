package import Diagnostics

/// An element of a small XML source as a tree.
package struct XMLElement: Equatable, Sendable {
  package var tag: XMLTag
  /// The text directly in the element, with its white space.
  package var text = ""
  /// The range of the content; if the content is text alone, without the white space around it.
  package var textRange: Range<Int>
  package var range: Range<Int>
  package var children: [XMLElement] = []

  package var name: String { tag.name }

  package subscript(_ attribute: String) -> XMLAttribute? {
    tag.attributes.first { $0.name == attribute }
  }

  package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}

extension XMLElement {
  /// Reads a source as a tree and returns its root; nil, with an error among the findings, if the source
  /// cannot be read to its end.
  ///
  /// Elements and attributes that the schema rejects stay in the tree.
  package static func read(
    _ source: SourceBytes, schema: XMLSchema? = nil, limits: XMLLimits = .manifest,
    findings: inout Findings
  ) -> XMLElement? {
    let builder = TreeBuilder(source)
    let isWhole = XMLReader.read(
      source, schema: schema, limits: limits, into: builder, findings: &findings)
    return isWhole ? builder.root : nil
  }
}

/// Builds the tree from the events of a reader.
private final class TreeBuilder: XMLHandler {
  private(set) var root: XMLElement?
  private let source: SourceBytes
  private var open: [XMLElement] = []

  init(_ source: SourceBytes) { self.source = source }

  func start(_ tag: XMLTag) {
    open.append(XMLElement(tag: tag, textRange: tag.range, range: tag.range))
  }

  func text(_ text: String) {
    if !open.isEmpty { open[open.count - 1].text += text }
  }

  func end(content: Range<Int>, element: Range<Int>) {
    guard var done = open.popLast() else { return }
    done.textRange = done.children.isEmpty ? source.trimmed(content) : content
    done.range = element
    if open.isEmpty {
      root = done
    } else {
      open[open.count - 1].children.append(done)
    }
  }
}

extension SourceBytes {
  /// The range without white space at its ends; an empty range at its start if nothing else is in it.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    let bytes = read(range)
    guard let first = bytes.firstIndex(where: { !TagScanner.isSpace($0) }),
      let last = bytes.lastIndex(where: { !TagScanner.isSpace($0) })
    else { return range.lowerBound..<range.lowerBound }
    return range.lowerBound + first..<range.lowerBound + last + 1
  }
}
