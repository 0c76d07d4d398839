package import Diagnostics
internal import PackFormat
package import XMLSource

/// Hands the rows of an XML source to a judge, and each judged row on.
package enum XMLRows {
  /// What is no row has its finding from the schema and is left out of `take`.
  ///
  /// Plain rows are read without libxml2 where not `plainly` is false, with the same outcome. The judge has
  /// to be started with `binding`. Where the source cannot be read to its end there is
  /// an error among the findings, and `take` has had the rows before it.
  package static func read(
    _ source: SourceBytes, _ shape: XMLShape, _ languages: SourceLanguages, _ schema: XMLSchema?,
    _ findings: inout Findings, judge: inout TableJudge, plainly: Bool = true,
    take: (TypedRow) -> Void
  ) {
    let reader = XMLRowReader(shape, languages, judge.columns, file: source.name)
    let columns = judge.columns
    withoutActuallyEscaping({ (row: XMLRow) in
      let (cells, faults) = reader.cells(of: row)
      let text = { (column: Int) in Array(cells[column].text.utf8) }
      judge.begin(
        row.place, id: judge.idColumn.map(text) ?? [], asked: judge.askedColumn.map(text) ?? [])
      for fault in faults { judge.add(fault) }
      for cell in cells { judge.cell(Array(cell.text.utf8).span, at: cell.place) }
      judge.end()
      take(judge.row)
    }) { emit in
      withoutActuallyEscaping({ (row: PlainXMLCells, bytes: [UInt8]) in
        judge.read(row, of: bytes)
        take(judge.row)
      }) { emitPlain in
        let handler = XMLRowHandler(shape, source, emit)
        let plain = (plainly ? schema : nil).flatMap {
          PlainXMLRows($0, shape, languages, columns, emit: emitPlain)
        }
        _ = XMLReader.read(
          source, schema: schema, into: handler, rows: plain, findings: &findings)
      }
    }
  }

  /// The languages of the translations in a source beside its own, in order of first appearance.
  package static func languages(
    in source: SourceBytes, besides own: String, _ schema: XMLSchema?
  ) -> [String] {
    // Most have none; that they have not is seen much faster than their elements are.
    guard source.contains(Array("xml:lang".utf8), rare: 3) else { return [] }
    let handler = LanguageHandler()
    // Whatever is at fault is found when the source is checked.
    var ignored = Findings(limit: 0)
    _ = XMLReader.read(source, schema: schema, into: handler, findings: &ignored)
    return handler.tags.filter { $0 != own.lowercased() }
  }
}

extension Binding {
  /// Every field of the schema in every language: in XML there is no header that could lack or
  /// misspell one.
  package init(everyFieldOf schema: TableSchema, _ languages: SourceLanguages, file: String) {
    let own = schema.fields.map(\.name)
    let translated = schema.fields.filter(\.isTranslatable).flatMap { field in
      (languages.others ?? []).map { "\(field.name)@\($0)" }
    }
    self.init(
      (own + translated).map { ($0, 0..<0) }, to: schema, languages, file: file, header: 0..<0)
  }
}

/// Notes the languages that elements are in.
private final class LanguageHandler: XMLHandler {
  private(set) var tags: [String] = []
  private var depth = 0

  func start(_ tag: XMLTag) {
    depth += 1
    // Only there are texts that may be translated.
    guard depth == 3,
      let value = tag.attributes.first(where: { $0.name == "xml:lang" })?.value.lowercased(),
      SourceLanguages.isTag(value), !tags.contains(value), tags.count < 100
    else { return }
    tags.append(value)
  }

  func text(_ text: String) {}
  func end(content: Range<Int>, element: Range<Int>) { depth -= 1 }
}

extension TableJudge {
  /// Judges a plain row.
  fileprivate mutating func read(_ row: PlainXMLCells, of bytes: [UInt8]) {
    begin(
      row.place, id: idColumn.map { row.text($0, of: bytes) } ?? [],
      asked: askedColumn.map { row.text($0, of: bytes) } ?? [])
    for cell in row.cells {
      self.cell(cell.isResolved ? row.resolved : bytes, cell.text, at: cell.place)
    }
    end()
  }
}

extension SourceBytes {
  /// Whether some bytes stand anywhere in the source, of which the one at `rare` seldom does.
  fileprivate func contains(_ wanted: [UInt8], rare: Int) -> Bool {
    var offset = 0
    while offset < count {
      let bytes = read(offset..<min(count, offset + (1 << 18)))
      if bytes.isEmpty { return false }
      if Self.contains(wanted, rare, in: bytes) { return true }
      // A piece may begin in the middle of them.
      offset += max(1, bytes.count - wanted.count + 1)
    }
    return false
  }

  private static func contains(_ wanted: [UInt8], _ rare: Int, in bytes: [UInt8]) -> Bool {
    let view = bytes.span
    let step = 64
    for start in stride(from: 0, to: bytes.count, by: step) {
      let part = start..<min(start + step, bytes.count)
      if part.count == step, !view.contains(wanted[rare], in: part) { continue }
      for place in part where view[place] == wanted[rare] && place >= rare {
        if bytes[(place - rare)...].starts(with: wanted) { return true }
      }
    }
    return false
  }
}
