internal import TextUnicode
internal import XMLSource

/// An element with its content, to be written in canonical layout.
struct XMLBranch {
  enum Piece {
    case element(XMLBranch)
    case text(String)
    /// A comment or a processing instruction, unchanged.
    case aside(String)
  }

  /// The start tag with its attributes, without the `>` at its end.
  var tag: String
  var name: String
  /// Returns the canonical spelling of the element's text.
  var spell: (String) -> String
  private(set) var pieces: [Piece] = []

  init(name: String, tag: String, spell: @escaping (String) -> String) {
    self.name = name
    self.tag = tag
    self.spell = spell
  }

  mutating func append(_ text: String) {
    if case .text(let first) = pieces.last {
      pieces[pieces.count - 1] = .text(first + text)
    } else {
      pieces.append(.text(text))
    }
  }

  mutating func append(_ piece: Piece) { pieces.append(piece) }

  /// Returns the element on one line, or with each child element on a line of its own.
  func layout(indentation: Int) -> String {
    let holdsElements = pieces.contains { if case .element = $0 { true } else { false } }
    guard holdsElements else {
      let content = inline(pieces[...])
      return content.isEmpty ? tag + "/>" : tag + ">" + content + "</\(name)>"
    }
    let margin = "\n" + String(repeating: " ", count: 2 * indentation)
    var body = ""
    var rest = pieces[...]
    while !rest.isEmpty {
      if case .element(let child) = rest.first {
        body += margin + "  " + child.layout(indentation: indentation + 1)
        rest.removeFirst()
      } else {
        let run = rest.prefix { if case .element = $0 { false } else { true } }
        rest = rest.dropFirst(run.count)
        body += lines(of: run, margin + "  ")
      }
    }
    return tag + ">" + body + margin + "</\(name)>"
  }

  /// Returns the text and comments between two elements; what shared a line with the content before stays on
  /// that line.
  private func lines(of run: ArraySlice<Piece>, _ margin: String) -> String {
    var lines = ""
    var startsLine = false
    let isText = { (piece: Piece) in
      if case .text(let text) = piece { !text.trimmed.isEmpty } else { false }
    }
    let texts = run.indices.filter { isText(run[$0]) }
    var index = run.startIndex
    while index < run.endIndex {
      if let first = texts.first, let last = texts.last, index == first {
        lines += margin + inline(run[first...last])
        if case .text(let text) = run[last] { startsLine = text.endsLine }
        index = last + 1
        continue
      }
      switch run[index] {
      case .text(let text): startsLine = text.utf8.contains(UInt8(ascii: "\n"))
      case .aside(let aside):
        lines += (startsLine ? margin : " ") + aside
        startsLine = false
      case .element: break
      }
      index += 1
    }
    return lines
  }

  /// Returns text and comments as one text, with white space collapsed and removed at both ends.
  private func inline(_ run: ArraySlice<Piece>) -> String {
    if run.count == 1, case .text(let text) = run.first { return XMLText.inElement(spell(text)) }
    var parts: [(text: String, isText: Bool)] = []
    // Removes spaces at the beginning.
    var isBehindSpace = true
    for piece in run {
      switch piece {
      case .aside(let aside): parts.append((aside, false))
      case .text(let text):
        var part = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
          let isSpace = scalar.properties.isWhitespace
          if !isSpace || !isBehindSpace { part.append(isSpace ? " " : scalar) }
          isBehindSpace = isSpace
        }
        parts.append((String(part), true))
      case .element: break
      }
    }
    // Removes the space at the end, which may be before a comment.
    if isBehindSpace, let last = parts.lastIndex(where: { $0.isText && !$0.text.isEmpty }) {
      parts[last].text.removeLast()
    }
    return parts.map { $0.isText ? XMLText.inElement($0.text.nfc) : $0.text }.joined()
  }
}

extension String {
  /// True if the white space at the end of the text contains a line feed.
  fileprivate var endsLine: Bool {
    unicodeScalars.reversed().prefix { $0.properties.isWhitespace }.contains("\n")
  }
}
