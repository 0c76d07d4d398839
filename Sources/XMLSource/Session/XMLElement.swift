package import Diagnostics

/// An element of a small XML source, with everything in it.
package struct XMLElement: Equatable, Sendable {
  package var tag: XMLTag
  /// The text directly in the element, as it stands there.
  package var text = ""
  /// The bytes of the content; where it is text alone, without the white space around it.
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
  /// The root element of a source; nil, and an error among the findings, where it is no XML.
  ///
  /// Findings against the schema leave the element as it is written.
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

/// Keeps the elements that a reader finds.
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
  /// The range without the white space at its ends; its beginning where there is nothing else.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    let bytes = read(range)
    guard let first = bytes.firstIndex(where: { !TagScanner.isSpace($0) }),
      let last = bytes.lastIndex(where: { !TagScanner.isSpace($0) })
    else { return range.lowerBound..<range.lowerBound }
    return range.lowerBound + first..<range.lowerBound + last + 1
  }
}
