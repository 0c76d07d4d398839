internal import Diagnostics
internal import Kinds
internal import Projects
internal import Rows
internal import SchemaFiles
internal import XMLSource

/// The rows and cells of an XML source. All columns that the kind has are there.
struct EditableXML: EditableRows {
  let columns: [Binding.Column]
  let fault: Finding?
  let rows: [Int]
  private let parts: XMLParts?
  private let form: XMLRowForm
  private let layout: XMLLayout
  /// The first row with children, whose layout rows without children have for theirs.
  private let sample: XMLParts.Row?

  init(
    _ source: ProjectSource, _ bytes: [UInt8], _ kind: ContentKind, _ languages: SourceLanguages
  ) {
    let file = SourceBytes(name: source.path, bytes)
    let schema = XMLSchema.shared(kind.schemas.xml)
    var languages = languages
    languages.others =
      languages.others ?? XMLRows.languages(in: file, besides: languages.own, schema)
    columns =
      Binding(everyFieldOf: kind.schema, languages, source.reading.numbers, file: source.path)
      .columns
    form = XMLRowForm(kind, schema, languages, columns)
    layout = XMLLayout(bytes)
    do throws(XMLFault) {
      parts = try XMLParts(file, kind.shape, languages, columns, schema)
      fault = nil
    } catch {
      parts = nil
      fault = error.finding
    }
    rows = Array((parts?.rows ?? []).indices)
    sample = parts?.rows.first { !$0.children.isEmpty }
  }

  // MARK: - Reading

  var before: [UInt8] { layout.bytes }
  var count: Int { rows.count }

  private func row(_ record: Int) -> XMLParts.Row? { parts?.rows[record] }

  func place(of record: Int) -> Range<Int> { row(record)?.range ?? 0..<0 }

  /// The elements of the list that stay in their place are marked, which says nothing else.
  func holdsAnyText(_ column: Int) -> Bool { columns[column].name != form.shape.list?.pin?.field }

  /// Line breaks in a text count as spaces, but not in an unresolved conflict.
  func text(_ record: Int, _ column: Int) -> String {
    let text = row(record)?.cells[column].text ?? ""
    if !text.utf8.contains(0x0A) || ConflictText.isOne(text) { return text }
    return text.split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
  }

  // MARK: - Changing

  func edits(of record: Int, _ texts: [Int: String], columns added: Int) -> [FixIt.Edit] {
    guard let row = row(record) else { return [] }
    return XMLRowEdits(row, texts, form, layout, style(near: record)).edits
  }

  func removal(of record: Int) -> Range<Int> { layout.removal(of: place(of: record)) }

  func edits(addingColumns names: [String]) -> [FixIt.Edit] {
    preconditionFailure("an XML source has all columns of its kind")
  }

  func gap(behind record: Int?) -> RowGap {
    guard let parts else { return RowGap(bytes: 0..<0) }
    if let record { return layout.gap(behind: place(of: record)) }
    let end = parts.content.upperBound
    var gap = RowGap(bytes: end..<end, before: "  ", after: layout.lineEnd)
    if layout.isEmpty(parts.root) {
      let edit = layout.opened(parts.root, with: layout.lineEnd)
      gap.bytes = edit.bytes
      gap.opening = ">" + layout.lineEnd
      gap.closing = "</\(parts.root.name)>"
    } else if let start = layout.lineStart(before: end) {
      gap.bytes = start..<start
    } else {
      gap.opening = layout.lineEnd
    }
    return gap
  }

  private func style(near record: Int?) -> XMLRowStyle {
    XMLRowStyle(record.flatMap(row), sample: sample, layout)
  }

  func record(_ values: [Int: String], behind record: Int?, columns added: Int) -> String {
    let style = style(near: record)
    func filled(_ column: Int) -> String? { values[column].flatMap { $0.isEmpty ? nil : $0 } }
    var attributes: [(name: String, value: String)] = []
    var children: [(rank: Int, text: String)] = []
    var own: (rank: Int, text: String)?
    for column in columns.indices {
      guard let text = filled(column) else { continue }
      switch form.parts[column] {
      case .attribute(let name): attributes.append((name, text))
      case .text: own = (form.ranks[column], text)
      case .child(let name):
        let child = style.element(name, form.language(of: column), text, layout)
        children.append((form.ranks[column], child))
      case .list: break
      }
    }
    for item in form.items({ values[$0] ?? "" }) {
      let child = style.element(form.shape.list?.element ?? "", item.attributes, item.text, layout)
      children.append((form.listRank, child))
    }
    var content = ""
    if let own {
      if children.isEmpty || style.hasOwnText {
        content = layout.written(own.text)
      } else {
        children.append((own.rank, style.element("text", [], own.text, layout)))
      }
    }
    let order = form.attributes
    attributes.sort { order.firstIndex(of: $0.name) ?? 0 < order.firstIndex(of: $1.name) ?? 0 }
    let tag = style.tag(form.shape.row, attributes, depth: 1, layout)
    children = children.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
    content += style.joined(children.map(\.text))
    return content.isEmpty ? tag + "/>" : "\(tag)>\(content)</\(form.shape.row)>"
  }
}
