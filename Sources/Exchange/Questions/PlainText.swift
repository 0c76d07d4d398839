internal import TextUnicode
internal import XMLSource

/// A text with markup as plain text, and the parts that plain text cannot have.
struct PlainText: Equatable {
  struct Image: Equatable {
    /// The address of the picture as the text gives it.
    var source: String
    var alt: String
  }

  var text = ""
  /// The names of the markup that is lost, such as `b` or `table`, each once.
  private(set) var lost: [String] = []
  private(set) var images: [Image] = []
  /// Sounds, videos and other content that is no text, in words, such as `a sound`.
  private(set) var media: [String] = []

  /// A text that has no markup.
  init(plain text: String) {
    self.text = text
    noteFormula(in: text)
  }

  /// A text of HTML. If it is too long for the parser of HTML, its tags are cut out.
  init(html: String) {
    guard Self.mayHaveMarkup(html) else {
      self.init(plain: html.collapsed)
      return
    }
    if let nodes = Self.nodes(html: html) {
      self.init(nodes)
    } else {
      self.init(plain: Self.withoutTags(html).collapsed)
      lose("tags of a very long text")
    }
  }

  /// A text of HTML whose markup is read.
  init(_ nodes: [MarkupNode]) {
    var walk = HTMLToText()
    walk.walk(nodes)
    text = walk.text
    (lost, images, media) = (walk.lost, walk.images, walk.media)
    noteFormula(in: text)
  }

  /// The nodes of a text of HTML; nil if it is too long for the parser of HTML.
  static func nodes(html: String) -> [MarkupNode]? { HTMLDocument(html)?.nodes }

  /// True unless the text has neither `&` nor a `<` that could begin a tag.
  private static func mayHaveMarkup(_ html: String) -> Bool {
    var before: UInt8 = 0
    for byte in html.utf8 {
      if byte == UInt8(ascii: "&") { return true }
      if before == UInt8(ascii: "<"), 0x61...0x7A ~= byte | 0x20 || "/!?".utf8.contains(byte) {
        return true
      }
      before = byte
    }
    return false
  }

  private mutating func noteFormula(in text: String) {
    // Nearly no text has a sign that begins a formula.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "$") }) else {
      return
    }
    if ["\\(", "\\[", "$$"].contains(where: text.utf8.hasBytes) { lose("formula") }
  }

  /// Adds a picture that stands beside the text.
  mutating func add(_ image: Image) { images.append(image) }

  private mutating func lose(_ name: String) { Self.lose(name, &lost) }

  /// Adds a name to those of lost markup, each of which is there once; `others` stands for those beyond twenty.
  static func lose(_ name: String, _ lost: inout [String]) {
    if lost.count <= 20, !lost.contains(name) { lost.append(lost.count < 20 ? name : "others") }
  }

  /// The text with a space in place of everything between `<` and `>`.
  private static func withoutTags(_ html: String) -> String {
    var text: [UInt8] = []
    var isInTag = false
    for byte in html.utf8 {
      switch byte {
      case UInt8(ascii: "<"):
        if !isInTag { text.append(0x20) }
        isInTag = true
      case UInt8(ascii: ">") where isInTag: isInTag = false
      default: if !isInTag { text.append(byte) }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Plain text as HTML or XML.
enum EscapedText {
  /// Returns the text with references in place of the characters that mean something in markup.
  static func of(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
