internal import Diagnostics

/// One reading of one source: joins the parser, the schema and the handler.
final class XMLSession: ParserEvents {
  /// An element whose end tag has not come yet.
  struct Open {
    var tag: XMLTag
    /// What the schema says of it; nil where it is unknown, and then nothing in it is judged.
    var element: SchemaOutline.Element?
    var type: SchemaOutline.ComplexType?
    /// The first child of each name that it should have.
    var seen: [(name: String, range: Range<Int>)] = []
    /// Whether it holds text that belongs nowhere, and has been said to.
    var hasStrayText = false
    var isTextReported = false
    /// Whether a child has been reported that does not belong there.
    var holdsUnknown = false
  }

  let source: SourceBytes
  let schema: XMLSchema?
  private let handler: any XMLHandler
  private let validator: SchemaValidator?
  var findings: Findings
  private(set) var hasFailed = false
  var open: [Open] = []
  private var hasRoot = false
  /// The end of the last tag.
  private var lastTagEnd = 0
  /// How often the name that was probably meant has been sought.
  var guesses = 0
  /// What names were probably meant to be, of those that were guessed at.
  var guessed: [String: String] = [:]
  /// How many elements the schema did not know, and after how many reading ends.
  var unknown = 0
  var mostUnknown = Int.max
  /// The value that was reported last.
  var reportedValue: Range<Int>?
  /// How many bytes of the source the parser has not been given so far: a byte order mark, and rows
  /// that are read without it.
  var base = 0

  /// Nil where memory is short.
  init?(
    _ source: SourceBytes, schema: XMLSchema?, handler: any XMLHandler, findings: Findings
  ) {
    self.source = source
    self.schema = schema
    self.handler = handler
    self.findings = findings
    if let schema {
      guard let validator = SchemaValidator(schema.compiled) else { return nil }
      self.validator = validator
    } else {
      validator = nil
    }
  }

  func place(_ range: Range<Int>) -> Place { Place(source.name, range) }

  /// Reports why reading ends, unless it has ended before.
  func refuse(_ finding: Finding) {
    if !hasFailed { findings.add(finding) }
    hasFailed = true
  }

  /// Whether all was told up to there, which is the end of a tag, and only the root element is open.
  func isBetweenRows(at offset: Int) -> Bool {
    !hasFailed && lastTagEnd == offset && open.count == 1 && open[0].element != nil
  }

  /// Goes on behind rows of which the parser is not told.
  func skip(to offset: Int) {
    base += offset - lastTagEnd
    lastTagEnd = offset
  }

  // MARK: - What the parser finds

  func started(_ parsed: ParsedTag) {
    guard !hasFailed else { return }
    let (tag, namespace) = tag(of: parsed)
    reportStrayText(upTo: tag.range.lowerBound)
    hasRoot = true
    lastTagEnd = tag.range.upperBound
    let judged = schema.map { judge(tag, parsed, namespace: namespace, $0) }
    open.append(judged?.open ?? Open(tag: tag))
    handler.start(tag)
    guard let judged, judged.open.element != nil, let validator else { return }
    let attributes = judged.attributes.map { ($0.name, $0.attribute.value) }
    for complaint in validator.start(judged.name, attributes) {
      report(complaint, atStartOf: open[open.count - 1], judged.attributes)
    }
  }

  func found(text: String) {
    guard !hasFailed, let last = open.indices.last else { return }
    handler.text(text)
    guard open[last].element != nil else { return }
    if open[last].type?.text == nil {
      if !text.utf8.allSatisfy(TagScanner.isSpace) { open[last].hasStrayText = true }
    } else {
      _ = validator?.text(text)
    }
  }

  func found(aside: String) {
    if !hasFailed { handler.aside(aside) }
  }

  func ended(_ parsedRange: Range<Int>) {
    guard !hasFailed, let last = open.last else { return }
    let range = parsedRange.lowerBound + base..<parsedRange.upperBound + base
    reportStrayText(upTo: range.lowerBound)
    open.removeLast()
    let isEmpty = range.upperBound == last.tag.range.upperBound
    let content = last.tag.range.upperBound..<(isEmpty ? range.upperBound : range.lowerBound)
    lastTagEnd = range.upperBound
    if let element = last.element {
      reportMissing(in: last, element)
      for complaint in validator?.end(element.name) ?? [] {
        report(complaint, atEndOf: last, content: content)
      }
    }
    handler.end(content: content, element: last.tag.range.lowerBound..<range.upperBound)
  }

  func failed(_ failure: ParserFailure) {
    // What the parser says behind a failure follows from it, and must not take its finding away.
    guard !hasFailed else { return }
    // A prefix that is not declared is no reason to stop, and with a schema no name has one.
    if failure.kind == .undeclaredPrefix {
      if schema == nil { findings.add(finding(of: failure)) }
      return
    }
    let finding = finding(of: failure)
    // What is in an element that should have been closed before has its cause in that.
    if finding.code == .xmlUnclosed, let last = open.last {
      dropFindings(from: last.tag.range.lowerBound)
    }
    refuse(finding)
  }

  var isBeforeRoot: Bool { !hasRoot }

  private func dropFindings(from offset: Int) {
    // Beyond the limit it is not known where those lie that were counted only.
    guard findings.count == findings.kept.count else { return }
    let kept = findings.kept
    findings = findings.emptied
    for finding in kept where finding.place.bytes.lowerBound < offset { findings.add(finding) }
  }

  // MARK: - Ranges

  /// The tag with its ranges, and the place of the declaration that gives it a namespace.
  private func tag(of parsed: ParsedTag) -> (XMLTag, Range<Int>?) {
    let scanner = TagScanner(parsed.bytes, at: parsed.start + base)
    let isDeclaration = { (name: String) in name == "xmlns" || name.hasPrefix("xmlns:") }
    let ranges = scanner.attributes.filter { !isDeclaration($0.name) }
    let attributes = zip(parsed.attributes, ranges).map { attribute, scanned in
      XMLAttribute(
        name: scanned.name, value: attribute.value, nameRange: scanned.nameRange,
        valueRange: scanned.valueRange)
    }
    var tag = XMLTag(
      name: parsed.name, attributes: attributes, nameRange: scanner.nameRange,
      range: parsed.start + base..<parsed.end + base)
    for found in scanner.attributes where isDeclaration(found.name) {
      let value = parsed.bytes[
        found.valueRange.lowerBound - tag.range.lowerBound..<found.valueRange.upperBound
          - tag.range.lowerBound]
      tag.namespaces.append(
        XMLAttribute(
          name: found.name, value: String(decoding: value, as: UTF8.self),
          nameRange: found.nameRange, valueRange: found.valueRange))
    }
    let declaration = scanner.attributes.first { $0.name == "xmlns" }
    return (
      tag, declaration.map { $0.nameRange.lowerBound..<$0.valueRange.upperBound + 1 }
    )
  }

  private func reportStrayText(upTo end: Int) {
    guard let last = open.indices.last, open[last].hasStrayText, !open[last].isTextReported else {
      return
    }
    open[last].isTextReported = true
    let range = source.trimmed(lastTagEnd..<end)
    findings.add(
      Finding(
        .xmlStrayText, "text directly in <\(open[last].tag.name)>, which holds elements only",
        at: place(range), label: "belongs to no element"))
  }
}
