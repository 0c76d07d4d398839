internal import Rows
internal import TextUnicode
internal import XMLSource

/// Walks through the nodes of HTML and gathers their text and what is lost.
struct HTMLToText {
  private(set) var text = ""
  private(set) var lost: [String] = []
  private(set) var images: [PlainText.Image] = []
  private(set) var media: [String] = []
  /// The separation that comes before the next character.
  private var gap = Gap.none

  private enum Gap: Int {
    case none, space, line, item
  }

  /// The meaning of an element for plain text.
  private enum Meaning {
    /// Its text goes on in the line, and nothing is lost.
    case inline
    /// Its text goes on in the line, and its look is lost.
    case style
    /// It has lines of its own.
    case block
    /// It has lines of its own, and its look is lost.
    case styledBlock
    /// Its items are separated by semicolons.
    case item
    case line, raised, image, formula
    /// Nothing of it is shown.
    case hidden
    /// It plays or shows something that is no text.
    case media(String)
  }

  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [
      "br": .line, "hr": .line, "sup": .raised, "sub": .raised, "img": .image, "image": .image,
      "math": .formula, "li": .item, "tr": .item, "dd": .item,
    ]
    func add(_ meaning: Meaning, _ names: String) {
      for name in names.split(separator: " ") { meanings[String(name)] = meaning }
    }
    add(
      .inline, "span font abbr acronym bdi bdo label time data wbr nobr ruby rb tbody thead tfoot")
    add(
      .block, "p div section article main header footer center address td th dt figure contentbody")
    add(.styledBlock, "blockquote h1 h2 h3 h4 h5 h6 ol ul dl table caption pre figcaption")
    add(.hidden, "script style head title meta link template noscript")
    let media = [
      "audio": "a sound", "video": "a video", "iframe": "an embedded page", "svg": "a drawing",
      "object": "an embedded object", "embed": "an embedded object", "canvas": "a drawing",
      "applet": "an embedded program",
    ]
    for (name, words) in media { meanings[name] = .media(words) }
    return meanings
  }()

  mutating func walk(_ nodes: [MarkupNode]) {
    for node in nodes {
      switch node {
      case .text(let text): add(text)
      case .element(let element): enter(element)
      }
    }
  }

  private mutating func enter(_ element: MarkupElement) {
    let name = element.localName.lowercased()
    switch Self.meanings[name] ?? .style {
    case .inline:
      if element["style"] != nil || element["color"] != nil { lose("style of text") }
      walk(element.content)
    case .style:
      if !element.content.isEmpty { lose(name) }
      walk(element.content)
    case .block, .styledBlock: walk(block: element, named: name)
    case .item:
      separate(.item)
      walk(element.content)
      separate(.item)
    case .line: separate(.line)
    case .raised: walk(raised: element, isRaised: name == "sup")
    case .image: take(image: element)
    case .formula:
      lose("formula")
      take(formula: element)
    case .hidden:
      if name == "script" { lose(name) }
    case .media(let words):
      if !media.contains(words) { media.append(words) }
      if name == "object" { walk(element.content) }
    }
  }

  private mutating func walk(block element: MarkupElement, named name: String) {
    if case .styledBlock? = Self.meanings[name] { lose(name) }
    if element["style"]?.contains("color") == true { lose("style of text") }
    separate(.line)
    walk(element.content)
    separate(.line)
  }

  /// Adds raised or lowered text by characters that are so, if there are any.
  private mutating func walk(raised element: MarkupElement, isRaised: Bool) {
    if element.children.isEmpty,
      let small = SmallSigns.written(element.text.trimmed, isRaised: isRaised)
    {
      add(small)
    } else {
      lose(isRaised ? "sup" : "sub")
      walk(element.content)
    }
  }

  private mutating func take(image element: MarkupElement) {
    // Canvas has formulas as pictures of its own server.
    if let formula = element["data-equation-content"] {
      lose("formula")
      return add("\\(\(formula)\\)")
    }
    separate(.space)
    guard let source = element["src"], !source.isEmpty else { return }
    images.append(PlainText.Image(source: source, alt: (element["alt"] ?? "").collapsed))
  }

  /// Adds a formula of MathML as TeX, if it has that beside, else its letters.
  private mutating func take(formula element: MarkupElement) {
    let notes = element.descendants(["annotation"])
    if let tex = notes.first(where: { $0["encoding"] == "application/x-tex" }) {
      return add("\\(\(tex.text.trimmed)\\)")
    }
    if let text = element["alttext"] { return add(text) }
    add(Self.letters(of: element))
  }

  private static func letters(of element: MarkupElement) -> String {
    var text = ""
    for node in element.content {
      switch node {
      case .text(let part): text += part.trimmed
      case .element(let child):
        if !child.localName.hasPrefix("annotation") { text += letters(of: child) }
      }
    }
    return text
  }

  // MARK: - Text

  private mutating func lose(_ name: String) { PlainText.lose(name, &lost) }

  private mutating func separate(_ gap: Gap) {
    if !text.isEmpty, gap.rawValue > self.gap.rawValue { self.gap = gap }
  }

  /// Adds characters, and each run of white space as one space.
  private mutating func add(_ part: String) {
    var isBlank = false
    for scalar in part.unicodeScalars {
      if scalar.isWhiteSpace {
        isBlank = true
        continue
      }
      if isBlank { separate(.space) }
      isBlank = false
      closeGap()
      text.unicodeScalars.append(scalar)
    }
    if isBlank { separate(.space) }
  }

  private mutating func closeGap() {
    switch gap {
    case .none: return
    case .space: text += " "
    case .line:
      lose("line breaks")
      text += " "
    case .item:
      let isSeparated = text.unicodeScalars.last.map(":;,.?!".unicodeScalars.contains) ?? true
      text += isSeparated ? " " : "; "
    }
    gap = .none
  }
}
