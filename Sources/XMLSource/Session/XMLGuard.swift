internal import Bytes
internal import Diagnostics

/// The check of a source's bytes before libxml2 gets them: UTF-8 alone, within `XMLLimits`, no DTD.
///
/// It is a small state machine over markup. The fuzz target `xml-guard` holds it to libxml2: both must
/// see the same tags, attributes and text. `LibXML2Parser` by itself decodes UTF-8 alone and stops at a
/// document type declaration, so neither depends on this reading of the bytes.
struct XMLGuard {
  /// The finding that ends reading, and the offset up to which bytes may still be parsed.
  struct Refusal {
    var finding: Finding
    var end: Int
  }

  private enum State {
    case text
    /// After `<`.
    case opened
    case tag
    case value(quote: UInt8)
    /// After `<!`, before it is clear whether a comment, a CDATA section or a DOCTYPE begins.
    case declaration
    case comment
    case section
    case instruction
  }

  private let name: String
  private let limits: XMLLimits
  private var state = State.text
  /// The offset of the `<` of the markup being read.
  private var start = 0
  /// The offset behind the name of the tag being read, once its end is known.
  private var nameEnd: Int?
  private var isEndTag = false
  /// The byte of the tag before the one being read.
  private var previous: UInt8 = 0
  /// The last bytes of markup that is no tag, as many as are needed to see its kind or its end.
  private var recent: [UInt8] = []
  private var attributes = 0
  private var depth = 0
  /// The end of the last tag, from which text, comments and sections are counted.
  private var textStart = 0
  /// The refusal, kept here rather than returned, so that the steps from byte to byte stay cheap.
  private var refused: Refusal?
  private var isRefused = false

  init(_ name: String, _ limits: XMLLimits) {
    self.name = name
    self.limits = limits
  }

