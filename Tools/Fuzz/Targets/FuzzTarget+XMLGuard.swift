internal import Bytes
internal import Diagnostics
internal import XMLSource

/// The guard in front of libxml2 held to libxml2: both must see the same markup in the same places.
///
/// The guard measures depth, attributes, tags and text by its own reading of the bytes. If it took
/// something for a comment, value or declaration that libxml2 does not, a limit could be evaded.
extension FuzzTarget {
  static let xmlGuard = FuzzTarget(name: "xml-guard") { bytes in
    let source = SourceBytes(name: "t.xml", bytes)
    let alone = MeasuredXML(source, isGuarded: false)
    let guarded = MeasuredXML(source)
    // libxml2 lets some forms through that are not UTF-8, such as C1 9C in a CDATA section.
    guard String(validating: bytes, as: UTF8.self) != nil else {
      promise(!guarded.isWhole, "the guard lets bytes through that are not UTF-8")
      return
    }
    if alone.isWhole || alone.findings.contains(where: { $0.code == .xmlDoctype }) {
      promise(guarded == alone, "the guard refuses what libxml2 reads")
    }
    guard alone.isWhole else { return }
    promise(!MeasuredXML.declaresOtherEncoding(bytes), "another encoding is declared and read")
    promise(alone.areValuesInPlace(in: bytes), "a value is not that of its bytes")
    promise(
      MeasuredXML(source, alone.limits) == alone, "the guard measures more than libxml2 reads")
    for (limits, code) in alone.tighterLimits {
      promise(
        MeasuredXML(source, limits).findings.contains { $0.code == code },
        "the guard measures less than libxml2 reads: no \(code)")
    }
  }
}

/// The events of one reading, and the largest depth, tag, text and number of attributes among them.
private final class MeasuredXML: XMLHandler, Equatable {
  private(set) var isWhole = false
  private(set) var findings: [Finding] = []
  private var tags: [XMLTag] = []
  private var ends: [Range<Int>] = []
  private var texts: [String] = []
  /// The least limits within which the source can be read.
  private(set) var limits = XMLLimits()
  private var depth = 0
  private var lastTagEnd: Int

  init(_ source: SourceBytes, _ given: XMLLimits? = nil, isGuarded: Bool = true) {
    let mark = UTF8Sequence.byteOrderMark
    lastTagEnd = source.read(0..<mark.count) == mark ? mark.count : 0
    (limits.depth, limits.attributes, limits.tag, limits.text) = (0, 0, 0, 0)
    var most = XMLLimits()
    (most.depth, most.attributes, most.tag, most.text) = (.max, .max, .max, .max)
    var found = Findings()
    isWhole = XMLReader.read(
      source, limits: given ?? most, into: self, isGuarded: isGuarded, findings: &found)
    findings = found.kept
    measure(text: source.count)
  }

  static func == (one: MeasuredXML, other: MeasuredXML) -> Bool {
    one.isWhole == other.isWhole && one.findings == other.findings && one.tags == other.tags
      && one.ends == other.ends && one.texts == other.texts
  }

  /// Limits of which one is too small by one, each with the code of the finding that must follow.
  var tighterLimits: [(limits: XMLLimits, code: Code)] {
    let parts: [(WritableKeyPath<XMLLimits, Int>, Code)] = [
      (\.depth, .xmlTooDeep), (\.attributes, .xmlTagTooLong), (\.tag, .xmlTagTooLong),
      (\.text, .xmlTextTooLong),
    ]
    return parts.filter { limits[keyPath: $0.0] > 0 }.map { part, code in
      var tighter = limits
      tighter[keyPath: part] -= 1
      return (tighter, code)
    }
  }

  /// True if each value without references and line ends is the text of its byte range.
  func areValuesInPlace(in bytes: [UInt8]) -> Bool {
    tags.flatMap(\.attributes).allSatisfy { attribute in
      let written = bytes[attribute.valueRange]
      return written.contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 })
        || attribute.value.utf8.elementsEqual(written)
    }
  }

  /// True if an XML declaration names another encoding than UTF-8.
  static func declaresOtherEncoding(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).drop { $0 == "\u{FEFF}" }
    guard text.hasPrefix("<?xml"), text.dropFirst(5).first?.isWhitespace == true,
      let words = text.split(separator: "?>", maxSplits: 1).first,
      let name = words.split(separator: "encoding", maxSplits: 1).dropFirst().first
    else { return false }
    return name.split { "=\"'".contains($0) || $0.isWhitespace }.first?.lowercased() != "utf-8"
  }

  // MARK: - XMLHandler

  func start(_ tag: XMLTag) {
    tags.append(tag)
    depth += 1
    measure(tag: tag.range)
    limits.attributes = max(limits.attributes, tag.attributes.count + tag.namespaces.count)
  }

  func text(_ text: String) { texts.append(text) }

  func aside(_ text: String) { texts.append(text) }

  func end(content: Range<Int>, element: Range<Int>) {
    ends += [content, element]
    // The end of an empty element has been measured with its tag, and counts for no depth.
    let isEmpty = content.upperBound == element.upperBound
    if !isEmpty {
      limits.depth = max(limits.depth, depth)
      measure(tag: content.upperBound..<element.upperBound)
    }
    depth -= 1
  }

  private func measure(tag: Range<Int>) {
    measure(text: tag.lowerBound)
    limits.tag = max(limits.tag, tag.count - 1)
    lastTagEnd = tag.upperBound
  }

  private func measure(text end: Int) { limits.text = max(limits.text, end - lastTagEnd) }
}
