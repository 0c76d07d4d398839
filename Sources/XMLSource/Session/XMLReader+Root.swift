package import Diagnostics

extension XMLReader {
  /// The start tag of the root element, read from the first 64 KiB of a source; nil if there is none.
  package static func rootTag(of source: SourceBytes) -> XMLTag? {
    let start = SourceBytes(
      name: source.name, count: min(source.count, 64 * 1024), fetch: { source.read($0) })
    let root = RootTag()
    // The beginning alone may be malformed; errors are reported when the whole source is read.
    var ignored = Findings(limit: 0)
    _ = read(start, into: root, findings: &ignored)
    return root.tag
  }
}

/// Keeps the first start tag.
private final class RootTag: XMLHandler {
  private(set) var tag: XMLTag?

  func start(_ tag: XMLTag) { self.tag = self.tag ?? tag }
  func text(_ text: String) {}
  func end(content: Range<Int>, element: Range<Int>) {}
}
