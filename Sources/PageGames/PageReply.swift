internal import SafeText
internal import Words

/// A reply to the page: one JSON object, written member by member.
package struct PageReply {
  package private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]
  /// The brackets that are open, and behind the last of them whether it has a member.
  private var open: [UInt8] = [UInt8(ascii: "}")]
  private var isEmpty = true

  package init() {}

  /// Closes the object; nothing may be written after it.
  mutating func end() { while !open.isEmpty { close() } }

  @inline(never)
  mutating func text(_ name: StaticString, _ text: String) {
    begin(name)
    quoted(text)
  }

  /// Writes a text, or `null` if there is none.
  @inline(never)
  mutating func text(_ name: StaticString, ifAny text: String?) {
    begin(name)
    if let text { quoted(text) } else { bytes += "null".utf8 }
  }

  mutating func number(_ name: StaticString, _ number: Int) {
    self.number(name, ifAny: Int64(number))
  }

  mutating func number(_ name: StaticString, _ number: Int64) { self.number(name, ifAny: number) }

  @inline(never)
  mutating func number(_ name: StaticString, ifAny number: Int64?) {
    begin(name)
    if let number { bytes += "\(number)".utf8 } else { bytes += "null".utf8 }
  }

  /// Writes a part of a whole, from 0 to 1, with four decimal places.
  @inline(never)
  mutating func part(_ name: StaticString, _ part: Double) {
    begin(name)
    bytes += "\(Self.thousandths(part))e-4".utf8
  }

  @inline(never)
  mutating func parts(_ name: StaticString, _ parts: [Double]) {
    list(name)
    for part in parts {
      next()
      bytes += "\(Self.thousandths(part))e-4".utf8
    }
    close()
  }

  @inline(never)
  mutating func flag(_ name: StaticString, _ flag: Bool) {
    begin(name)
    bytes += (flag ? "true" : "false").utf8
  }

  @inline(never)
  mutating func texts(_ name: StaticString, _ texts: [String]) {
    list(name)
    for text in texts { item(text) }
    close()
  }

  @inline(never)
  mutating func nothing(_ name: StaticString) {
    begin(name)
    bytes += "null".utf8
  }

  /// Opens a list, which `close` ends.
  @inline(never)
  mutating func list(_ name: StaticString) {
    begin(name)
    opened("[", "]")
  }

  /// Opens an object, which `close` ends.
  @inline(never)
  mutating func object(_ name: StaticString) {
    begin(name)
    opened("{", "}")
  }

  /// Opens an object in a list.
  @inline(never)
  mutating func object() {
    next()
    opened("{", "}")
  }

  /// Writes a text into a list.
  @inline(never)
  mutating func item(_ text: String) {
    next()
    quoted(text)
  }

  @inline(never)
  mutating func item(_ number: Int64) {
    next()
    bytes += "\(number)".utf8
  }

  @inline(never)
  mutating func close() {
    if let bracket = open.popLast() { bytes.append(bracket) }
    isEmpty = false
  }

  private mutating func opened(_ bracket: Unicode.Scalar, _ end: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    open.append(UInt8(ascii: end))
    isEmpty = true
  }

  @inline(never)
  private mutating func begin(_ name: StaticString) {
    next()
    quoted(name.description)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func next() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
  }

  @inline(never)
  private mutating func quoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    bytes += text.jsonEscaped.utf8
    bytes.append(UInt8(ascii: "\""))
  }

  private static func thousandths(_ part: Double) -> Int {
    Int(min(max(part, 0), 1) * 10_000 + 0.5)
  }
}

extension PageReply {
  /// Writes an entry of the status line: a text, and the number in it.
  mutating func status(
    _ name: StaticString, _ text: String, _ value: Int64, of most: Int64? = nil
  ) {
    object()
    self.text("name", name.description)
    self.text("text", text)
    number("value", value)
    if let most { number("of", most) }
    close()
  }

  /// Writes the score and the best score.
  mutating func scores(_ score: Int64, _ play: Play) {
    let language = play.language
    status("score", language(.score, ["score": .count(score)]), score)
    guard play.keepsScores else { return }
    status("best", language(.highScore, ["best": .count(play.best)]), play.best)
  }

  /// Writes the direction in which texts of a language are read.
  mutating func direction(_ name: StaticString, _ language: LanguageTag?) {
    text(name, language?.isRightToLeft == true ? "rtl" : "ltr")
  }
}
