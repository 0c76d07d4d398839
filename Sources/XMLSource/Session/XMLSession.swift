internal import Diagnostics

/// One reading of one source, which connects the parser, the schema and the handler.
final class XMLSession: ParserEvents {
  /// An element whose end tag has not come yet.
  struct Open {
    var tag: XMLTag
    /// The element's declaration; nil if the schema does not know it, and then nothing in it is judged.
    var element: SchemaOutline.Element?
    var type: SchemaOutline.ComplexType?
    /// The first child of each declared name.
    var seen: [(name: String, range: Range<Int>)] = []
    /// True if the element has text though its type allows none.
    var hasStrayText = false
    /// True if the stray text has been reported.
    var isTextReported = false
    /// True if an unknown child has been reported.
    var holdsUnknown = false
  }

  let source: SourceBytes
  let schema: XMLSchema?
  private let handler: any XMLHandler
  private let validator: SchemaValidator?
  var findings: Findings
  /// True once an error has ended the reading.
  private(set) var hasFailed = false
  /// The open elements, the root first.
  var open: [Open] = []
  private var hasRoot = false
  /// The end of the last tag.
  private var lastTagEnd = 0
  /// The number of searches so far for the name that an unknown name was meant to be.
  var guesses = 0
  /// The names found by such searches, by the unknown name.
  var guessed: [String: String] = [:]
  /// The number of elements that the schema does not know.
  var unknown = 0
  /// The number of unknown elements after which reading ends.
  var mostUnknown = Int.max
  /// The range of the value that was reported last.
  var reportedValue: Range<Int>?
  /// The number of bytes that the parser was not given so far: a byte order mark and plain rows.
  ///
  /// An offset of the parser plus `base` is an offset of the source.
  var base = 0

  /// Prepares a reading; nil if libxml2 cannot allocate memory.
  init?(
    _ source: SourceBytes, schema: XMLSchema?, handler: any XMLHandler, findings: Findings
  ) {
    self.source = source
    self.schema = schema
    self.handler = handler
    self.findings = findings
    wantsTagDetails = schema != nil || handler.wantsAttributeRanges
    if let schema {
      guard let validator = SchemaValidator(schema.compiled) else { return nil }
      self.validator = validator
    } else {
      validator = nil
    }
  }

  func place(_ range: Range<Int>) -> Place { Place(source.name, range) }

  /// Reports the error that ends the reading, unless one has ended it before.
  func refuse(_ finding: Finding) {
    if !hasFailed { findings.add(finding) }
    hasFailed = true
  }

  /// True if the parser has reported all before `offset`, the end of a tag, and only the root is open.
  func isBetweenRows(at offset: Int) -> Bool {
    !hasFailed && lastTagEnd == offset && open.count == 1 && open[0].element != nil
  }

  /// Continues at `offset`, behind plain rows that the parser does not get.
  func skip(to offset: Int) {
    base += offset - lastTagEnd
    lastTagEnd = offset
  }

  /// True if the handler needs no more of the source.
  var isDone: Bool { handler.isDone }

  // MARK: - ParserEvents

  /// A schema asks for namespaces, and a handler for the ranges of attributes.
  let wantsTagDetails: Bool

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

  func began(end: Int) {
    let declaration = source.read(base..<base + end)
    if let finding = XMLEncoding.refusal(
      declaredIn: declaration[...], at: base, of: source.name)
    {
      refuse(finding)
    }
  }

  func foundDoctype(before end: Int) {
    let start = back(to: "<!", from: base + end).lowerBound
    refuse(.doctype(at: place(start..<start + "<!DOCTYPE".utf8.count)))
  }

  func failed(_ failure: ParserFailure) {
    // Later errors follow from the first and must not remove its finding.
    guard !hasFailed else { return }
    // Reading goes on after an undeclared prefix. With a schema, every prefixed name is unknown anyway.
    if failure.kind == .undeclaredPrefix {
      if schema == nil { findings.add(finding(of: failure)) }
      return
    }
    let finding = finding(of: failure)
    // Findings within an element that is never closed are consequences of that.
    if finding.code == .xmlUnclosed, let last = open.last {
      dropFindings(from: last.tag.range.lowerBound)
    }
    refuse(finding)
  }

  /// True until the start tag of the root element.
  var isBeforeRoot: Bool { !hasRoot }

  /// Removes the findings at or behind `offset`.
  private func dropFindings(from offset: Int) {
    // Findings beyond the limit are only counted, so their places are unknown.
    guard findings.isWhole else { return }
    let (kept, leftOut) = (findings.kept, findings.leftOut)
    findings = findings.emptied
    findings.leaveOut(leftOut)
    for finding in kept where finding.place.bytes.lowerBound < offset { findings.add(finding) }
  }

  // MARK: - Ranges

  /// Returns the tag with its ranges, and the range of its `xmlns` declaration, if it has one.
  private func tag(of parsed: ParsedTag) -> (XMLTag, Range<Int>?) {
    guard wantsTagDetails else {
      let attributes = parsed.attributes.map {
        XMLAttribute(name: $0.name, value: $0.value, nameRange: 0..<0, valueRange: 0..<0)
      }
      let start = parsed.start + base
      let nameRange = start + 1..<start + 1 + parsed.name.utf8.count
      return (
        XMLTag(
          name: parsed.name, attributes: attributes, nameRange: nameRange,
          range: start..<parsed.end + base), nil
      )
    }
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

  /// Reports text that ends before `end`, directly in an element that allows none; once an element.
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
