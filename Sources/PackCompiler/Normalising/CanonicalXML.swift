internal import Diagnostics
internal import Rows
internal import TextUnicode
internal import XMLSource

/// Writes an XML file in its one canonical layout while it is read, a child of the root at a time.
///
/// Attributes stand in the order of the schema, elements stay in theirs, which may mean something.
/// A comment stays in front of or behind what it stood at, on the same line or on its own.
final class CanonicalXML: XMLHandler {
  private let outline: SchemaOutline
  private let spelling: XMLSpelling
  private let output: CanonicalOutput
  private var root: String?
  private var types: [SchemaOutline.ComplexType?] = []
  /// The elements within the root that are not at their end.
  private var open: [XMLBranch] = []
  /// Whether what comes next directly in the root stands on another line than what was before.
  private var startsLine = false
  private let ids: IdWriter?
  /// What rows ask, where they are to have ids.
  private let asked: XMLAskedText?
  /// The element directly in the root that is open.
  private var row: XMLTag?

  private init(
    _ outline: SchemaOutline, _ spelling: XMLSpelling, _ ids: IdWriter?, _ asked: XMLAskedText?,
    _ output: CanonicalOutput
  ) {
    self.outline = outline
    self.spelling = spelling
    self.ids = ids
    self.asked = asked
    self.output = output
  }

  /// Writes all of it; false where the source has errors.
  static func write(
    _ source: SourceBytes, _ schema: XMLSchema, _ spelling: XMLSpelling, ids: IdWriter?,
    _ languages: SourceLanguages, to output: CanonicalOutput
  ) -> Bool {
    var findings = Findings(limit: 0)
    output.append(XMLText.declaration)
    let asked = ids.flatMap { ids in
      XMLAskedText(source, ids.kind.schema, ids.kind.shape, languages)
    }
    let writer = CanonicalXML(schema.outline, spelling, ids, asked, output)
    let isWhole = XMLReader.read(source, schema: schema, into: writer, findings: &findings)
    return isWhole && findings.errors == 0
  }

  func start(_ tag: XMLTag) {
    let depth = types.count
    types.append(type(of: tag.name))
    asked?.start(tag)
    if depth == 1 { row = tag }
    guard root != nil else {
      root = tag.name
      output.append(written(tag, depth) + ">")
      return
    }
    open.append(
      XMLBranch(name: tag.name, tag: written(tag, depth)) { [spelling, output] text in
        let spelled = spelling.text(text, tag, depth)
        if spelled != text.collapsed { output.noteValue() }
        return spelled
      })
  }

  func text(_ text: String) {
    asked?.text(text)
    if open.isEmpty {
      startsLine = startsLine || text.utf8.contains(UInt8(ascii: "\n"))
    } else {
      open[open.count - 1].append(text)
    }
  }

  func aside(_ text: String) {
    let text = text.nfc
    if !open.isEmpty {
      open[open.count - 1].append(.aside(text))
    } else if types.isEmpty {
      output.append(text + "\n")
    } else {
      output.append((startsLine ? "\n  " : " ") + text)
      startsLine = false
    }
  }

  func end(content: Range<Int>, element: Range<Int>) {
    let type = types.removeLast()
    let text = asked?.end(content: content, element: element)
    if var done = open.popLast() {
      if open.isEmpty {
        if let ids, let text, let row, let id = ids.id(of: row, asked: text) {
          done.tag = laidOut(ids.tag(row, with: id), type, 1)
          output.noteId()
        }
        output.append("\n  " + done.layout(indentation: 1))
        startsLine = false
      } else {
        open[open.count - 1].append(.element(done))
      }
    } else {
      output.append("\n</\(root ?? "")>\n")
    }
  }

  /// What the schema says of an element in the one that is open.
  private func type(of name: String) -> SchemaOutline.ComplexType? {
    let element =
      types.isEmpty ? outline.root : types.last??.children.first { $0.name == name }
    return element.map { outline.type(of: $0) }
  }

  /// The start tag without its end, and notes what is changed in it.
  private func written(_ tag: XMLTag, _ depth: Int) -> String {
    let type = types.last ?? nil
    if ordered(tag, type) != tag.attributes { output.noteOrder() }
    for attribute in tag.attributes
    where spelling.attribute(attribute, tag, depth) != attribute.value { output.noteValue() }
    return laidOut(tag, type, depth)
  }

  private func laidOut(_ tag: XMLTag, _ type: SchemaOutline.ComplexType?, _ depth: Int) -> String {
    let namespaces = tag.namespaces.map { attribute in
      "\(attribute.name)=\"\(attribute.value.replacing("\"", with: "&quot;"))\""
    }
    let attributes = ordered(tag, type).map { attribute in
      let value = spelling.attribute(attribute, tag, depth)
      return XMLText.attribute(attribute.name, value)
    }
    return XMLText.tag(["<\(tag.name)"] + namespaces + attributes, depth: depth)
  }

  /// Attributes in the order of the schema, then those that it does not know as they stand.
  private func ordered(_ tag: XMLTag, _ type: SchemaOutline.ComplexType?) -> [XMLAttribute] {
    let order = type?.attributes.map(\.name) ?? []
    let known = order.compactMap { name in tag.attributes.first { $0.name == name } }
    return known + tag.attributes.filter { !order.contains($0.name) }
  }
}