  /// Checks the next bytes and returns a refusal, or nil if all of them may be parsed.
  ///
  /// `bytes` begin at the offset `base` of the source. The range must not end within a UTF-8 sequence,
  /// except at the end of the source.
  mutating func check(_ bytes: [UInt8], in range: Range<Int>, from base: Int) -> Refusal? {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      let place = base + index
      guard byte < 0x80 else {
        guard let length = UTF8Sequence.length(in: bytes, at: index) else {
          return notUTF8(byte, at: place)
        }
        index += length
        checkLimits(at: base + index)
        if isRefused { return refused }
        continue
      }
      if byte < 0x20, !TagScanner.isSpace(byte) { return illegal(byte, at: place) }
      step(byte, at: place)
      if !isRefused { checkLimits(at: place + 1) }
      if isRefused { return refused }
      index += 1
    }
    return nil
  }

  /// True if no tag, comment, section or processing instruction is open.
  var isInText: Bool { if case .text = state { true } else { false } }

  /// Continues at `offset`, the end of a row that `PlainRowScanner` has read.
  mutating func skip(to offset: Int) { textStart = offset }

  /// Returns a refusal if markup is still open at the end of the source.
  func end(at offset: Int) -> Refusal? {
    let message: String
    switch state {
    case .text: return nil
    case .opened, .tag, .declaration: message = "this tag is never closed"
    case .value: message = "the quotation marks of a value in this tag are never closed"
    case .comment: message = "this comment is never closed"
    case .section: message = "this CDATA section is never closed"
    case .instruction: message = "this processing instruction is never closed"
    }
    return Refusal(
      finding: Finding(
        .xmlUnclosed, message, at: Place(name, start..<(nameEnd ?? min(start + 1, offset)))),
      end: start)
  }

  // MARK: - Markup

  private mutating func step(_ byte: UInt8, at place: Int) {
    switch state {
    case .text:
      if byte == UInt8(ascii: "<") {
        (state, start, nameEnd, isEndTag, attributes) = (.opened, place, nil, false, 0)
        previous = 0
        if !recent.isEmpty { recent = [] }
      }
    case .opened:
      isEndTag = byte == UInt8(ascii: "/")
      switch byte {
      case UInt8(ascii: "!"): state = .declaration
      case UInt8(ascii: "?"): state = .instruction
      default:
        state = .tag
        step(byte, at: place)
      }
    case .tag: stepInTag(byte, at: place)
    case .value(let quote):
      if byte == quote { state = .tag }
    case .declaration: declare(byte, at: place)
    case .comment: leave(after: "-->", byte)
    case .section: leave(after: "]]>", byte)
    case .instruction: leave(after: "?>", byte)
    }
  }

  private mutating func stepInTag(_ byte: UInt8, at place: Int) {
    if nameEnd == nil, TagScanner.isSpace(byte) || byte == UInt8(ascii: ">") { nameEnd = place }
    if byte == UInt8(ascii: ">") {
      let isEmpty = previous == UInt8(ascii: "/") && !isEndTag
      depth += isEndTag ? -1 : isEmpty ? 0 : 1
      state = .text
      textStart = place + 1
      if depth > limits.depth {
        refuse(
          .xmlTooDeep, "more than \(limits.depth) nested elements", nameEnd ?? place)
      }
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      state = .value(quote: byte)
      attributes += 1
      if attributes > limits.attributes {
        refuse(
          .xmlTagTooLong, "more than \(limits.attributes) attributes in one tag", nameEnd ?? place)
      }
    }
    previous = byte
  }

  /// Steps over a byte after `<!`.
  private mutating func declare(_ byte: UInt8, at place: Int) {
    recent.append(byte)
    let text = String(decoding: recent, as: UTF8.self)
    if text == "--" {
      state = .comment
      recent = []
    } else if text == "[CDATA[" {
      state = .section
      recent = []
    } else if text.uppercased() == "DOCTYPE" {
      isRefused = true
      refused = Refusal(finding: .doctype(at: Place(name, start..<place + 1)), end: start)
    } else if !"--".hasPrefix(text), !"[CDATA[".hasPrefix(text),
      !"DOCTYPE".hasPrefix(text.uppercased())
    {
      // Not well-formed: libxml2 reports it.
      state = .tag
    }
  }

  /// Steps over a byte of markup that ends with `end`.
  private mutating func leave(after end: StaticString, _ byte: UInt8) {
    recent.append(byte)
    let count = end.utf8CodeUnitCount
    if recent.count > count { recent.removeFirst() }
    if recent.count == count, recent.elementsEqual(end.description.utf8) { state = .text }
  }

  // MARK: - Refusals

  /// Refuses a tag or text that is too long up to `end`.
  private mutating func checkLimits(at end: Int) {
    switch state {
    case .declaration:
      // A few bytes: "[CDATA[" is the longest that is not known earlier.
      break
    case .opened, .tag, .value:
      if end - start > limits.tag {
        refuse(
          .xmlTagTooLong, "a tag of more than \(limits.tag / 1024) KiB", nameEnd ?? start + 1)
      }
    case .text, .comment, .section, .instruction:
      if end - textStart > limits.text {
        isRefused = true
        refused = Refusal(
          finding: Finding(
            .xmlTextTooLong, "more than \(limits.text / 1024) KiB of text between two tags",
            at: Place(name, textStart..<textStart + 1)),
          end: textStart)
      }
    }
  }

  private mutating func refuse(_ code: Code, _ message: String, _ end: Int) {
    isRefused = true
    refused = Refusal(finding: Finding(code, message, at: Place(name, start..<end)), end: start)
  }

  /// The refusal of a control character.
  private func illegal(_ byte: UInt8, at place: Int) -> Refusal {
    let hex = String(byte, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: 4 - hex.count) + hex
    return Refusal(
      finding: Finding(
        .xmlIllegalCharacter, "the control character \(number) is not allowed in XML",
        at: Place(name, place..<place + 1), help: "remove it"),
      end: place)
  }

  /// The refusal of a byte that begins no UTF-8 sequence.
  private func notUTF8(_ byte: UInt8, at place: Int) -> Refusal {
    let hex = String(byte, radix: 16, uppercase: true)
    let latin = byte >= 0xA0 ? "; in Latin-1 it is \"\(Character(Unicode.Scalar(byte)))\"" : ""
    return Refusal(
      finding: Finding(
        .xmlNotUTF8, "the byte 0x\(hex) at offset \(place) is not UTF-8\(latin)",
        at: Place(name, place..<place + 1), help: "save the file as UTF-8"),
      end: place)
  }
}
