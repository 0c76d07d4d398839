package import Diagnostics
internal import PackFormat
package import XMLSource

/// Reads the rows of an XML source and has each judged.
package enum XMLRows {
  /// Judges each row of a source and passes it to `take`, in source order.
  ///
  /// The judge must have been started with the binding of the source. Elements that are no rows are
  /// reported by the schema and skipped. If the source cannot be read to its end, an error is among the
  /// findings, and `take` gets the rows before it. `plainly: false` disables `PlainRowScanner`: rows
  /// and findings are the same.
  package static func read(
    _ source: SourceBytes, _ shape: XMLShape, _ languages: SourceLanguages, _ schema: XMLSchema?,
    _ findings: inout Findings, judge: inout TableJudge, plainly: Bool = true,
    take: (TypedRow) -> Void
  ) {
    let reader = XMLRowReader(shape, languages, judge.columns, file: source.name)
    let columns = judge.columns
    judge.notation = .xml
    withoutActuallyEscaping({ (row: XMLRow) in
      let (cells, faults) = reader.cells(of: row)
      let text = { (column: Int) in Array(cells[column].text.utf8) }
      judge.begin(
        row.place, id: judge.idColumn.map(text) ?? [], asked: judge.askedColumn.map(text) ?? [],
        key: judge.keyColumns.map(text))
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

  /// The languages of a source's translations, in order of first appearance, without its own.
  package static func languages(
    in source: SourceBytes, besides own: String, _ schema: XMLSchema?
  ) -> [String] {
    // Most sources have none, and a search of the bytes is much faster than parsing.
    guard source.contains(Array("xml:lang".utf8), rare: 3) else { return [] }
    let handler = LanguageHandler()
    // Errors are reported when the source is checked.
    var ignored = Findings(limit: 0)
    _ = XMLReader.read(source, schema: schema, into: handler, findings: &ignored)
    return handler.tags.filter { $0 != own.lowercased() }
  }
}

extension Binding {
  /// Binds every field of the schema in every language: XML has no header row that could lack one.
  package init(
    everyFieldOf schema: TableSchema, _ languages: SourceLanguages,
    _ numbers: NumberStyle? = nil, file: String
  ) {
    let own = schema.fields.map(\.name)
    let translated = schema.fields.filter(\.isTranslatable).flatMap { field in
      (languages.others ?? []).map { "\(field.name)@\($0)" }
    }
    self.init(
      (own + translated).map { ($0, 0..<0) }, to: schema, languages,
      SourceReading(numbers: numbers), file: file, header: 0..<0)
  }
}

/// Collects the languages of elements, at most 100.
private final class LanguageHandler: XMLHandler {
  private(set) var tags: [String] = []
  private var depth = 0

  func start(_ tag: XMLTag) {
    depth += 1
    // Translated texts are the children of rows.
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
  /// Judges a plain row whose scanned bytes are `bytes`.
  fileprivate mutating func read(_ row: PlainXMLCells, of bytes: [UInt8]) {
    begin(
      row.place, id: idColumn.map { row.text($0, of: bytes) } ?? [],
      asked: askedColumn.map { row.text($0, of: bytes) } ?? [],
      key: keyColumns.map { row.text($0, of: bytes) })
    for cell in row.cells {
      self.cell(cell.isResolved ? row.resolved : bytes, cell.text, at: cell.place)
    }
    end()
  }
}

extension SourceBytes {
  /// True if `wanted` occurs anywhere in the source.
  ///
  /// The search looks for the byte at the index `rare` of `wanted` first, which should be a rare one.
  fileprivate func contains(_ wanted: [UInt8], rare: Int) -> Bool {
    var offset = 0
    while offset < count {
      let bytes = read(offset..<min(count, offset + (1 << 18)))
      if bytes.isEmpty { return false }
      if Self.contains(wanted, rare, in: bytes) { return true }
      // Pieces overlap, as `wanted` may lie across their border.
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
