package import Diagnostics

/// Reads an XML source of any size in pieces, and tells a handler what it holds.
package enum XMLReader {
  /// Whether the source was read to its end; else there is an error among the findings.
  ///
  /// Findings come in source order, except that what is missing in an element points at its start. Rows
  /// that are plain enough are given to `rows` and not to the handler, each in its turn.
  package static func read(
    _ source: SourceBytes, schema: XMLSchema? = nil, limits: XMLLimits = XMLLimits(),
    into handler: any XMLHandler, rows: (any PlainRowTaker)? = nil, findings: inout Findings
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
    var feed = XMLFeed(source, limits, session, parser, rows)
    feed.run()
    session.findings.sort(files: [source.name])
    findings.merge(session.findings)
    return !session.hasFailed
  }
}
