internal import Diagnostics
internal import XMLSource

/// Reads an XML file of any size element by element, so that only one record at a time is a tree.
enum XMLRecords {
  /// The limits for files of other programs, which may have pictures as text in them.
  private static let limits = {
    var limits = XMLLimits()
    limits.depth = 128
    limits.tag = 1 << 20
    limits.text = 96 << 20
    return limits
  }()

  /// Reads a file and calls `take` with each element of the local names that lies in no other one of them.
  ///
  /// `outside` is called with each start tag outside of these elements, as an element without content.
  static func read(
    _ bytes: [UInt8], named file: String, charging budget: ImportBudget, _ names: Set<String>,
    outside: (MarkupElement) -> Void = { _ in }, take: (MarkupElement) -> Void
  ) throws(ImportError) {
    var findings = Findings(limit: 100)
    let source = SourceBytes(name: file, XMLDoctype.blanked(bytes))
    let isWhole = withoutActuallyEscaping(take) { take in
      withoutActuallyEscaping(outside) { outside in
        XMLReader.read(
          source, limits: limits, into: RecordBuilder(names, budget, outside, take),
          findings: &findings)
      }
    }
    guard isWhole else { throw ImportError(Self.finding(findings, file)) }
  }

  /// Reads a small file as one tree.
  static func tree(
    _ bytes: [UInt8], named file: String, charging budget: ImportBudget
  ) throws(ImportError) -> MarkupElement {
    var root: MarkupElement?
    let name = rootName(of: bytes) ?? ""
    try read(bytes, named: file, charging: budget, [name]) { root = root ?? $0 }
    guard let root else {
      throw ImportError(
        Finding(.unreadableImport, "the file has no element", at: Place(file, 0..<0)))
    }
    return root
  }

  /// The local name of the root element; nil if the first bytes have no start tag.
  static func rootName(of bytes: [UInt8]) -> String? {
    let head = XMLDoctype.blanked(Array(bytes.prefix(1 << 16)))
    guard let tag = XMLReader.rootTag(of: SourceBytes(name: "", head)) else { return nil }
    return MarkupElement(tag.name).localName
  }

  private static func finding(_ findings: Findings, _ file: String) -> Finding {
    guard let fault = findings.kept.first(where: { $0.code.severity == .error }) else {
      return Finding(.unreadableImport, "the file is no XML", at: Place(file, 0..<0))
    }
    return Finding(
      .unreadableImport, fault.message, at: fault.place, label: fault.label, help: fault.help,
      related: fault.related)
  }
}

/// Builds the tree of one record at a time from the events of a reader.
private final class RecordBuilder: XMLHandler {
  private let names: Set<String>
  private let budget: ImportBudget
  /// True if no more records are made, as the budget is exceeded.
  private(set) var isDone = false
  private let outside: (MarkupElement) -> Void
  private let take: (MarkupElement) -> Void
  private var builder = MarkupBuilder(mostLevels: 256)

  init(
    _ names: Set<String>, _ budget: ImportBudget, _ outside: @escaping (MarkupElement) -> Void,
    _ take: @escaping (MarkupElement) -> Void
  ) {
    (self.names, self.budget, self.outside, self.take) = (names, budget, outside, take)
  }

  var wantsAttributeRanges: Bool { false }

  private func charge(_ item: ImportBudget.Item, _ count: Int) -> Bool {
    isDone = !budget.charge(item, count)
    return !isDone
  }

  func start(_ tag: XMLTag) {
    guard charge(.elements, 1) else { return }
    let attributes = tag.attributes.map { MarkupElement.Attribute($0.name, $0.value) }
    let element = MarkupElement(tag.name, attributes, range: tag.range)
    if builder.isAtTop, !names.contains(element.localName) {
      outside(element)
    } else {
      builder.start(element)
    }
  }

  func text(_ text: String) {
    if charge(.textBytes, text.utf8.count), !builder.isAtTop { builder.add(text) }
  }

  func end(content: Range<Int>, element: Range<Int>) {
    if isDone || builder.isAtTop { return }
    builder.end(element)
    guard builder.isAtTop else { return }
    for case .element(let record) in builder.takeNodes() { take(record) }
  }
}

/// The document type declaration of old formats, which names a DTD and declares nothing itself.
enum XMLDoctype {
  /// Returns the bytes with spaces in place of a declaration without an internal subset, so that offsets stay.
  ///
  /// A declaration with declarations of its own stays, and is refused by the reader.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    guard let range = range(in: bytes) else { return bytes }
    var bytes = bytes
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
    return bytes
  }

  /// The range of a declaration before the root element.
  private static func range(in bytes: [UInt8]) -> Range<Int>? {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while true {
      guard let start = bytes[index...].firstIndex(where: { $0 > 0x20 }),
        bytes[start] == UInt8(ascii: "<")
      else { return nil }
      let rest = bytes[start...]
      if rest.starts(with: "<!DOCTYPE".utf8) {
        return end(of: bytes, from: start).map { start..<$0 }
      }
      let mark = rest.starts(with: "<?".utf8) ? "?>" : rest.starts(with: "<!--".utf8) ? "-->" : ""
      guard !mark.isEmpty, let end = position(of: mark, in: bytes, from: start + 2) else {
        return nil
      }
      index = end + mark.utf8.count
    }
  }

  private static func position(of mark: String, in bytes: [UInt8], from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    return bytes.indices.dropFirst(start).first { bytes[$0...].starts(with: mark) }
  }

  /// The end of the declaration; nil if it has an internal subset or does not end.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      switch (byte, quote) {
      case (UInt8(ascii: ">"), nil): return index + 1
      case (UInt8(ascii: "["), nil),
        (UInt8(ascii: "<"), nil) where index > start:
        return nil
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = byte
      case (let byte, let open?) where byte == open: quote = nil
      default: break
      }
    }
    return nil
  }
}
