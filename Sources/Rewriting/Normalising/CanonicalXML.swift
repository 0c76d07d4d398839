internal import Diagnostics
internal import Kinds
internal import Rows
internal import TextUnicode
internal import XMLSource

/// Writes an XML file in canonical layout, one child of the root at a time.
///
/// Attributes come in the order of the schema. Elements keep their order, which may mean something. A comment
/// stays before or behind its neighbour, on the same line or on its own.
final class CanonicalXML: XMLHandler {
  private let outline: SchemaOutline
  private let spelling: XMLSpelling
  private let output: CanonicalOutput
  private var root: String?
  private var types: [SchemaOutline.ComplexType?] = []
  /// The elements inside the root that are not closed yet.
  private var open: [XMLBranch] = []
  /// True if the next content of the root is on another line than the content before.
  private var startsLine = false
  private let ids: IdWriter?
  /// Collects the texts that ids are derived from; nil if no ids are written.
  private let asked: XMLAskedText?
  /// The tag of the row that is open.
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

  /// Writes the whole source; returns false if it has errors.
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
        if spelled != text.collapsed { output.countValue() }
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
          output.countId()
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

  /// Returns the type of a child of the open element; nil if the schema does not know it.
  private func type(of name: String) -> SchemaOutline.ComplexType? {
    let element =
      types.isEmpty ? outline.root : types.last??.children.first { $0.name == name }
    return element.map { outline.type(of: $0) }
  }

  /// Returns the start tag without its end, and counts the changes in it.
  private func written(_ tag: XMLTag, _ depth: Int) -> String {
    let type = types.last ?? nil
    if ordered(tag, type) != tag.attributes { output.markReordered() }
    for attribute in tag.attributes
    where spelling.attribute(attribute, tag, depth) != attribute.value { output.countValue() }
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

  /// Returns the attributes in the order of the schema, then the unknown ones in their own.
  private func ordered(_ tag: XMLTag, _ type: SchemaOutline.ComplexType?) -> [XMLAttribute] {
    let order = type?.attributes.map(\.name) ?? []
    let known = order.compactMap { name in tag.attributes.first { $0.name == name } }
    return known + tag.attributes.filter { !order.contains($0.name) }
  }
}

/// The canonical spelling of values in an XML file.
struct XMLSpelling {
  /// Returns the spelling of an attribute's value; the root has depth 0.
  var attribute: (_ attribute: XMLAttribute, _ tag: XMLTag, _ depth: Int) -> String
  /// Returns the spelling of an element's text.
  var text: (_ text: String, _ tag: XMLTag, _ depth: Int) -> String

  /// The spelling of a source: values as a pack holds them.
  static func source(_ kind: ContentKind, _ languages: SourceLanguages) -> XMLSpelling {
    let text = CanonicalText(units: .builtIn)
    let fields = Dictionary(
      kind.schema.fields.compactMap { field in
        kind.shape.name(of: field.name).map { ($0, field) }
      }, uniquingKeysWith: { first, _ in first })
    let own = kind.shape.text.flatMap { kind.schema.field($0) }
    return XMLSpelling { attribute, _, depth in
      if attribute.name == "xml:lang" { return languages.spelling(of: attribute.value) }
      if depth == 2, attribute.name == kind.shape.list?.remark?.attribute {
        return text.text(attribute.value, of: nil) ?? attribute.value
      }
      guard depth == 1, let field = fields[attribute.name] else { return attribute.value }
      return text.text(attribute.value, of: field) ?? attribute.value
    } text: { value, tag, depth in
      let language = tag.attributes.first { $0.name == "xml:lang" }?.value
      let isOwn = language.map { languages.meaning(of: $0) == .own } ?? true
      let field = depth == 1 ? own : fields[tag.name]
      return text.text(value, of: isOwn ? field : nil) ?? value
    }
  }

  /// The spelling of a manifest: texts as a pack holds them; forms, paths and settings unchanged.
  static var manifest: XMLSpelling {
    XMLSpelling { attribute, tag, _ in
      tag.name == "author" && attribute.name == "name"
        ? attribute.value.collapsed.nfc : attribute.value
    } text: { text, _, _ in
      text.collapsed.nfc
    }
  }
}
