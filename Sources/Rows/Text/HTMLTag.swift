/// A tag of HTML in a text, such as `<b>`, `</i>` or `<br/>`.
struct HTMLTag: Equatable {
  var place: Range<Int>
  /// The name in small letters.
  var name: String
  var isEnd: Bool

  /// The text that takes the place of a tag when it is removed.
  enum Meaning {
    /// Nothing: the tag sets letters in another style.
    case style
    /// A space: the tag begins a new line or paragraph.
    case line
    /// Raised or lowered signs, which exist as characters for digits alone.
    case raised, lowered
    /// Something that is no text.
    case content
  }

  static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = ["sup": .raised, "sub": .lowered]
    let style =
      "a abbr b big cite code del em font i ins kbd mark q s samp small span strike strong tt u var"
    for name in style.split(separator: " ") { meanings[String(name)] = .style }
    let line =
      "blockquote br center dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td th thead tr ul"
    for name in line.split(separator: " ") { meanings[String(name)] = .line }
    for name in ["audio", "iframe", "img", "script", "style", "svg", "video"] {
      meanings[name] = .content
    }
    return meanings
  }()

  /// The tag that begins with the `<` at `start`; nil if the characters form no tag of HTML.
  ///
  /// In `a<b and c>d` the words are no attributes, which have values.
  init?(_ text: [UInt8], at start: Int) {
    var index = start + 1
    isEnd = index < text.count && text[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let nameStart = index
    while index < text.count, Self.isOfName(text[index]), index - nameStart <= 10 { index += 1 }
    name = String(decoding: text[nameStart..<index], as: UTF8.self).lowercased()
    guard Self.meanings[name] != nil, let end = Self.end(text, behind: index, isEnd) else {
      return nil
    }
    place = start..<end
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
  }

  /// The end of the tag whose attributes begin at `start`.
  private static func end(_ text: [UInt8], behind start: Int, _ isEnd: Bool) -> Int? {
    var index = start
    func skipSpace() { while index < text.count, text[index] <= 0x20 { index += 1 } }
    while true {
      let before = index
      skipSpace()
      guard index < text.count else { return nil }
      if text[index] == UInt8(ascii: ">") { return index + 1 }
      if text[index] == UInt8(ascii: "/"), !isEnd {
        index += 1
        continue
      }
      guard !isEnd, index > before else { return nil }
      let name = index
      while index < text.count, isOfName(text[index]) { index += 1 }
      guard index > name, index < text.count, text[index] == UInt8(ascii: "=") else { return nil }
      guard let valueEnd = endOfValue(text, index + 1) else { return nil }
      index = valueEnd
    }
  }

  /// The end of an attribute's value, quoted or not.
  private static func endOfValue(_ text: [UInt8], _ start: Int) -> Int? {
    guard start < text.count else { return nil }
    let first = text[start]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return text[(start + 1)...].firstIndex(of: first).map { $0 + 1 }
    }
    let end = text[start...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    return end.flatMap { $0 > start ? $0 : nil }
  }
}
