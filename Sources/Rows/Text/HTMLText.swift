internal import TextUnicode

/// The entities and tags of HTML that were left in a text.
struct HTMLText {
  /// The entities, with their places in the text.
  private(set) var entities: [(place: Range<Int>, text: String)] = []
  private(set) var tags: [HTMLTag] = []
  private let bytes: [UInt8]

  /// Nil if the text has neither entities nor tags.
  init?(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") })
    else { return nil }
    self.init(Array(text.utf8))
  }

  /// Nil if the text has neither entities nor tags.
  init?(_ text: [UInt8]) {
    bytes = text
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "&"), let entity = HTMLEntities.match(text, at: index) {
        entities.append((index..<entity.end, entity.text))
        index = entity.end
      } else if text[index] == UInt8(ascii: "<"), let tag = HTMLTag(text, at: index) {
        tags.append(tag)
        index = tag.place.upperBound
      } else {
        index += 1
      }
    }
    let all = tags
    tags = all.filter { !isComparison($0, among: all) }
    if entities.isEmpty, tags.isEmpty { return nil }
  }

  /// True for a cheap reason to look closer: `&` before a letter or `#`, or `<` before a letter or `/`.
  @inline(__always)
  static func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
    let isLetter = 0x61...0x7A ~= second | 0x20
    return first == UInt8(ascii: "&") && (isLetter || second == UInt8(ascii: "#"))
      || first == UInt8(ascii: "<") && (isLetter || second == UInt8(ascii: "/"))
  }

  /// True for `<b>` in `1<b>2`, which no tag closes.
  private func isComparison(_ tag: HTMLTag, among tags: [HTMLTag]) -> Bool {
    guard !tag.isEnd, tag.place.lowerBound > 0, tag.place.upperBound < bytes.count,
      tag.place.count == 3, !tags.contains(where: { $0.isEnd && $0.name == tag.name })
    else { return false }
    return bytes[tag.place.lowerBound - 1] != 0x20 && bytes[tag.place.upperBound] != 0x20
  }

  /// A part of the text as a finding shows it.
  func shown(_ place: Range<Int>) -> String {
    let text = String(decoding: bytes[place], as: UTF8.self)
    return text.count <= 40 ? text : text.prefix(39) + "…"
  }

  /// True unless the text may be about HTML itself, so that its entities are meant as they stand.
  var areEntitiesLeftovers: Bool {
    if entities.contains(where: { $0.place == bytes.indices }) { return false }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return !["html", "xml", "entit", "markup", "escap"].contains { text.contains($0) }
  }

  /// The text with its entities decoded; nil if a character must not stand in a text.
  var decoded: String? {
    var text: [UInt8] = []
    var end = 0
    for entity in entities {
      text += bytes[end..<entity.place.lowerBound]
      text += Self.spaced(entity.text).utf8
      end = entity.place.upperBound
    }
    text += bytes[end...]
    return String(validating: text, as: UTF8.self).flatMap {
      ForbiddenCharacter.first(in: $0.collapsed) == nil ? $0 : nil
    }
  }

  /// White space as one plain space, as packs have it.
  private static func spaced(_ text: String) -> String {
    text.unicodeScalars.allSatisfy(\.isWhiteSpace) ? " " : text
  }

  /// The text without its tags; nil if it would lose more than its style.
  var withoutTags: String? {
    var text = ""
    var end = 0
    var raised: HTMLTag?
    for tag in tags {
      let part = String(decoding: bytes[end..<tag.place.lowerBound], as: UTF8.self)
      end = tag.place.upperBound
      if let start = raised {
        guard tag.isEnd, tag.name == start.name,
          let signs = SmallSigns.written(part, isRaised: tag.name == "sup")
        else { return nil }
        text += signs
        raised = nil
        continue
      }
      text += part
      switch HTMLTag.meanings[tag.name] {
      case .style: break
      case .line: text += " "
      case .raised, .lowered:
        if tag.isEnd { return nil }
        raised = tag
      case .content, nil: return nil
      }
    }
    if raised != nil { return nil }
    text = (text + String(decoding: bytes[end...], as: UTF8.self)).collapsed
    return text.isEmpty ? nil : text
  }
}
