package import Diagnostics

extension XMLReader {
  /// The name of the root element, read from the beginning of a source; nil where there is none.
  package static func rootName(of source: SourceBytes) -> String? {
    let start = SourceBytes(
      name: source.name, count: min(source.count, 64 * 1024), fetch: { source.read($0) })
    let root = RootName()
    // Cut off as it may be, it is no whole XML; that is for the real reading to judge.
    var ignored = Findings(limit: 0)
    _ = read(start, into: root, findings: &ignored)
    return root.name
  }
}

private final class RootName: XMLHandler {
  private(set) var name: String?

  func start(_ tag: XMLTag) { name = name ?? tag.name }
  func text(_ text: String) {}
  func end(content: Range<Int>, element: Range<Int>) {}
}
