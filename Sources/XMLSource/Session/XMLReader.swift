package import Diagnostics

/// Reads XML sources of any size piece by piece and sends their content to a handler.
package enum XMLReader {
  /// Reads a source and returns true if its end was reached or the handler needs no more; otherwise an error is among the
  /// findings.
  ///
  /// Findings come in source order, except that a missing element or attribute is reported at the start
  /// of the element that lacks it. Plain rows are given to `rows` instead of the handler, in source order.
  /// `isGuarded` is false only in tests that compare `XMLGuard` with libxml2.
  package static func read(
    _ source: SourceBytes, schema: XMLSchema? = nil, limits: XMLLimits = XMLLimits(),
    into handler: any XMLHandler, rows: (any PlainRowTaker)? = nil, isGuarded: Bool = true,
    findings: inout Findings
  ) -> Bool {
    if let refusal = XMLEncoding.refusal(of: source) {
      findings.add(refusal)
      return false
    }
    let none = findings.emptied
    guard let session = XMLSession(source, schema: schema, handler: handler, findings: none),
      let parser = LibXML2Parser(session)
    else {
      findings.add(
        Finding(
          .xmlNotWellFormed, "there is not enough memory to read the file",
          at: Place(source.name, 0..<0)))
      return false
    }
    session.mostUnknown = limits.unknown
    var feed = XMLFeed(source, limits, session, parser, rows, isGuarded: isGuarded)
    feed.run()
    session.findings.sort(files: [source.name])
    findings.merge(session.findings)
    return !session.hasFailed
  }
}

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
