package import Diagnostics

/// Reads an XML source of any size in pieces, and tells a handler what it holds.
package enum XMLReader {
  private static let piece = 64 * 1024

  /// Whether the source was read to its end; else there is an error among the findings.
  ///
  /// Findings come in source order, except that what is missing in an element points at its start.
  package static func read(
    _ source: SourceBytes, schema: XMLSchema? = nil, limits: XMLLimits = XMLLimits(),
    into handler: any XMLHandler, findings: inout Findings
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
    feed(parser, session, source, limits)
    session.findings.sort(files: [source.name])
    findings.merge(session.findings)
    return !session.hasFailed
  }

  private static func feed(
    _ parser: LibXML2Parser, _ session: XMLSession, _ source: SourceBytes, _ limits: XMLLimits
  ) {
    var xmlGuard = XMLGuard(source.name, limits)
    let mark = UTF8Sequence.byteOrderMark
    var offset = source.read(0..<mark.count) == mark ? mark.count : 0
    session.base = offset
    let end = min(source.count, limits.file)
    while offset < end, !session.hasFailed {
      var bytes = source.read(offset..<min(end, offset + piece))
      if bytes.isEmpty { break }
      let rest = partial(bytes)
      if offset + bytes.count < source.count {
        if rest == bytes.count, end < source.count { break }
        if rest < bytes.count { bytes.removeLast(rest) }
      }
      let refusal = xmlGuard.check(bytes, at: offset)
      let sound = refusal.map { max(0, $0.end - offset) } ?? bytes.count
      parser.parse(bytes[..<min(sound, bytes.count)], isLast: false)
      if let refusal {
        session.refuse(refusal.finding)
        return
      }
      offset += bytes.count
    }
    if source.count > limits.file {
      session.refuse(
        Finding(
          .xmlFileTooLong, "the file is larger than \(limits.file / 1024) KiB",
          at: Place(source.name, 0..<0)))
    } else if let refusal = xmlGuard.end(at: offset) {
      session.refuse(refusal.finding)
    }
    if !session.hasFailed { parser.parse([], isLast: true) }
  }

  /// How many bytes at the end begin a sequence that goes on in the next piece.
  private static func partial(_ bytes: [UInt8]) -> Int {
    let tail = bytes.suffix(3)
    guard let lead = tail.lastIndex(where: { $0 >= 0xC0 }) else { return 0 }
    let count = bytes.count - lead
    let length = bytes[lead] >= 0xF0 ? 4 : bytes[lead] >= 0xE0 ? 3 : 2
    return count < length ? count : 0
  }
}
